// What was read of a file, and how it is brought in: the same for every kind. Made by the readers beside it, shown by received-screen.tsx.

export interface BroughtIn {
  /** How many are new. */
  readonly count: number
  /** By which it is undone; undefined where nothing was new. */
  readonly changeId: string | undefined
}

/** Where what is received goes, by the domain's word. */
export type Place = 'contacts' | 'tasks' | 'inventory' | 'mailbox' | 'notes' | 'file-manager'

export interface Reading {
  readonly place: Place
  /** What its things are called, in the file's sequence. */
  readonly titles: readonly string[]
  /** How many of the file's things could not be read, or are there already. */
  readonly left: number
  bringIn(): Promise<BroughtIn>
}
