// What the files of an import hold: notes, and what is left out of it and why.
// @offline later
import type { ImportedNote } from '#contract/apps/notes.ts'
import { createCutter } from '#formats/cutter.ts'

/** A picture that a note comes with. */
export interface FoundImage {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export interface FoundNote {
  /** In the file that was chosen. */
  readonly path: string
  readonly note: ImportedNote
  /** The paths of its pictures and other files, relative to the note. Only the first picture that exists is imported with it. */
  readonly attachments: readonly string[]
}

export type LeftOutReason =
  | 'another-image'
  | 'empty'
  | 'labels'
  | 'no-image'
  | 'repeated'
  | 'too-long'
  | 'trashed'
  | 'unreadable'
  | 'unused'

export interface LeftOut {
  readonly path: string
  readonly reason: LeftOutReason
  /** The note whose file it is, by its title. */
  readonly of?: string | undefined
}

/** As the contract takes them. */
const LIMITS = { title: 500, content: 100_000, lines: 500, line: 5000, labels: 50, label: 500 } as const

/** What is in a note, or nothing. */
export const isEmpty = ({ title, content, tasks }: ImportedNote): boolean =>
  !title?.trim() && !content?.trim() && !tasks?.some((task) => task.content.trim() !== '')

export const isTooLong = ({ content, tasks }: ImportedNote): boolean =>
  (content?.length ?? 0) > LIMITS.content ||
  (tasks?.length ?? 0) > LIMITS.lines ||
  (tasks?.some((task) => task.content.length > LIMITS.line) ?? false)

/** Each once. */
export const labelsOf = (titles: readonly string[]): string[] => [
  ...new Set(titles.map((title) => title.trim()).filter(Boolean)),
]

/** The labels that a note takes, and whether it has more, or longer ones. */
export function withinLabels(note: ImportedNote): { readonly note: ImportedNote; readonly isCut: boolean } {
  const { cut, text, list } = createCutter()
  const labels = list('labels', note.labelTitles ?? [], LIMITS.labels).map((label) =>
    text('label', label, LIMITS.label),
  )
  return { note: cut.size > 0 ? { ...note, labelTitles: labels } : note, isCut: cut.size > 0 }
}

/** A title over the limit is put in full before the text. */
export function withTitle(title: string, content: string): { readonly title: string; readonly content: string } {
  if (title.length <= LIMITS.title) return { title, content }
  return { title: title.slice(0, LIMITS.title), content: [title, content].filter(Boolean).join('\n\n') }
}
