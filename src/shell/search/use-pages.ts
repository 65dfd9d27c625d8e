// usePages(): every page of the menus that this build has, as hits without a search.
import { placesOf } from '../places.ts'
import { useEntries, useTitle } from '../use-entries.ts'
import type { Hit } from './hits.ts'

export function usePages(): Hit[] {
  const titleOf = useTitle()
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
