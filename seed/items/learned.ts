// What answers showed about the items: written by `npm run evaluation:apply`. As shipped it is empty, and items are as they were rated.
export interface LearnedParameters {
  /** Discrimination, difficulty (of a task: the mean of its steps, in logits) and the standard deviation of what is known of it. */
  readonly a: number
  readonly b: number
  readonly spread: number
  /** So many answers tell it. */
  readonly answers: number
}

export interface LearnedItems {
  /** Of the bank whose items they are: another version has other questions. */
  readonly version: string
  /** By item id. */
  readonly items: Readonly<Record<string, LearnedParameters>>
}

/** By skill id. */
export const learnedItems: Readonly<Record<string, LearnedItems>> = {}
