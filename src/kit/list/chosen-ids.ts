// What an act on several rows is about: the ids of all that are selected, read where they are not yet.
// @chunk panes
import type { ListSource } from './source.ts'
import type { Selection } from './use-selection.ts'

/** @returns the ids of the selected rows, in the order of the list where all that match are */
export async function chosenIds(
  { isAll, keys }: Selection,
  source: Pick<ListSource<unknown>, 'count' | 'keysBetween'>,
): Promise<readonly string[]> {
  if (!isAll) return [...keys]
  const all = await source.keysBetween(0, source.count)
  return all.filter((key) => !keys.has(key))
}
