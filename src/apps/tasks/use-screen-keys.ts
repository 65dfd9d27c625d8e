// The keys that work wherever the focus is on the screen: a new task or section, undo and redo, and the way into the list. Used by list-pane.tsx.
import { useEffect, useRef } from 'react'
import { isTyping, listCommandOf, type ScreenCommand, screenCommandOf } from './list/list-keys.ts'
import { rowToFocus } from './list-focus.ts'

export function useScreenKeys(commands: Readonly<Record<ScreenCommand, () => unknown>>): void {
  const latest = useRef(commands)
  useEffect(() => {
    latest.current = commands
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]'))
        return
      const command = screenCommandOf(event)
      const isText = isTyping(event.target)
      // In a field, undo is about its text.
      if (command && !(isText && (command === 'undo' || command === 'redo'))) {
        event.preventDefault()
        return latest.current[command]()
      }
      if (isText || event.target !== document.body || !ENTERS.includes(listCommandOf(event))) return
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
