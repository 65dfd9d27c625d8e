// What notes are made of (workspace spec §3), and what a new and a changed one are.
// @chunk note-cards
import { CONTENT_LIMIT, MOST_TASKS, TITLE_LIMIT } from '#contract/apps/note-limits.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

const Title = z.string().check(z.maxLength(TITLE_LIMIT))

export const NoteLabel = z.object({ id: Id, title: Title })
export type NoteLabel = z.infer<typeof NoteLabel>

export const NoteTask = z.object({ id: Id, content: z.string().check(z.maxLength(5000)), completed: z.boolean() })
export type NoteTask = z.infer<typeof NoteTask>

/** Names, not colours: light and dark draw them differently. */
export const NoteColor = z.enum(['coral', 'peach', 'sand', 'mint', 'sage', 'fog', 'storm', 'dusk', 'blossom', 'clay'])
export type NoteColor = z.infer<typeof NoteColor>

/** A picture as a data URL, or where its bytes are had: `apps/notes/image?…`, below the back end's base. */
const Image = z
  .string()
  .check(z.maxLength(700_000), z.regex(/^(?:data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]|apps\/notes\/image\?)/))

/** What a person can write of a note, all but its labels. */
const NoteFields = {
  title: Title,
  content: z.string().check(z.maxLength(CONTENT_LIMIT)),
  tasks: z.nullable(z.array(NoteTask).check(z.maxLength(MOST_TASKS))),
  image: z.nullable(Image),
  reminder: z.nullable(IsoDate),
  archived: z.boolean(),
  pinned: z.boolean(),
  color: z.nullable(NoteColor),
  /** The reminder was seen, and is due no more. A new `reminder` makes it false. */
  reminderDone: z.boolean(),
}

const StoredFields = {
  id: Id,
  /** Ascending; only its relation to the other notes' matters. */
  order: z.number(),
  createdAt: IsoDate,
  updatedAt: IsoDate,
  /** What the note was imported from, so that importing it again changes nothing. */
  uid: z.optional(z.string().check(z.maxLength(500))),
}

/** A note as calls answer it: its labels are objects (workspace spec §7: labels expanded). */
export const Note = z.object({ ...NoteFields, labels: z.array(NoteLabel), ...StoredFields })
export type Note = z.infer<typeof Note>

export const StoredNote = z.object({
  ...NoteFields,
  labels: z.array(Id),
  ...StoredFields,
  /** An uploaded picture, whose bytes are stored in chunks under `file`; then `image` is null. */
  upload: z.nullable(z.object({ file: Id, name: z.string(), type: z.string(), size: z.number() })),
})
export type StoredNote = z.infer<typeof StoredNote>

/** Labels come back as they were answered, or by their ids alone; those that do not exist are left out. */
const Labels = z.array(z.union([Id, z.object({ id: Id })])).check(z.maxLength(50))

export const NotePatch = z.partial(z.object({ ...NoteFields, labels: Labels }))
export type NotePatch = z.infer<typeof NotePatch>

export const NoteDraft = z.extend(NotePatch, { id: z.optional(Id) })
export type NoteDraft = z.infer<typeof NoteDraft>

export const labelIds = (labels: NonNullable<NotePatch['labels']>): string[] => [
  ...new Set(labels.map((label) => (typeof label === 'string' ? label : label.id))),
]

/** What a draft becomes: a blank note with its fields. The back end stores it, and the screen shows it meanwhile. */
export function draftToNote(draft: NoteDraft & { readonly id: string }, order: number, at: IsoDate): StoredNote {
  const blank: StoredNote = {
    id: draft.id,
    title: '',
    content: '',
    tasks: null,
    image: null,
    reminder: null,
    labels: [],
    archived: false,
    pinned: false,
    color: null,
    reminderDone: false,
    order,
    createdAt: at,
    updatedAt: at,
    upload: null,
  }
  return { ...patchNote(blank, draft, at), reminderDone: draft.reminderDone ?? false }
}

/** A note with a patch applied at a time. A picture of its own takes the place of an uploaded one; the id and the times are never the patch's. */
export function patchNote(note: StoredNote, patch: NotePatch, at: IsoDate): StoredNote {
  const { labels, image, reminder, ...fields } = patch
  const patched: StoredNote = { ...note, ...fields, id: note.id, updatedAt: at }
  if (labels) patched.labels = labelIds(labels)
  if (reminder !== undefined) {
    const time = reminder === null ? null : new Date(reminder).toISOString()
    if (time !== note.reminder) patched.reminderDone = patch.reminderDone ?? false
    patched.reminder = time
  }
  // The URL of an upload only shows where it is: it cannot be changed through this field.
  if (image === null || image?.startsWith('data:')) {
    patched.image = image
    patched.upload = null
  }
  return patched
}

/** A note's picture as calls answer it. */
export const imageOf = ({ id, image, upload }: StoredNote): string | null =>
  upload ? `apps/notes/image?id=${encodeURIComponent(id)}&file=${encodeURIComponent(upload.file)}` : image
