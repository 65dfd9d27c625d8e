// The keys that work wherever the focus is on the screen: a new task or section, searching, undo and redo, and the way into the list. Used by list-pane.tsx.
import { useEffect } from 'react'
import { rowToFocus } from '#kit/list/list-focus.ts'
import { isCovered } from '#platform/keys/bindings.ts'
import { actionOf, type KeyHandlers, useKeys } from '#platform/keys/use-keys.ts'
import { tasksKeys } from './tasks-keys.ts'

export function useScreenKeys(handlers: KeyHandlers<keyof typeof tasksKeys.actions>): void {
  useKeys(tasksKeys, handlers)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.target !== document.body) return
      if (isCovered() || !ENTERS.includes(actionOf(tasksKeys, 'list', event))) return
      const row = rowToFocus()
      if (!row) return
      event.preventDefault()
      row.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** What takes the focus into the list while it is nowhere. */
const ENTERS: readonly unknown[] = ['next', 'previous', 'first', 'last']
