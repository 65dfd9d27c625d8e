// What is typed into the open note: each part saves itself and is kept as a draft until then; a note that is closed empty goes again.
// @chunk note
import { useEffect, useRef } from 'react'
import { type Note, type NotePatch, NoteTask } from '#contract/apps/notes-shapes.ts'
import * as z from '#contract/zod.ts'
import { type Autosave, useAutosave } from '#kit/forms/use-autosave.ts'
import { useNotes } from '../notes-context.ts'
import { blankNotes } from '../use-new-note.ts'

export interface OpenNoteState {
  readonly title: Autosave
  readonly content: Autosave
  readonly tasks: readonly NoteTask[]
  setTasks(tasks: readonly NoteTask[]): void
  /** All that is typed, at once. */
  flush(): void
  /** True once this visit has saved something, and all of it. */
  readonly isSaved: boolean
  /** Something waits to be saved. */
  readonly isSaving: boolean
  close(): void
}

const Tasks = z.array(NoteTask)

function readTasks(text: string): readonly NoteTask[] {
  try {
    const parsed = Tasks.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

export function useOpenNote(note: Note): OpenNoteState {
  const { id } = note
  const { actions, open } = useNotes()
  const save = (field: string, patchOf: (text: string) => NotePatch) => (text: string) =>
    actions.write(id, patchOf(text), field)
  const title = useAutosave({
    draft: `notes/${id}/title`,
    saved: note.title,
    save: save('title', (text) => ({ title: text })),
  })
  const content = useAutosave({
    draft: `notes/${id}/content`,
    saved: note.content,
    save: save('content', (text) => ({ content: text })),
  })
  const lines = useAutosave({
    draft: `notes/${id}/tasks`,
    saved: JSON.stringify(note.tasks),
    save: save('tasks', (text) => ({ tasks: [...readTasks(text)] })),
  })
  const fields = [title, content, lines]
  const saved = [note.title, note.content, JSON.stringify(note.tasks)]
  const tasks = readTasks(lines.text)
  const isEmpty =
    title.text.trim() === '' &&
    content.text.trim() === '' &&
    tasks.every((task) => task.content.trim() === '') &&
    note.image === null
  const leaving = useRef({ isEmpty, actions })
  useEffect(() => {
    leaving.current = { isEmpty, actions }
    if (!isEmpty) blankNotes.delete(id)
  })
  // However it is left: by its button, by key, by the back button.
  useEffect(
    () => () => {
      const { isEmpty: wasEmpty, actions: at } = leaving.current
      if (wasEmpty) void at.discard(id, blankNotes.delete(id))
    },
    [id],
  )
  const flush = () => {
    for (const field of fields) field.flush()
  }
  return {
    title,
    content,
    tasks,
    setTasks: (next) => lines.setText(JSON.stringify(next)),
    flush,
    isSaved: fields.some((field) => field.isSaved) && fields.every((field, index) => field.text === saved[index]),
    isSaving: fields.some((field, index) => field.text !== saved[index]),
    close() {
      flush()
      open(undefined)
    },
  }
}
