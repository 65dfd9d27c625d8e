// What a key does in the list, as a pure function. Used by task-list.tsx and, for keys that work anywhere on the screen, by tasks-screen.tsx.

export type ListCommand =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'page-down'
  | 'page-up'
  | 'extend-next'
  | 'extend-previous'
  | 'move-down'
  | 'move-up'
  | 'open'
  | 'complete'
  | 'select'
  | 'select-all'
  | 'clear-selection'
  | 'delete'
  | 'edit'
  | 'expand'
  | 'collapse'

export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

const PLAIN: Readonly<Record<string, ListCommand>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  PageDown: 'page-down',
  PageUp: 'page-up',
  ArrowRight: 'expand',
  ArrowLeft: 'collapse',
  Enter: 'open',
  ' ': 'complete',
  Escape: 'clear-selection',
  Delete: 'delete',
  F2: 'edit',
}

/** Keys that write a letter elsewhere. */
const LETTERS: Readonly<Record<string, ListCommand>> = {
  j: 'next',
  k: 'previous',
  x: 'select',
  e: 'edit',
  '#': 'delete',
}

const WITH_SHIFT: Readonly<Record<string, ListCommand>> = {
  ArrowDown: 'extend-next',
  ArrowUp: 'extend-previous',
  J: 'extend-next',
  K: 'extend-previous',
  ' ': 'select',
  '#': 'delete',
}

const WITH_CONTROL: Readonly<Record<string, ListCommand>> = {
  ArrowDown: 'move-down',
  ArrowUp: 'move-up',
  Home: 'first',
  End: 'last',
  a: 'select-all',
}

export function listCommandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): ListCommand | undefined {
  if (altKey) return undefined
  if (ctrlKey || metaKey) return shiftKey ? undefined : WITH_CONTROL[key]
  if (shiftKey) return WITH_SHIFT[key]
  return PLAIN[key] ?? LETTERS[key]
}

export type ScreenCommand = 'new-task' | 'new-section' | 'undo' | 'redo'

const ON_SCREEN: Readonly<Record<string, ScreenCommand>> = { '/': 'new-task', '.': 'new-section', z: 'undo', y: 'redo' }

/** With Ctrl or Cmd, wherever the focus is on the screen. */
export function screenCommandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): ScreenCommand | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined
  if (shiftKey && key.toLowerCase() === 'z') return 'redo'
  // On some layouts '/' and '.' need Shift.
  return ON_SCREEN[key]
}

/** While text is typed, its keys are the text's. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"])'))
