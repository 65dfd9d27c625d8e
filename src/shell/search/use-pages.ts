// usePages(): every page of the menus that this build has, as hits without a search.

import { useLabel } from '#platform/i18n/label.ts'
import { placesOf } from '../places.ts'
import { useEntries } from '../use-entries.ts'
import type { Hit } from './hits.ts'

export function usePages(): Hit[] {
  const titleOf = useLabel()
  return placesOf(useEntries(true)).map(({ id, title, icon, link }) => ({
    key: `pages ${id}`,
    group: 'pages',
    id,
    title: titleOf(title),
    marks: [],
    link,
    icon: icon ?? 'squares-2x2',
  }))
}
