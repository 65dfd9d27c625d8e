// What was read of a file, and how it is brought in: the same for every kind. Made by the readers beside it, shown by received-screen.tsx.
import type { MessageDescriptor } from '@lingui/core'

export interface BroughtIn {
  /** How many are new. */
  readonly count: number
  /** What undoes it, the first made first; none where nothing was new. */
  readonly changeIds: readonly string[]
}

/** Where what is received goes, by the domain's word. */
export type Place = 'contacts' | 'tasks' | 'inventory' | 'mailbox' | 'notes' | 'file-manager'

/** As it stands in the file, or what Cairn calls it. */
export type Told = string | MessageDescriptor

export interface Reading {
  readonly place: Place
  /** What its things are called, in the file's sequence. */
  readonly titles: readonly string[]
  /** How many of the file's things could not be read, or are there already. */
  readonly left: number
  /** What comes along, by name: a mail's attachments. */
  readonly along?: readonly string[]
  /** What of the file has no place here, each once. */
  readonly notTaken?: readonly Told[]
  bringIn(): Promise<BroughtIn>
}
