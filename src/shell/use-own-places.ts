// The person's favourites and recents of the menu, as the launcher and the drawer show them above all places.
// @chunk menus
import { useArrangement } from '#platform/workspace/arrangements.ts'
import { type Entry, type Place, placesOf } from './places.ts'
import { useIsAt } from './use-entries.ts'

export interface OwnPlaces {
  readonly favourites: readonly Place[]
  /** Without favourites, and without the place where the person is. */
  readonly recents: readonly Place[]
}

export function useOwnPlaces(entries: readonly Entry[]): OwnPlaces {
  const isAt = useIsAt()
  const favourites = useArrangement('favourites')
  const recents = useArrangement('recents')
  const all = placesOf(entries)
  const placesWith = (ids: readonly string[]) => ids.flatMap((id) => all.find((place) => place.id === id) ?? [])
  return {
    favourites: placesWith(favourites),
    recents: placesWith(recents.filter((id) => !favourites.includes(id))).filter(({ link }) => !isAt(link)),
  }
}
