// Finds icons by name and by meaning, in English and French, with small typos. Pure; made once by icons.ts.
import type { IconRef, IconSetName } from '#contract/apps/icons.ts'
import { foldText } from '#formats/text.ts'

/** All hits, the best first. */
export type IconSearch = (query: string) => IconRef[]

/** How well a word of an icon's name answers a word that was searched. */
const SAME = 10
const BEGINS = 6
const MEANS = 5
const MEANS_BEGINS = 3
const NEARLY = 2
const MEANS_NEARLY = 1

/**
 * @param meanings a line a meaning: the words of icon names before the bar, what people call it behind; a word may be in several lines
 */
export function createIconSearch(
  sets: readonly { readonly set: IconSetName; readonly names: readonly string[] }[],
  meanings: string,
): IconSearch {
  const names = new Map<string, IconSetName[]>()
  for (const { set, names: own } of sets) for (const name of own) names.set(name, [...(names.get(name) ?? []), set])
  const bearing = new Map<string, string[]>()
  for (const name of names.keys())
    for (const word of new Set(name.split('-'))) bearing.set(word, [...(bearing.get(word) ?? []), name])
  const meant = readMeanings(meanings)

  return (query) => {
    const matches = [...new Set(termsOf(query))].map((word) => answersTo(word, bearing, meant))
    if (matches.length === 0) return []
    const scores = new Map<string, number>()
    for (const [index, words] of matches.entries()) {
      const best = new Map<string, number>()
      for (const [word, score] of words)
        for (const name of bearing.get(word) ?? []) best.set(name, Math.max(best.get(name) ?? 0, score))
      // Every word that was searched must be found.
      const before = new Map(scores)
      scores.clear()
      for (const [name, score] of best)
        if (index === 0 || before.has(name)) scores.set(name, score + (before.get(name) ?? 0))
    }
    const whole = termsOf(query).join('-')
    const rank = (name: string) => (scores.get(name) ?? 0) + (name === whole ? SAME : 0) - name.split('-').length / 4
    const ranked = [...scores.keys()].sort((a, b) => rank(b) - rank(a) || (a < b ? -1 : 1))
    return ranked.flatMap((name) => (names.get(name) ?? []).map((set) => ({ set, name })))
  }
}

/** Lower case, without accents, in words. */
const termsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/** From what people say to the words of icon names. */
function readMeanings(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const meant = new Map<string, Set<string>>()
  for (const line of text.trim().split('\n')) {
    const [left = '', right = ''] = line.split('|')
    const own = termsOf(left)
    for (const said of [...own, ...termsOf(right)]) {
      const words = meant.get(said) ?? new Set()
      for (const word of own) words.add(word)
      meant.set(said, words)
    }
  }
  return meant
}

/** The words of icon names that answer a searched word, with how well. */
function answersTo(
  term: string,
  bearing: ReadonlyMap<string, unknown>,
  meant: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, number> {
  const found = new Map<string, number>()
  const note = (word: string, score: number) => found.set(word, Math.max(found.get(word) ?? 0, score))
  for (const form of new Set([term, term.replace(/(?<=...)[sx]$/, '')])) {
    for (const word of bearing.keys()) {
      if (word === form) note(word, SAME)
      else if (form.length > 1 && word.startsWith(form)) note(word, BEGINS)
    }
    for (const [said, words] of meant) {
      if (said === form) for (const word of words) note(word, MEANS)
      else if (form.length > 2 && said.startsWith(form)) for (const word of words) note(word, MEANS_BEGINS)
    }
  }
  if (found.size > 0 || term.length < 4) return found
  for (const word of bearing.keys()) if (isNearly(term, word)) note(word, NEARLY)
  for (const [said, words] of meant) if (isNearly(term, said)) for (const word of words) note(word, MEANS_NEARLY)
  return found
}

/** One letter wrong, missing, too many, or two neighbours swapped. */
function isNearly(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}
