// What the palette lists: hits and commands alike, in groups.
import type { Hit } from '../search/hits.ts'

/** What can be done to a hit without leaving the palette. */
export interface Act {
  readonly id: string
  readonly label: string
  /** What it does, where its label does not say it. */
  readonly does?: string
  /** A heroicons name. */
  readonly icon: string
  run(): unknown
}

/** A hit, or a command that looks like one. */
export interface Item extends Omit<Hit, 'link'> {
  /** Where it leads; a command leads nowhere. */
  readonly link?: string
  /** What it is also found by. */
  readonly aliases?: readonly string[]
  /** Keys that do the same. */
  readonly chords?: readonly string[]
  readonly acts: readonly Act[]
  /** Its acts are below it, and always: they say what it was understood to be. */
  readonly isSpelledOut?: boolean
  /** Whether the palette stays open after it; by default it closes. */
  readonly staysOpen?: boolean
  run(): unknown
}

export interface ItemGroup {
  readonly id: string
  readonly label: string
  readonly items: readonly Item[]
}
