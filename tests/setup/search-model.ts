// What searching finds, written a second time and as simply as possible: every thing is looked at. tests/api/search-model.test.ts compares.

export interface Thing {
  readonly id: string
  readonly title: string
  readonly body: string
  /** ms since the epoch */
  readonly at: number
}

/** The ids of what is found, best first. */
export function searchAll(things: readonly Thing[], query: string, withSlips: boolean): string[] {
  const words = [...new Set(split(query))].slice(0, 12)
  const found = things.flatMap((thing) => {
    const scores = words.map((word) => score(thing, word, withSlips))
    return scores.includes(0) ? [] : [{ ...thing, score: scores.reduce((sum, one) => sum + one, 0) }]
  })
  return found.sort((a, b) => b.score - a.score || b.at - a.at || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
}

/** Exact before beginning before slip; in the title before elsewhere. */
function score({ title, body }: Thing, word: string, withSlips: boolean): number {
  const level = (term: string) => {
    if (term === word) return 5
    if (term.startsWith(word)) return 3
    return withSlips && hasSlips(word, term) ? 1 : 0
  }
  const best = (levels: number[], bonus: number) =>
    Math.max(0, ...levels.filter((one) => one > 0).map((one) => one + bonus))
  return Math.max(best(split(title).map(level), 1), best(split(body).map(level), 0))
}

const split = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(plain)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 40))

const plain = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[đð]/g, 'd')
    .replaceAll('þ', 'th')
    .replaceAll('ı', 'i')
    .replaceAll('ς', 'σ')

export function hasSlips(word: string, term: string): boolean {
  if (word.length < 4 || /\p{N}/u.test(word)) return false
  const allowed = word.length < 8 ? 1 : 2
  if (distance(word, term) <= allowed) return true
  if (word.length < 6) return false
  return Array.from(term, (_, length) => distance(word, term.slice(0, length))).some((slips) => slips <= allowed)
}

/** Optimal string alignment, straight from its definition. */
export function distance(a: string, b: string): number {
  const known = new Map<string, number>()
  const between = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const key = `${i} ${j}`
    const before = known.get(key)
    if (before !== undefined) return before
    const steps = [
      between(i - 1, j) + 1,
      between(i, j - 1) + 1,
      between(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
    ]
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps.push(between(i - 2, j - 2) + 1)
    const least = Math.min(...steps)
    known.set(key, least)
    return least
  }
  return between(a.length, b.length)
}
