// What was read of a file, and how it is imported. Made by the readers beside it, shown by received-screen.tsx.
import type { MessageDescriptor } from '@lingui/core'
import type { Writer } from '#kit/transfer/transfer.ts'
import type { PlaceName } from '#platform/places.ts'

export interface ImportResult {
  /** How many are new or have changed. */
  readonly count: number
  /** What undoes it, the first made first; none where nothing changed. */
  readonly changeIds: readonly string[]
  /** Where it is, if that is more than its place. */
  readonly link?: string
}

/** Where what is received goes: the name of a place. */
export type Place = PlaceName

/** As it is in the file, or what Cairn calls it. */
export type NameOrMessage = string | MessageDescriptor

/** What is shown of it, before anything is written. */
interface Shown {
  readonly place: Place
  /** What its things are called, in the file's sequence. */
  readonly titles: readonly string[]
  /** What those are called that are here and change, as the file has them. */
  readonly updates?: readonly string[]
  /** When each is due, an ISO instant; null where it is not. */
  readonly dueDates?: readonly (string | null)[]
  /** Its words, where it is a text. */
  readonly text?: string
  /** Its other details, a line each. */
  readonly details?: readonly MessageDescriptor[]
  /** How many of the file's things could not be read, or are there already. */
  readonly left: number
  /** What comes along, by name: a mail's attachments. */
  readonly along?: readonly string[]
  /** What of the file has no place here, each once. */
  readonly notTaken?: readonly NameOrMessage[]
  /** What no call takes, by name. */
  readonly tooLarge?: readonly string[]
}

/** Of all that it changes. */
export const namesIn = ({ titles, updates = [] }: Shown): readonly string[] => [...titles, ...updates]

/** One that takes a call or two. */
export interface ShortReading extends Shown {
  save(): Promise<ImportResult>
}

/** One of as many things as a file holds: written as one change, in as many calls as it takes. */
export interface LongReading extends Shown {
  /** How many things there are to write. */
  readonly total: number
  write(writer: Writer): Promise<Omit<ImportResult, 'changeIds'>>
}

export type Reading = ShortReading | LongReading

export interface NamedReading {
  /** The file's name, or what it is. */
  readonly name: NameOrMessage
  readonly reading: Reading
}

/** Something that was saved. */
export interface Saved extends ImportResult {
  readonly place: Place
  readonly title: string
}
