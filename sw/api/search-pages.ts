// The places of the product as something to search in: few, never changing, and found in both languages. Used by sw/api/shell/search.ts.
import { type Place, places } from '#seed/places.ts'
import type { TableIndex } from './search-index.ts'
import { makeSegment } from './search-segment.ts'

/** Stands in the place of a table's name. */
export const PAGES = 'pages'

let index: TableIndex | undefined

/** Places in the sequence of the menus, where they fit equally. */
export function pageIndex(): TableIndex {
  index ??= [indexOf(places)]
  return index
}

function indexOf(all: readonly Place[]): TableIndex[number] {
  const documents = all.map(
    ({ id, title, alias }, place) => [id, { title: `${title.en} ${title.fr}`, body: alias, at: -place }] as const,
  )
  return {
    id: PAGES,
    live: all.length,
    dead: new Uint8Array(Math.ceil(all.length / 8)),
    segment: makeSegment(PAGES, documents),
  }
}
