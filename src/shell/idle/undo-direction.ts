// The keys that undo and redo a screen's changes.
// @chunk signed-in
import type { Direction } from '#kit/undo/done-actions.ts'
import { isCovered } from '#platform/keys/bindings.ts'
import { chordOf } from '#platform/keys/chord.ts'
import { isComposing } from '#platform/keys/is-composing.ts'

/** What keys outside of texts and dialogs ask for. */
export function undoDirection(event: KeyboardEvent): Direction | undefined {
  return event.defaultPrevented || isElsewhere(event.target) ? undefined : directionOf(event)
}

function directionOf(event: KeyboardEvent): Direction | undefined {
  if (isComposing(event)) return undefined
  const chord = chordOf(event)
  if (chord === 'Mod+z') return 'done'
  return chord === 'Mod+Shift+z' || (chord === 'Mod+y' && event.ctrlKey) ? 'undone' : undefined
}

/** In a field, undo is about its text; over a dialog, not about the screen behind it. */
function isElsewhere(target: EventTarget | null): boolean {
  if (isCovered()) return true
  if (!(target instanceof HTMLElement)) return false
  const isText = target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|range|file)$/.test(target.type)
  return isText || target instanceof HTMLTextAreaElement || target.isContentEditable
}
