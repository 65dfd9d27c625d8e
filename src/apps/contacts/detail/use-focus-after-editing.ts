// Returns focus after editing to where it began: the row of the list, or the Edit button of the contact.
import { type RefObject, useEffect } from 'react'
import { afterClosing } from '#kit/list/list-focus.ts'
import { useContacts } from '../contacts-context.ts'

export function useFocusAfterEditing(editButton: RefObject<HTMLButtonElement | null>): void {
  const { editedFrom } = useContacts()
  useEffect(() => {
    const from = editedFrom.current
    editedFrom.current = undefined
    if (from === undefined) return
    const row = from?.closest<HTMLElement>('[role="grid"] [data-key]')
    afterClosing(() => (row?.isConnected ? row : editButton.current)?.focus())
  }, [editedFrom, editButton])
}
