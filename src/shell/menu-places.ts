// Which places of the menu a person has among their favourites, and where they were last: ids, the favourites as they were added, the recents the latest first.
// @chunk menus
import { noteArrangement, readArrangement, setArrangement } from '#platform/workspace/arrangements.ts'

/** So many are shown, besides the one where the person is. */
const MOST_RECENTS = 4

export function toggleFavourite(id: string): void {
  const ids = readArrangement('favourites')
  setArrangement('favourites', ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
}

/** The workspace hears of it with the next start. */
export function addRecentPlace(id: string): void {
  const ids = readArrangement('recents')
  if (ids[0] !== id) noteArrangement('recents', withRecents([id], ids))
}

export const withRecents = (latest: readonly string[], before: readonly string[]): string[] =>
  [...new Set([...latest, ...before])].slice(0, MOST_RECENTS + 1)
