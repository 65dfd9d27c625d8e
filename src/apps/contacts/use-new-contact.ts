// Makes a blank contact and opens it to be edited (workspace spec §7: it is there at once, and cancelling removes it).
// @chunk contacts
import { useCallback, useRef } from 'react'
import { useContacts } from './contacts-context.ts'

export function useNewContact(): () => Promise<void> {
  const { actions, open } = useContacts()
  const isMaking = useRef(false)
  return useCallback(async () => {
    // A key that repeats, or a second press, makes no second one.
    if (isMaking.current) return
    isMaking.current = true
    const id = await actions.create()
    isMaking.current = false
    if (id !== undefined) open(id, 'new')
  }, [actions, open])
}
