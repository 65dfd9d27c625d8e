// What is found besides the rows of domains: the product's places, its settings, its help. Each has a list of its own in the place of a table.
import type { PageResult } from '#contract/shell/search.ts'
import { type Place, placeOf } from '#seed/places.ts'
import { type FoundTable, type Shown, thing } from '#sw/api/engine/search/found.ts'
import { HELP, type HelpPage, PAGES, SETTINGS } from './pages.ts'

const place = {
  toResult: ({ id, title, link, icon }: Place, { language, marksOf }: Shown): PageResult => ({
    id,
    title: title[language],
    link,
    icon,
    marks: marksOf(title[language]),
  }),
  rowsOf: async (_: unknown, ids: string[]) => ids.map(placeOf),
}

export const foundPages = (help: ReadonlyMap<string, HelpPage>): Readonly<Record<string, FoundTable>> => ({
  [PAGES]: { group: 'pages', label: { en: 'Pages', fr: 'Pages' }, ...place },
  [SETTINGS]: { group: 'settings', label: { en: 'Settings', fr: 'Paramètres' }, ...place },
  [HELP]: {
    group: 'guides',
    label: { en: 'Help', fr: 'Aide' },
    toResult: thing(({ id, title, category, link, updatedAt }: HelpPage, language) => ({
      id,
      title: title[language],
      detail: category[language],
      at: updatedAt,
      link,
    })),
    rowsOf: async (_, ids) => ids.map((id) => help.get(id)),
  },
})
