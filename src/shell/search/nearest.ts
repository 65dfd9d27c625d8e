// The pages whose names are nearest to what was searched in vain: what is offered beside 'No results found!'.
import { foldText } from '#formats/text.ts'

/** The `count` nearest titles, the nearest first; as given where they are equally near. */
export function nearest<Item extends { readonly title: string }>(
  query: string,
  items: readonly Item[],
  count = 3,
): Item[] {
  const wanted = pairsOf(query)
  return items
    .map((item) => ({ item, likeness: likeness(wanted, pairsOf(item.title)) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ item }) => item)
}

/** How many pairs of letters two texts share, of all they have: 0 to 1. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const left = [...other]
  const shared = one.filter((pair) => {
    const at = left.indexOf(pair)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return one.length + other.length === 0 ? 0 : (2 * shared.length) / (one.length + other.length)
}

/** `'Cat'` -> `' c'`, `'ca'`, `'at'`: the beginning of a word is a pair too. */
const pairsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap((word) => Array.from(word, (_, at) => ` ${word}`.slice(at, at + 2)))
