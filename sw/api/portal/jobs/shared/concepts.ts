// What the words of a job search mean: skills, roles, kinds of work, levels, countries and sectors, by every name that they have.
import type { Role, Skill } from '#contract/portal/skills.ts'
import { written } from './indexed-job.ts'
import { COUNTRIES, KINDS, LEVELS } from './job-names.ts'
import { jobStem, jobTerms } from './stems.ts'
import { SYNONYMS } from './synonyms.ts'

/** How a word occurs in a search. */
export interface WordPosition {
  /** It is the last one, and may still be being typed. */
  readonly mayBeBeginning: boolean
  readonly isAlone: boolean
  /** Some job's text has it: it is no slip of another word. */
  readonly isWritten: boolean
}

/** How much a token counts that a word means by its whole, its beginning, or with a slip. */
export const MEANT = { name: 4, whole: 1, beginning: 0.35, slip: 0.15 }

/** What a word means besides itself: the tokens of skills, roles and kinds of work that are called so, in either language. */
export class JobConcepts {
  readonly #names = new Map<string, Set<string>>()
  /** By the stems of a whole name, in their sequence. */
  readonly #wholeNames = new Map<string, Set<string>>()
  /** Two words of a name as people join them: `frontend`. */
  readonly #joined = new Map<string, readonly [string, string]>()

  constructor(skills: Iterable<Skill>, roles: Iterable<Role>, sectors: ReadonlyMap<string, string>) {
    for (const { id, label, altLabels } of skills) {
      this.#call(`s:${id}`, label.en, label.fr, ...altLabels.en, ...altLabels.fr)
    }
    for (const { id, title, altTitles } of roles) {
      this.#call(`r:${id}`, title.en, title.fr, ...altTitles.en, ...altTitles.fr)
    }
    for (const [kind, names] of Object.entries(KINDS)) {
      const [words = '', ...longer] = names.split('; ')
      this.#call(`k:${kind}`, words)
      for (const name of longer) this.#callWhole(`k:${kind}`, name)
    }
    for (const [index, names] of LEVELS.entries()) this.#call(`l:${index + 1}`, names)
    for (const [code, names] of Object.entries(COUNTRIES)) this.#call(`c:${code}`, names)
    for (const [id, names] of sectors) this.#call(`b:${id}`, names)
    for (const [token, names] of SYNONYMS) {
      for (const name of names) {
        // The words of a longer one mean nothing by themselves: `master` is no scrum master.
        if (jobTerms(name).length === 1) this.#call(token, name)
        else this.#callWhole(token, name)
      }
    }
  }

  #call(token: string, ...names: string[]): void {
    for (const word of written(...names).split(' ')) put(this.#names, word, token)
    for (const name of names) this.#callWhole(token, name)
  }

  #callWhole(token: string, name: string): void {
    const words = jobTerms(name)
    put(this.#wholeNames, words.map(jobStem).join(' '), token)
    for (const [index, word] of words.entries()) {
      const next = words[index + 1]
      if (next !== undefined && word.length + next.length >= LEAST_JOINED) this.#joined.set(word + next, [word, next])
    }
  }

  /** The words with those that a name has in two put apart, and those that a name has in one put together. */
  respelt(words: readonly string[]): string[] {
    const apart = words.flatMap((word) => (this.#isNamed(word) ? [word] : (this.#joined.get(word) ?? [word])))
    const together: string[] = []
    for (const word of apart) {
      const joined = `${together.at(-1) ?? ''}${word}`
      const isOne =
        together.length > 0 && joined.length >= LEAST_JOINED && this.#isNamed(joined) && !this.#isNamed(word)
      if (isOne) together[together.length - 1] = joined
      else together.push(word)
    }
    return together
  }

  #isNamed(word: string): boolean {
    return this.#names.has(word) || this.#names.has(jobStem(word))
  }

  /** By the index of each word, the tokens whose whole name is written there: `data analyst` is more than `data` and `analyst`. */
  namedBy(words: readonly string[]): ReadonlyMap<number, ReadonlySet<string>> {
    const stems = words.map(jobStem)
    const found = new Map<number, Set<string>>()
    for (let from = 0; from < stems.length; from += 1) {
      for (let to = from + 1; to <= Math.min(stems.length, from + 5); to += 1) {
        for (const token of this.#wholeNames.get(stems.slice(from, to).join(' ')) ?? []) {
          for (let index = from; index < to; index += 1) found.set(index, (found.get(index) ?? new Set()).add(token))
        }
      }
    }
    return found
  }

  /** @returns the tokens with how much each counts, the names that they were found by, and whether the word is one of them */
  meantBy(
    word: string,
    { mayBeBeginning, isAlone, isWritten }: WordPosition,
  ): { tokens: Map<string, number>; words: string[]; isKnown: boolean } {
    const tokens = new Map<string, number>()
    const words: string[] = []
    const add = (name: string, weight: number) => {
      words.push(name)
      for (const token of this.#names.get(name) ?? []) tokens.set(token, Math.max(weight, tokens.get(token) ?? 0))
    }
    for (const name of [word, jobStem(word)]) if (this.#names.has(name)) add(name, MEANT.whole)
    if (tokens.size > 0) return { tokens, words, isKnown: true }
    const slips = isWritten ? 0 : slipsIn(word, isAlone)
    for (const name of this.#names.keys()) {
      if (mayBeBeginning && word.length >= 2 && name.startsWith(word)) add(name, MEANT.beginning)
      else if (slips > 0 && isWithin(word, name, slips)) add(name, MEANT.slip)
    }
    return { tokens, words, isKnown: words.some((name) => name.startsWith(word)) }
  }
}

/** How many slips a word may have: two from eight letters on, one from four; one in three letters where other words are beside it. */
export const slipsIn = (word: string, isAlone: boolean): number =>
  word.length >= 8 ? 2 : word.length >= (isAlone ? 4 : 3) ? 1 : 0

function put(map: Map<string, Set<string>>, name: string, token: string): void {
  const tokens = map.get(name)
  if (tokens) tokens.add(token)
  else map.set(name, new Set([token]))
}

/** Shorter words are no two in one. */
const LEAST_JOINED = 6

/** Whether at most so many letters are to be changed, put in or left out to make the one word of the other. */
export function isWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most || one[0] !== other[0]) return false
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = (row[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(same, (row[j] as number) + 1, (next[j - 1] as number) + 1))
    }
    if (Math.min(...next) > most) return false
    row = next
  }
  return (row.at(-1) as number) <= most
}
