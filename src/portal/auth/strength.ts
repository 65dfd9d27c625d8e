// How hard a password is to guess (portal spec §9): the score by the number of guesses.

export type Score = 0 | 1 | 2 | 3 | 4

export interface Strength {
  readonly score: Score
  /** English, as zxcvbn has them: strength-labels.ts. */
  readonly warning: string
  readonly suggestions: readonly string[]
}

/** The fewest guesses of the scores 1 to 4. */
const FROM_GUESSES = [1005, 1_000_005, 100_000_005, 10_000_000_005]

/** What is longer is estimated by its beginning. */
export const ESTIMATED_CHARACTERS = 256

export const scoreOf = (guesses: number): Score => FROM_GUESSES.filter((fewest) => guesses >= fewest).length as Score

/** The words in what a person typed about themselves: a name, the parts of an address. */
export function personalInputs(...texts: readonly string[]): string[] {
  return texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2)
}
