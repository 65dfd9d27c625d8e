// A press of a key as the key tables write it: 'j', '#', 'ArrowDown', 'Mod+k', 'Alt+Shift+l', or one after the other: 'g t'. `Mod` is Ctrl or Cmd.
// @chunk signed-in
import { latinKey } from './latin-key.ts'

/** What of a keyboard event counts. */
export interface KeyPress {
  readonly key: string
  readonly code?: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  getModifierState?(name: string): boolean
}

/** No press of its own: it is held for another, or still being composed. */
const NO_KEYS = ['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Fn', 'Dead', 'Process', 'Unidentified']

/** @returns undefined where nothing was pressed that could mean something */
export function chordOf(event: KeyPress): string | undefined {
  if (!event.key || NO_KEYS.includes(event.key)) return undefined
  // A sign that a layout has behind AltGr, as '#' in France: Windows reports Ctrl and Alt for it.
  const isWritten = event.getModifierState?.('AltGraph') === true
  const key = keyOf(event, isWritten)
  const parts = [
    !isWritten && (event.ctrlKey || event.metaKey) && 'Mod',
    !isWritten && event.altKey && 'Alt',
    // Which signs need Shift is the layout's affair: '?' is '?' on each.
    event.shiftKey && !isSign(key) && 'Shift',
    key,
  ]
  return parts.filter(Boolean).join('+')
}

function keyOf(event: KeyPress, isWritten: boolean): string {
  const { code, altKey } = event
  const key = isWritten ? event.key : latinKey(event)
  if (key === ' ' || key === '\u00a0') return 'Space'
  // With Alt held a Mac types another sign; the letter's position on the keyboard shows which was meant.
  if (altKey && !isWritten && /^Key[A-Z]$/.test(code ?? '') && !/^[a-z]$/i.test(key))
    return (code ?? '').slice(3).toLowerCase()
  return key.length === 1 ? key.toLowerCase() : key
}

const isLetter = (key: string): boolean => key.toLowerCase() !== key.toUpperCase()

const isSign = (key: string): boolean => key.length === 1 && !isLetter(key)

/** The presses of a chord, one after the other: mostly one. */
export const pressesOf = (chord: string): string[] => chord.split(' ')

/** What a press is made of: its modifiers, then its key. */
export function partsOf(press: string): string[] {
  if (press === '+') return ['+']
  return press.endsWith('++') ? [...press.slice(0, -2).split('+'), '+'] : press.split('+')
}

/**
 * Whether it is made of letters, digits, punctuation or symbols alone: somebody who dictates or holds the device unsteadily presses such by accident, so
 * that they can be turned off or changed (WCAG 2.1.4).
 */
export function isSingleKey(chord: string): boolean {
  const parts = partsOf(pressesOf(chord)[0] ?? '')
  return !parts.includes('Mod') && !parts.includes('Alt') && parts.at(-1)?.length === 1
}

/** While text is typed, or a list is searched by its first letters, keys without Ctrl and Alt belong to that. */
export function isTyping(target: EventTarget | null): boolean {
  if (!target || !(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable || target.matches(TYPED_IN) || target.closest('[role="listbox"], [role="menu"]') !== null
  )
}

const TYPED_IN =
  'textarea, select, [role="textbox"], [role="combobox"], [role="searchbox"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"], [type="color"], [type="file"])'

/** As `aria-keyshortcuts` has it. */
export const ariaKeysOf = (chords: readonly string[]): string | undefined =>
  chords.flatMap((chord) => (chord.includes(' ') ? [] : [partsOf(chord).map(ariaName).join('+')])).join(' ') ||
  undefined

const ariaName = (part: string): string => {
  if (part === 'Mod') return isMac() ? 'Meta' : 'Control'
  return part.length === 1 ? part.toUpperCase() : part
}

export const isMac = (): boolean => /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '')
