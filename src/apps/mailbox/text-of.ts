// The content of an email is plain text, or HTML where it was imported so. Pure.
// @chunk mailbox
import { isHtml } from '#formats/mail/is-html.ts'
import { plainText } from '#ui/plain-text.ts'

/** Without what a line's ends lose. */
const unescaped = (part: string): string => (part.includes('&') ? ` ${plainText(part)} ` : part)

const UNSEEN = ['style', 'script', 'head', 'title']
const LINE_ENDS: Readonly<Record<string, string>> = { br: '\n', li: '\n- ' }
const BLOCKS = /^(?:p|div|tr|table|h[1-6]|ul|ol|blockquote|pre)$/
/** Emphasis in plain text. */
const MARKS: Readonly<Record<string, string>> = { b: '*', strong: '*', i: '_', em: '_' }
const HREF = /\shref\s*=\s*(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s"'>]{1,2000}))/i
/** Where a quote begins and ends, until its lines are known. */
const [OPENED, CLOSED] = ['\u0001', '\u0002']

export interface TextOptions {
  /** Preserves the formatting that plain text can express: emphasis, links' URLs, numbers of lists, and quotes. */
  readonly isMarked?: boolean
}

/** Its text, with its lines. */
export function textOf(content: string, { isMarked = false }: TextOptions = {}): string {
  if (!isHtml(content)) return content
  const mark = isMarked ? createMarks() : undefined
  let unseen = ''
  const parts = content.split(/(<[^<>]*>)/).map((part) => {
    const [, slash, tag = ''] = /^<(\/?)([a-z\d]{1,10})/i.exec(part) ?? []
    const name = tag.toLowerCase()
    if (unseen !== '') {
      if (slash && name === unseen) unseen = ''
      return ''
    }
    if (name === '') {
      if (part.startsWith('<')) return ''
      const text = unescaped(part.replaceAll(/\s+/g, ' '))
      mark?.note(text)
      return text
    }
    const marked = mark?.of(name, Boolean(slash), part)
    if (marked !== undefined) return marked
    if (slash) return BLOCKS.test(name) ? '\n\n' : ''
    if (UNSEEN.includes(name)) unseen = name
    return LINE_ENDS[name] ?? ''
  })
  const lines = parts
    .join('')
    .split('\n')
    .map((line) => line.trim())
  const text = lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return isMarked ? quotesOf(text) : text
}

/** What replaces the tags of a text, in sequence. */
function createMarks() {
  /** The number of the next item of each list that is open; 0: it has none. */
  const lists: number[] = []
  const links: { readonly href: string; text: string }[] = []
  return {
    note(text: string) {
      const link = links.at(-1)
      if (link) link.text += text
    },
    /** Undefined where the tag means the same without marks. */
    of(name: string, isEnd: boolean, tag: string): string | undefined {
      if (name === 'blockquote') return isEnd ? `\n\n${CLOSED}\n\n` : `\n\n${OPENED}\n\n`
      if (name === 'ol' || name === 'ul') {
        if (isEnd) lists.pop()
        else lists.push(name === 'ol' ? 1 : 0)
      }
      const number = lists.at(-1) ?? 0
      if (name === 'li' && !isEnd && number > 0) {
        lists[lists.length - 1] = number + 1
        return `\n${number}. `
      }
      if (name === 'a') {
        if (!isEnd) {
          const [, double, single, bare] = HREF.exec(tag) ?? []
          links.push({ href: plainText(double ?? single ?? bare ?? ''), text: '' })
          return ''
        }
        const { href = '', text = '' } = links.pop() ?? {}
        return /^https?:/i.test(href) && !href.includes(text.trim() || href) ? ` <${href}>` : ''
      }
      return MARKS[name]
    },
  }
}

/** With a sign before each line for each quote that it is in. */
function quotesOf(text: string): string {
  let depth = 0
  const lines: string[] = []
  for (const line of text.split('\n')) {
    if (line === OPENED) depth += 1
    else if (line === CLOSED) {
      depth = Math.max(0, depth - 1)
      // No empty lines at the edges of a quote.
      while (/^>+$/.test(lines.at(-1) ?? '')) lines.pop()
    } else if (line !== '' || (lines.at(-1)?.replaceAll(/[> ]/g, '') ?? '') !== '')
      lines.push(depth > 0 ? `${'>'.repeat(depth)} ${line}`.trimEnd() : line)
  }
  return lines
    .join('\n')
    .replaceAll(/(?:\*\*|__)(?=[\s.,;:!?]|$)/gm, '')
    .trim()
}

/** How much of a text is looked at for its first line. */
const READ = 4000
const SHOWN = 160

/** Its beginning in one line, without the greeting. */
export function snippetOf(content: string): string {
  const lines = textOf(content.slice(0, READ))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const isGreeted = lines.length > 1 && /^[^.!?]{1,60},$/.test(lines[0] ?? '')
  return lines
    .slice(isGreeted ? 1 : 0)
    .join(' ')
    .slice(0, SHOWN)
}
