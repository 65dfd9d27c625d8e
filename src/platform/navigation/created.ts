// What an app makes of a line of text that was typed elsewhere, as its own screen would: named by the route of its place (`staticData.create`).
import type { Language } from '#contract/shared.ts'

export interface Created {
  /** What undoes it, the first made first. */
  readonly changeIds: readonly string[]
  /** Where it is. */
  readonly link: string
}

/** The person's choices for words of the line, in lower case. */
export interface LineChoices {
  /** They are to stay text. */
  readonly plain: ReadonlySet<string>
  /** They may mean something, and are to mean it. */
  readonly wanted: ReadonlySet<string>
}

/** @param now ms since the epoch */
export type CreateOfLine = (text: string, language: Language, now: number, choices?: LineChoices) => Promise<Created>

/** What a word of the line was understood to be. */
export interface LineWord {
  readonly id: string
  readonly name: string
  /** What a press does: it makes the word text, or what it may be. */
  readonly does: string
  readonly isTaken: boolean
  /** The choices after the press. */
  readonly pressed: LineChoices
}

/** Tells what would be made of the line beside its text. */
export type ReadLine = (
  text: string,
  language: Language,
  now: number,
  choices: LineChoices,
) => Promise<readonly LineWord[]>
