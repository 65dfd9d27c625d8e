// When a note reminds. A chunk of its own.
// @offline later
import { useLingui } from '@lingui/react/macro'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { ReminderDialog } from '#kit/due/reminder-dialog.tsx'
import { nameOf } from '../board/card-text.ts'
import { useNotes } from '../notes-context.ts'

export interface NoteReminderProps {
  readonly note: Pick<Note, 'id' | 'title' | 'content' | 'tasks' | 'reminder'>
  readonly onClose: () => void
}

export default function NoteReminder({ note, onClose }: NoteReminderProps) {
  const { t } = useLingui()
  const { actions } = useNotes()
  const { id, content, reminder } = note
  return (
    <ReminderDialog
      reminder={reminder}
      entry={{ uid: `note-${id}`, title: nameOf(note) || t`Note`, text: content }}
      onSet={(next, message) => actions.change(id, { reminder: next }, message)}
      onClose={onClose}
    />
  )
}
