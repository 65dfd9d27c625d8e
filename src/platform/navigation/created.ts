// What an app makes of a line of text that was typed elsewhere, as its own screen would: named by the route of its place (`staticData.create`).
import type { Language } from '#contract/shared.ts'

export interface Created {
  /** What undoes it, the first made first. */
  readonly changeIds: readonly string[]
  /** Where it is. */
  readonly link: string
}

/** @param now ms since the epoch */
export type CreateOfLine = (text: string, language: Language, now: number) => Promise<Created>
