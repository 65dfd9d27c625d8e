// Makes a blank contact and opens it to be edited.
// @chunk contacts
import { useCallback } from 'react'
import { useCreateAndOpen } from '#kit/list/use-create-and-open.ts'
import { useContacts } from './contacts-context.ts'

export function useNewContact(): () => Promise<void> {
  const { actions, open } = useContacts()
  const edit = useCallback((id: string) => open(id, 'new'), [open])
  return useCreateAndOpen(actions.create, edit)
}
