// Choosing by chance, the same for the same chance.

/** Several of a list, in the list's order. */
export function pickSome<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const places = items.map((_, index) => index)
  while (places.length > count) places.splice(Math.floor(random() * places.length), 1)
  return places.flatMap((index) => items[index] ?? [])
}

export const pickOne = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item
