// Choosing by chance, the same for the same chance.

/** Several of a list, in the list's order. */
export function pickSome<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const indexes = items.map((_, index) => index)
  while (indexes.length > count) indexes.splice(Math.floor(random() * indexes.length), 1)
  return indexes.flatMap((index) => items[index] ?? [])
}

export const pickOne = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item
