// The places that the menus offer: the navigation of the back end, without what this build has no screen for, in the person's language.
// @chunk signed-in
import type { Navigation, NavigationItem } from '#contract/shell/navigation.ts'
import type { Label } from '#platform/i18n/label.ts'
import { type PlaceGroupId, placeGroups, places } from '#platform/places.ts'

export interface Place {
  readonly id: string
  /** As it came where this build does not know the id. */
  readonly title: Label
  readonly icon: string | undefined
  readonly link: string
}

export interface PlaceGroup {
  readonly id: string
  readonly title: Label
  readonly places: readonly Place[]
}

export type Entry = Place | PlaceGroup

export const isGroup = (entry: Entry): entry is PlaceGroup => 'places' in entry

/**
 * The horizontal menu. A place without a screen is left out, a group without places too; a group of one is that place.
 * @param isRoute whether the product has such a path
 */
export function offeredEntries(
  { horizontal }: Pick<Navigation, 'horizontal'>,
  isRoute: (path: string) => boolean,
): Entry[] {
  return horizontal.flatMap((item): Entry[] => {
    if (item.type === 'basic') return placeOf(item, isRoute)
    const places = (item.children ?? []).flatMap((child) => placesIn(child, isRoute))
    return places.length > 1 ? [{ id: item.id, title: titleOf(item), places }] : places
  })
}

/** All places of the menu in one list. */
export const placesOf = (entries: readonly Entry[]): Place[] =>
  entries.flatMap((entry) => (isGroup(entry) ? entry.places : [entry]))

const placesIn = (item: NavigationItem, isRoute: (path: string) => boolean): Place[] =>
  item.children ? item.children.flatMap((child) => placesIn(child, isRoute)) : placeOf(item, isRoute)

function placeOf(item: NavigationItem, isRoute: (path: string) => boolean): Place[] {
  if (!item.link || !isRoute(item.link)) return []
  return [{ id: item.id, title: titleOf(item), icon: item.icon, link: item.link }]
}

const titleOf = ({ id, title }: NavigationItem): Label =>
  places.find((place) => place.id === id)?.title ?? placeGroups[id as PlaceGroupId]?.title ?? title
