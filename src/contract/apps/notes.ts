// Notes: labels, checklists, pictures, reminders, in an order of one's own.
// @chunk note-cards
import { MOST_TASKS } from '#contract/apps/note-limits.ts'
import { Note, NoteColor, NoteDraft, NoteLabel, NotePatch, NoteTask } from '#contract/apps/notes-shapes.ts'
import { defineApi } from '#contract/define-api.ts'
import { ById, Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

const LabelTitle = NoteLabel.shape.title.check(z.minLength(1))

/** bytes of one picture */
export const IMAGE_LIMIT = 16_000_000

/** One state of a note, and what made it. */
export const NoteVersion = z.object({
  /** The id of the change, by which it can be undone. */
  change: Id,
  at: IsoDate,
  /** The call that made it, such as `updateNote`. */
  endpoint: z.string(),
  /** What the note was afterwards; null: deleted. */
  note: z.nullable(Note),
})
export type NoteVersion = z.infer<typeof NoteVersion>

/** A note from elsewhere, read by the page: its labels by their titles, its times as they were. */
export const ImportedNote = z.extend(z.omit(NoteDraft, { id: true, labels: true }), {
  uid: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  labelTitles: z.optional(z.array(LabelTitle).check(z.maxLength(50))),
  createdAt: z.optional(IsoDate),
  updatedAt: z.optional(IsoDate),
})
export type ImportedNote = z.infer<typeof ImportedNote>

/** Which notes a window or a search is of. Searching also finds archived ones; reminders are in the order in which they fall due, archived ones among them. */
export const NotePlace = z.enum(['notes', 'archive', 'reminders'])
export type NotePlace = z.infer<typeof NotePlace>

export const NoteKind = z.enum(['text', 'list', 'image'])
export type NoteKind = z.infer<typeof NoteKind>

const Which = {
  place: z._default(NotePlace, 'notes'),
  label: z.optional(Id),
  color: z.optional(NoteColor),
  kind: z.optional(NoteKind),
  /** Words of titles, texts, checklists and labels, as in `search`. */
  query: z._default(z.string().check(z.maxLength(500)), ''),
}

/** Some of a list of notes. */
export const NoteWindow = z.object({
  notes: z.array(Note),
  total: z.number(),
  /** The first so many of the whole list are pinned. */
  pinned: z.number(),
})
export type NoteWindow = z.infer<typeof NoteWindow>

const Ids = z.array(Id).check(z.maxLength(5000))
const OptionalNote = z.nullable(Note)
const Notes = z.array(Note)
const Done = z.boolean()

/** Workspace spec §7 Notes: every note is answered with its labels as objects. After the blank line, the calls that the screen needs besides. */
export const notesApi = defineApi('notes', 'local', {
  labels: { method: 'GET', path: 'apps/notes/labels', answers: { 200: z.array(NoteLabel) }, persist: true },
  createLabel: {
    method: 'POST',
    path: 'apps/notes/labels',
    body: z.object({ title: LabelTitle }),
    answers: { 200: NoteLabel },
  },
  updateLabel: {
    method: 'PATCH',
    path: 'apps/notes/labels',
    body: z.object({ label: z.object({ id: Id, title: LabelTitle }) }),
    answers: { 200: z.nullable(NoteLabel) },
  },
  /** Also strips the label from notes. */
  deleteLabel: { method: 'DELETE', path: 'apps/notes/labels', query: ById, answers: { 200: Done } },
  /** Adds a task, a text or an object, at the end of the note's. Answers the note. */
  addTask: {
    method: 'POST',
    path: 'apps/notes/tasks',
    body: z.object({
      note: z.object({ id: Id }),
      task: z.union([
        NoteTask.shape.content,
        z.object({ content: NoteTask.shape.content, completed: z.optional(z.boolean()) }),
      ]),
    }),
    answers: { 200: OptionalNote },
  },
  /** Pinned ones first, each part in its order; archived ones among them. */
  all: { method: 'GET', path: 'apps/notes/all', answers: { 200: Notes } },
  /** At the top of the order. An id that there is already answers that note, unchanged. */
  createNote: { method: 'POST', path: 'apps/notes', body: z.object({ note: NoteDraft }), answers: { 200: Note } },
  updateNote: {
    method: 'PATCH',
    path: 'apps/notes',
    body: z.object({
      updatedNote: z.extend(NotePatch, { id: Id }),
      /** The checklist that the new one was made from. What others have changed in it since stays. */
      tasksBefore: z.optional(z.array(NoteTask).check(z.maxLength(MOST_TASKS))),
    }),
    answers: { 200: OptionalNote },
  },
  deleteNote: { method: 'DELETE', path: 'apps/notes', query: ById, answers: { 200: Done } },

  /** Some of a list, pinned ones first, each part in its order. */
  window: {
    method: 'GET',
    path: 'apps/notes/window',
    query: z.object({
      ...Which,
      start: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
      size: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(200)), 50),
    }),
    answers: { 200: NoteWindow },
  },
  /** How many notes each place has, and each label of those that are not archived, by its id. */
  counts: {
    method: 'GET',
    path: 'apps/notes/counts',
    answers: {
      200: z.object({
        notes: z.number(),
        archive: z.number(),
        reminders: z.number(),
        labels: z.record(z.string(), z.number()),
      }),
    },
  },
  /** The notes whose text links to a note, as `[…](/apps/notes?note={id})`, in the order of the board. */
  backlinks: {
    method: 'GET',
    path: 'apps/notes/backlinks',
    query: ById,
    answers: { 200: z.array(z.object({ id: Id, title: z.string(), content: z.string() })) },
  },
  note: { method: 'GET', path: 'apps/notes/note', query: ById, answers: { 200: OptionalNote } },
  /** Case and accents do not count; in titles, contents, tasks and labels. An empty query answers null. */
  search: {
    method: 'GET',
    path: 'apps/notes/search',
    query: z.object({ query: z._default(z.string(), '') }),
    answers: { 200: z.nullable(Notes) },
  },
  /** The notes sent take, in the sequence sent, the places that they held between them; sending all of them sets the whole order. */
  order: {
    method: 'PATCH',
    path: 'apps/notes/order',
    body: z.object({ notes: z.array(z.object({ id: Id })).check(z.maxLength(20_000)) }),
    answers: { 200: Done },
  },
  /** One change over many notes: archive, pin, colour, labels more or fewer. Unknown ids are passed over. Answers the changed ones. */
  updateNotes: {
    method: 'PATCH',
    path: 'apps/notes/notes',
    body: z.object({
      ids: Ids,
      note: z.partial(
        z.object({
          archived: z.boolean(),
          pinned: z.boolean(),
          color: Note.shape.color,
          reminder: Note.shape.reminder,
          reminderDone: z.boolean(),
          addLabels: z.array(Id).check(z.maxLength(50)),
          removeLabels: z.array(Id).check(z.maxLength(50)),
        }),
      ),
    }),
    answers: { 200: Notes },
  },
  /** Answers true where at least one was deleted. */
  deleteNotes: { method: 'DELETE', path: 'apps/notes/notes', body: z.object({ ids: Ids }), answers: { 200: Done } },
  /** A second note like it, directly before it: not archived, without the reminder. */
  copyNote: { method: 'POST', path: 'apps/notes/copy', body: z.object({ id: Id }), answers: { 200: OptionalNote } },
  /** Notes that bore the first label bear the other, and the first is gone. Answers the other; null where one is unknown or both are one. */
  mergeLabels: {
    method: 'POST',
    path: 'apps/notes/labels/merge',
    body: z.object({ id: Id, into: Id }),
    answers: { 200: z.nullable(NoteLabel) },
  },
  /** Notes whose reminder fell due and was not seen, the earliest first, and when the next one falls due. Archived ones remind too. */
  reminders: {
    method: 'GET',
    path: 'apps/notes/reminders',
    answers: { 200: z.object({ due: Notes, next: z.nullable(IsoDate) }) },
  },
  /** A picture's bytes; it takes the place of the one before. */
  uploadImage: {
    method: 'POST',
    path: 'apps/notes/image',
    bodyType: 'form',
    body: z.object({
      id: Id,
      file: z.file().check(
        z.maxSize(IMAGE_LIMIT),
        z.refine(({ type }) => type.startsWith('image/'), 'not a picture'),
      ),
    }),
    answers: { 200: OptionalNote },
  },
  /** As a note's `image` names it. Null where the note has another picture by now. */
  image: {
    method: 'GET',
    path: 'apps/notes/image',
    query: z.object({ id: Id, file: z.optional(Id) }),
    answerType: 'file',
    answers: { 200: z.nullable(z.file()) },
  },
  /** Earlier versions of a note, newest first, as far back as the change log goes. */
  history: { method: 'GET', path: 'apps/notes/history', query: ById, answers: { 200: z.array(NoteVersion) } },
  /** At the top, in the sequence given; what has a `uid` that is there already is skipped. Labels that there are not are made. Answers the new notes. */
  importNotes: {
    method: 'POST',
    path: 'apps/notes/import',
    body: z.object({ notes: z.array(ImportedNote).check(z.maxLength(1000)) }),
    answers: { 200: Notes },
  },
})
