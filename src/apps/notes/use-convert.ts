// Turns a note's text into a checklist and back; a checklist that no text can hold stays one, and the person is shown why.
// @chunk note
import { useLingui } from '@lingui/react/macro'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { showToast } from '#ui/toast-store.ts'
import { checklistOf, textOf } from './note/convert.ts'
import { useNotes } from './notes-context.ts'

/** @returns converts a note, given as it is shown */
export function useConvert(): (note: Pick<Note, 'id' | 'content' | 'tasks'>) => Promise<boolean> {
  const { t } = useLingui()
  const { actions } = useNotes()
  return async (note) => {
    if (note.tasks === null) return actions.change(note.id, checklistOf(note), t`Turned into a checklist`)
    const patch = textOf(note)
    if (patch) return actions.change(note.id, patch, t`Turned into text`)
    showToast({
      kind: 'error',
      message: t`This checklist is too long to turn into text (100,000 characters at most). Shorten it, then try again.`,
    })
    return false
  }
}
