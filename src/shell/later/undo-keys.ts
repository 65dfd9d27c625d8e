// The keys that undo and redo a screen's changes.
// @chunk signed-in
import type { Direction } from '#kit/undo/done-actions.ts'

/** What keys outside of texts and dialogs ask for. */
export function undoDirection(event: KeyboardEvent): Direction | undefined {
  return event.defaultPrevented || isElsewhere(event.target) ? undefined : directionOf(event)
}

function directionOf({ key, ctrlKey, metaKey, shiftKey, altKey, isComposing }: KeyboardEvent): Direction | undefined {
  if (!(ctrlKey || metaKey) || altKey || isComposing) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'undone' : 'done'
  return letter === 'y' && ctrlKey && !shiftKey ? 'undone' : undefined
}

/** In a field, undo is about its text; over a dialog, not about the screen behind it. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true
  if (!(target instanceof HTMLElement)) return false
  const isText = target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|range|file)$/.test(target.type)
  return isText || target instanceof HTMLTextAreaElement || target.isContentEditable
}
