// What belongs to the build and is found all the same: the places of the product, the help. Few, never changing, and found in both languages.
import type { Language } from '#contract/shared.ts'
import { HELP_PATH, type Place, places, settingPlaces } from '#seed/places.ts'
import type { TableIndex } from '#sw/api/engine/search/search-index.ts'
import { makeSegment } from '#sw/api/engine/search/search-segment.ts'
import type { SearchDocument } from '#sw/api/engine/search/searchable.ts'

/** These are in the place of a table's name. */
export const PAGES = 'pages'
export const HELP = 'help'
export const SETTINGS = 'settings'

/** An answer or a guide, as a result shows it. */
export interface HelpPage {
  readonly id: string
  readonly title: Readonly<Record<Language, string>>
  /** What it is a part of. */
  readonly category: Readonly<Record<Language, string>>
  readonly link: string
  /** ISO 8601 */
  readonly updatedAt: string
}

let pages: TableIndex | undefined
let settings: TableIndex | undefined
let help: Promise<{ index: TableIndex; pages: ReadonlyMap<string, HelpPage> }> | undefined

/** Places in the sequence of the menus, where they fit equally. */
export function pageIndex(): TableIndex {
  pages ??= indexOfPages(PAGES, places)
  return pages
}

/** The sections of the settings, in their sequence. */
export function settingsIndex(): TableIndex {
  settings ??= indexOfPages(SETTINGS, settingPlaces)
  return settings
}

const indexOfPages = (name: string, found: readonly Place[]): TableIndex =>
  indexOf(
    name,
    found.map(({ id, title, alias }, index) => [id, { title: `${title.en}\n${title.fr}`, body: alias, at: -index }]),
  )

/** Made with the first search; not to be called inside a transaction. */
export function helpIndex(): NonNullable<typeof help> {
  help ??= makeHelp().catch((error: unknown) => {
    help = undefined
    throw error
  })
  return help
}

async function makeHelp() {
  const { helpContent } = await import('#seed/help/content.ts')
  const [en, fr] = [helpContent('en'), helpContent('fr')]
  const found = new Map<string, HelpPage>()
  const documents: [string, SearchDocument][] = []
  const add = (page: HelpPage, body: string) => {
    found.set(page.id, page)
    documents.push([page.id, { title: `${page.title.en}\n${page.title.fr}`, body, at: Date.parse(page.updatedAt) }])
  }
  for (const [at, { slug, title, entries }] of en.guides.entries()) {
    const category = { en: title, fr: fr.guides[at]?.title ?? title }
    for (const [number, guide] of entries.entries()) {
      const french = fr.guides[at]?.entries[number] ?? guide
      const { updatedAt } = guide
      const link = `${HELP_PATH}/guides/${slug}/${guide.slug}`
      const texts = [guide.subtitle, guide.plain, french.subtitle, french.plain]
      add(
        { id: `guide ${guide.id}`, title: { en: guide.title, fr: french.title }, category, link, updatedAt },
        texts.join('\n'),
      )
    }
  }
  for (const [at, { slug, title, entries }] of en.faqs.entries()) {
    const category = { en: title, fr: fr.faqs[at]?.title ?? title }
    for (const [number, faq] of entries.entries()) {
      const french = fr.faqs[at]?.entries[number] ?? faq
      const { updatedAt } = faq
      const link = `${HELP_PATH}/faqs/${slug}#${faq.id}`
      const texts = [faq.answer, french.answer]
      add(
        { id: `faq ${faq.id}`, title: { en: faq.question, fr: french.question }, category, link, updatedAt },
        texts.join('\n'),
      )
    }
  }
  return { index: indexOf(HELP, documents), pages: found }
}

const indexOf = (name: string, documents: readonly (readonly [string, SearchDocument])[]): TableIndex => [
  {
    id: name,
    live: documents.length,
    dead: new Uint8Array(Math.ceil(documents.length / 8)),
    segment: makeSegment(name, documents),
  },
]
