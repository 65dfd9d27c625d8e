// The undo of a removal: what was taken goes back to its neighbours, and nothing else of the list is touched. Pure.

/**
 * @param before the list from which it was taken
 * @param now the list as it is
 * @returns `now` with `taken` behind the nearest of those that were before it and are still there, or else before the nearest of those that were behind it;
 * `now` itself where it is there already
 */
export function putBack<Item>(
  now: readonly Item[],
  before: readonly Item[],
  taken: Item,
  idOf: (item: Item) => string,
): readonly Item[] {
  const ids = now.map(idOf)
  if (ids.includes(idOf(taken))) return now
  const stood = before.map(idOf)
  const at = stood.indexOf(idOf(taken))
  const isThere = (id: string) => ids.includes(id)
  const [earlier, later] = [stood.slice(0, at).findLast(isThere), stood.slice(at + 1).find(isThere)]
  const insertAt = earlier !== undefined ? ids.indexOf(earlier) + 1 : later !== undefined ? ids.indexOf(later) : 0
  return now.toSpliced(insertAt, 0, taken)
}
