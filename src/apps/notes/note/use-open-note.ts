// What is typed into the open note: each part saves itself and is stored as a draft until then; a note that is closed empty is deleted.
// @chunk note
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef } from 'react'
import type { Note, NotePatch, NoteTask } from '#contract/apps/notes-shapes.ts'
import { type Autosave, useAutosave } from '#kit/forms/use-autosave.ts'
import { useOvertaken, type Written } from '#kit/forms/use-overtaken.ts'
import { useNotes } from '../notes-context.ts'
import { blankNotes } from '../use-new-note.ts'
import { hasLines, mergeTasks, ownLines, readTasks, withLines } from './own-lines.ts'

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

/** The parts of a note that are typed; of a checklist, the lines that were written here count as written. */
type Field = 'title' | 'content' | 'tasks'

/** What a text that was typed makes of the note. */
const PATCH_OF: Readonly<Record<Field, (text: string) => NotePatch>> = {
  title: (text) => ({ title: text }),
  content: (text) => ({ content: text }),
  tasks: (text) => ({ tasks: [...readTasks(text)] }),
}

export function useOpenNote(note: Note): OpenNoteState {
  const { id } = note
  const { actions, open } = useNotes()
  const written = useRef<Written<Field>>({})
  const save = (field: Field) => async (text: string, stored: string) => {
    const before = written.current[field]
    // Beforehand: it is shown before it is stored.
    const mine = field === 'tasks' ? ownLines(before, stored, text) : text
    written.current = { ...written.current, [field]: mine }
    const base = field === 'tasks' && stored !== 'null' ? readTasks(stored) : undefined
    const isStored = await actions.write(id, PATCH_OF[field](text), field, base)
    if (!isStored) written.current = { ...written.current, [field]: before }
    return isStored
  }
  const title = useAutosave({
    draft: `notes/${id}/title`,
    saved: note.title,
    save: save('title'),
  })
  const content = useAutosave({
    draft: `notes/${id}/content`,
    saved: note.content,
    save: save('content'),
  })
  const lines = useAutosave({
    draft: `notes/${id}/tasks`,
    saved: JSON.stringify(note.tasks),
    save: save('tasks'),
    merge: mergeTasks,
  })
  useOtherVersion(note, written)
  const fields = [title, content, lines]
  const saved = [note.title, note.content, JSON.stringify(note.tasks)]
  const tasks = readTasks(lines.text)
  const isEmpty =
    title.text.trim() === '' &&
    content.text.trim() === '' &&
    tasks.every((task) => task.content.trim() === '') &&
    note.image === null &&
    note.reminder === null
  useDiscardEmpty(id, isEmpty)
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

/** Another tab changed what was written here: the person can have their own version back. */
function useOtherVersion(note: Note, written: RefObject<Written<Field>>): void {
  const { t } = useLingui()
  const { id } = note
  const { actions } = useNotes()
  useOvertaken({
    api: 'notes',
    written,
    saved: { title: note.title, content: note.content, tasks: JSON.stringify(note.tasks) },
    has: (field, mine, now) => (field === 'tasks' ? hasLines(mine, now) : mine === now),
    message: t`You also changed this note in another tab.`,
    restore(field, mine) {
      const { tasks: now } = note
      if (field !== 'tasks' || !now) return actions.change(id, PATCH_OF[field](mine), t`Your version restored`)
      return actions.change(id, { tasks: withLines(now, mine) }, t`Your version restored`, now)
    },
  })
}

/** However it is left: by its button, by key, by the back button. */
function useDiscardEmpty(id: string, isEmpty: boolean): void {
  const { actions } = useNotes()
  const leaving = useRef({ isEmpty, actions })
  useEffect(() => {
    leaving.current = { isEmpty, actions }
    if (!isEmpty) blankNotes.delete(id)
  })
  useEffect(
    () => () => {
      const { isEmpty: wasEmpty, actions: at } = leaving.current
      if (wasEmpty) void at.discard(id, blankNotes.delete(id))
    },
    [id],
  )
}
