// What Enter does where one writes: sends, or begins a line. Each person's choice; without one it sends by a keyboard, and a key of a touch screen begins a line.
// @chunk chat
import { personKey } from '#platform/session/own-items.ts'
import { storedItems } from '#platform/session/stored-items.ts'

export type EnterDoes = 'send' | 'line'

const stored = storedItems((text): EnterDoes | undefined => (text === 'send' || text === 'line' ? text : undefined))

/** The keys of a touch screen, where a button sends. */
export const isTouchOnly = (): boolean => matchMedia('(pointer: coarse)').matches

export const enterDoes = (): EnterDoes => stored.read(personKey('chat-enter')) ?? (isTouchOnly() ? 'line' : 'send')

export const setEnterDoes = (does: EnterDoes): void => stored.write(personKey('chat-enter'), does)

/** Whether this press of Enter sends; else it begins a line. With Ctrl or Cmd it always does. */
export function enterSends({
  shiftKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>): boolean {
  if (ctrlKey || metaKey) return true
  // A touch screen presses Shift by itself where a sentence begins.
  return enterDoes() === 'send' ? !shiftKey : shiftKey && !isTouchOnly()
}
