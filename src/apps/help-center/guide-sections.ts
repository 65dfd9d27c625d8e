// A guide's HTML in parts, so that each of its headings can be linked to and is on the level that the page gives it.
import { plainText } from '#ui/plain-text.ts'

export interface GuideSection {
  /** Names its place on the page, the same in every language. */
  readonly id: string
  /** Plain text; empty for what comes before the first heading. */
  readonly title: string
  /** HTML of the tags that `RichText` shows. */
  readonly html: string
}

/** @param prefix of the ids, where a page shows more than one guide */
export function sectionsOf(content: string, prefix = ''): GuideSection[] {
  return content.split('<h3>').flatMap((part, index) => {
    const [heading = '', rest] = part.split('</h3>')
    if (rest === undefined) return part === '' ? [] : [{ id: `${prefix}start`, title: '', html: part }]
    return [{ id: `${prefix}part-${index}`, title: plainText(heading), html: rest.replaceAll(/(<\/?)h4>/g, '$1h3>') }]
  })
}
