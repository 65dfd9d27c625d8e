// Notes from their rows, and what is written of them.
import type { Table } from 'dexie'
import { MOST_TASKS } from '#contract/apps/note-limits.ts'
import type { ImportedNote } from '#contract/apps/notes.ts'
import {
  draftToNote,
  imageOf,
  type Note,
  type NoteLabel,
  type NotePatch,
  type NoteTask,
  type StoredNote,
} from '#contract/apps/notes-shapes.ts'
import { mergeLines } from '#formats/merge-lines.ts'
import { type ContentPiece, copyContent, deleteContents } from '#sw/api/engine/files/bytes.ts'
import { orderBefore, ordersAtTop } from '#sw/api/engine/kit/ordered-rows.ts'
import { rowsById } from '#sw/api/engine/kit/rows-by-id.ts'
import { rowsByTitle } from '#sw/api/engine/kit/titled-rows.ts'
import { unknownDrafts } from '#sw/api/engine/kit/unknown-drafts.ts'

export interface NoteTables {
  readonly notes: Table<StoredNote, string>
  readonly noteLabels: Table<NoteLabel, string>
  readonly noteImages: Table<ContentPiece, string>
}

/** Notes as calls answer them: labels as objects, in the sequence in which the note bears them. */
export async function expand({ noteLabels }: NoteTables, notes: readonly StoredNote[]): Promise<Note[]> {
  const labels = new Map((await noteLabels.toArray()).map((label) => [label.id, label]))
  return notes.map((stored) => {
    const { upload: _, ...note } = stored
    return { ...note, image: imageOf(stored), labels: note.labels.flatMap((id) => labels.get(id) ?? []) }
  })
}

export async function expandOne(tables: NoteTables, note: StoredNote): Promise<Note> {
  const [expanded] = await expand(tables, [note])
  return expanded as Note
}

/** Stores a note as it is now, with only such labels as there are, and without the bytes of a picture that it has no more. */
export async function putNote(tables: NoteTables, note: StoredNote, before?: StoredNote): Promise<StoredNote> {
  const known = new Set(await tables.noteLabels.where('id').anyOf(note.labels).primaryKeys())
  const stored = { ...note, labels: note.labels.filter((id) => known.has(id)) }
  await tables.notes.put(stored)
  if (before?.upload && before.upload.file !== note.upload?.file) {
    await deleteContents(tables.noteImages, [before.upload.file])
  }
  return stored
}

/** A checklist that was changed elsewhere since it was read keeps what was changed there. */
export function withTheirLines({ tasks: now }: StoredNote, patch: NotePatch, before?: readonly NoteTask[]): NotePatch {
  if (!patch.tasks || !before || !now) return patch
  const tasks = mergeLines(before, patch.tasks, now)
  return tasks.length > MOST_TASKS ? patch : { ...patch, tasks }
}

/** @returns how many there were */
export async function deleteNotes({ notes, noteImages }: NoteTables, ids: readonly string[]): Promise<number> {
  const found = await rowsById(notes, ids)
  const files = found.flatMap(({ upload }) => (upload ? [upload.file] : []))
  if (files.length > 0) await deleteContents(noteImages, files)
  await notes.bulkDelete(found.map(({ id }) => id))
  return found.length
}

/** A second note like the one given, directly before it. */
export async function copyNote(
  tables: NoteTables,
  note: StoredNote,
  at: string,
  newId: () => string,
): Promise<StoredNote> {
  const copy: StoredNote = {
    ...note,
    id: newId(),
    tasks: note.tasks?.map((task) => ({ ...task, id: newId() })) ?? null,
    reminder: null,
    reminderDone: false,
    archived: false,
    order: await orderBefore(tables.notes, note),
    createdAt: at,
    updatedAt: at,
    upload: note.upload && { ...note.upload, file: newId() },
  }
  delete copy.uid
  if (note.upload && copy.upload) await copyContent(tables.noteImages, note.upload.file, copy.upload.file)
  await tables.notes.add(copy)
  return copy
}

/** Stores notes from elsewhere at the top. What was imported before is passed over; labels are found by their title, or made. */
export async function importNotes(
  tables: NoteTables,
  imported: readonly ImportedNote[],
  at: string,
  newId: () => string,
): Promise<StoredNote[]> {
  const sent = imported.flatMap(({ uid }) => (uid === undefined ? [] : [uid]))
  const there = await tables.notes.where('uid').anyOf(sent).toArray()
  const uids = there.flatMap(({ uid }) => uid ?? [])
  const fresh = unknownDrafts(imported, { ids: [], uids }, ({ uid }) => (uid === undefined ? [] : [uid]))
  const labelOf = await rowsByTitle(
    tables.noteLabels,
    fresh.flatMap(({ labelTitles = [] }) => labelTitles),
    newId,
  )
  const orders = await ordersAtTop(tables.notes, fresh.length)
  const notes = fresh.map(({ labelTitles = [], createdAt, updatedAt, uid, ...fields }, index): StoredNote => {
    const draft = { ...fields, id: newId(), labels: labelTitles.flatMap((title) => labelOf(title)?.id ?? []) }
    const note = draftToNote(draft, orders[index] ?? 0, at)
    return {
      ...note,
      ...(uid !== undefined && { uid }),
      createdAt: iso(createdAt ?? updatedAt ?? at),
      updatedAt: iso(updatedAt ?? createdAt ?? at),
    }
  })
  await tables.notes.bulkAdd(notes)
  return notes
}

export const iso = (time: number | string): string => new Date(time).toISOString()
