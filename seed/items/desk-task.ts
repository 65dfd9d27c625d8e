/** Tasks of a desk: emails that are sorted, a text that is edited. With hidden checks, which the page never gets. Part of worked-item.ts. */
import type { ItemText } from '#seed/items/source-item.ts'

/** Given where all these parts are right: choices for emails, or sentences. No rule that never reads gets them all right. */
export interface DeskPoint {
  readonly label: ItemText
  /** No part is of two points. */
  readonly parts: readonly string[]
}

export interface SortingTask {
  readonly stem: ItemText
  readonly emails: readonly SortedEmail[]
  /** What is to be chosen for each email. */
  readonly questions: readonly SortingQuestion[]
  /** What is given credit for, one point each. Never shown before the end. */
  readonly points: readonly DeskPoint[]
  /** The right choice for each email and question, under a name such as `e1-folder`. */
  readonly solution: Readonly<Record<string, string>>
  readonly why: ItemText
}

export interface SortedEmail {
  readonly id: string
  readonly from: string
  readonly subject: ItemText
  readonly text: ItemText
}

export interface SortingQuestion {
  readonly id: string
  readonly label: ItemText
  readonly choices: readonly { readonly id: string; readonly label: ItemText }[]
}

export interface EditTask {
  readonly stem: ItemText
  /** English in both languages, as all that is edited. */
  readonly title: string
  readonly sentences: readonly EditedSentence[]
  /** What is given credit for, one point each. Never shown before the end. */
  readonly points: readonly DeskPoint[]
  readonly why: ItemText
}

export interface EditedSentence {
  readonly id: string
  readonly text: string
  /** Forms that are wrong there: those that are to be mended, or that would spoil a sentence that is right. */
  readonly wrong: string
  /** Forms that are right there, the best first. */
  readonly forms: readonly string[]
  /** The words before and after. They stay, but for one. */
  readonly around: readonly [string, string]
}
