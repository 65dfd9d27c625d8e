// The undo of a removal: what was taken goes back to its neighbours, and nothing else of the list is touched. Pure.

/**
 * @param before the list from which it was taken
 * @param now the list as it is
 * @returns `now` with `taken` behind the nearest of those that stood before it and are still there; `now` itself where it is there already
 */
export function putBack<Item>(
  now: readonly Item[],
  before: readonly Item[],
  taken: Item,
  idOf: (item: Item) => string,
): readonly Item[] {
  const ids = now.map(idOf)
  if (ids.includes(idOf(taken))) return now
  const earlier = before.slice(0, before.map(idOf).indexOf(idOf(taken))).map(idOf)
  const neighbour = earlier.findLast((id) => ids.includes(id))
  return now.toSpliced(neighbour === undefined ? 0 : ids.indexOf(neighbour) + 1, 0, taken)
}
