// Ctrl+Z (Cmd+Z) undoes the last change that was made on the screen, and Ctrl+Shift+Z or Ctrl+Y does it again: on every screen, whatever wrote. A screen that
// answers these keys itself, as tasks do, is left to it.
import { type RefObject, useEffect } from 'react'
import type { Direction } from '#kit/undo/done-actions.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useUndoLog } from '#kit/undo/use-undo-log.ts'
import { undoDirection } from './undo-direction.ts'

/** @param early undo keys pressed before this was loaded; null once it is done */
export function useScreenUndo(early: RefObject<Direction[] | null>): void {
  const log = useUndoLog()
  const { undoLast, redoLast } = useAction()

  useEffect(() => {
    const press = (direction: Direction) => void (direction === 'done' ? undoLast() : redoLast())
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = undoDirection(event)
      if (!direction || !log.hasAny()) return
      // Without anything left to undo, too: the browser would undo what was typed into some field, and take the focus there.
      event.preventDefault()
      press(direction)
    }
    for (const direction of early.current ?? []) press(direction)
    early.current = null
    // After those of screens, which listen on the document.
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [log, undoLast, redoLast, early])
}
