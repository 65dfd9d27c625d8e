// The way from the menu to a page, as breadcrumbs.tsx shows it.
// @chunk signed-in
import { type Entry, isGroup } from './places.ts'

export interface Crumb {
  readonly id: string
  readonly title: Entry['title']
  /** None for a group, which has no page. */
  readonly link?: string
}

/**
 * @param title the open page's own name; undefined where it has none
 * @returns nothing for a page that the menu does not lead to
 */
export function crumbsOf(entries: readonly Entry[], pathname: string, title: Entry['title'] | undefined): Crumb[] {
  for (const entry of entries) {
    const place = (isGroup(entry) ? entry.places : [entry]).find(
      ({ link }) => pathname === link || pathname.startsWith(`${link}/`),
    )
    if (!place) continue
    const below = pathname !== place.link && title !== undefined ? [{ id: 'page', title }] : []
    return [...(isGroup(entry) ? [{ id: entry.id, title: entry.title }] : []), place, ...below]
  }
  return []
}
