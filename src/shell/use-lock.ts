// useLock(): locks the session from the account panel, and by its keys wherever the focus is.
import { useEffect } from 'react'
import type { User } from '#contract/portal/user.ts'
import { lock } from '#platform/session/lock.ts'

/** As `aria-keyshortcuts` has it. */
export const LOCK_KEYS = 'Alt+Shift+L'

export function useLock(user: User): () => void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { altKey, shiftKey, ctrlKey, metaKey, repeat } = event
      // By the key's letter, or by its place: with these two held, a Mac types another sign.
      const isL = event.key.toLowerCase() === 'l' || (event.code === 'KeyL' && !/^[a-z]$/i.test(event.key))
      if (!isL || !altKey || !shiftKey || ctrlKey || metaKey || repeat) return
      event.preventDefault()
      lock(user)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [user])
  return () => lock(user)
}
