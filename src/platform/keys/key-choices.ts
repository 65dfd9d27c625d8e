// Keys that the person changed or turned off on this device. Saved like the other preferences, in step across tabs.
// @chunk signed-in
import { useSyncExternalStore } from 'react'
import { isSingleKey } from './chord.ts'

export interface KeyChoices {
  /** False: keys without Ctrl, Cmd or Alt do nothing (WCAG 2.1.4). */
  readonly single: boolean
  /** By an action's id, the keys in place of its own; an empty list: turned off. */
  readonly keys: Readonly<Record<string, readonly string[]>>
}

const KEY = 'keys'
const DEFAULTS: KeyChoices = { single: true, keys: {} }

const listeners = new Set<() => void>()
let choices = read()

globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== KEY && event.key !== null) return
  choices = read()
  notify()
})

export const getKeyChoices = (): KeyChoices => choices

export const useKeyChoices = (): KeyChoices => useSyncExternalStore(subscribe, getKeyChoices)

/** Puts all choices in the place of what they were: for a reset, and for its undo. */
export function setKeyChoices(next: KeyChoices): void {
  choices = next
  try {
    if (next.single && Object.keys(next.keys).length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Chosen for this page alone.
  }
  notify()
}

export const resetKeys = (): void => setKeyChoices(DEFAULTS)

/** Turns all keys without Ctrl, Cmd or Alt on or off. */
export const setSingleKeys = (single: boolean): void => setKeyChoices({ ...choices, single })

/** @param chords an empty list turns the action's keys off; undefined gives it its own again */
export function setKeysOf(id: string, chords: readonly string[] | undefined): void {
  const { [id]: _, ...others } = choices.keys
  setKeyChoices({ ...choices, keys: chords ? { ...others, [id]: chords } : others })
}

/** The keys that an action has, as they were chosen. */
export function chosenKeys(id: string, defaults: readonly string[], { single, keys } = choices): readonly string[] {
  const own = keys[id] ?? defaults
  return single ? own : own.filter((chord) => !isSingleKey(chord))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(): void {
  for (const listener of listeners) listener()
}

function read(): KeyChoices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const { single, keys } = Object(stored) as Partial<KeyChoices>
    return { single: single !== false, keys: Object.fromEntries(Object.entries(Object(keys)).filter(isChoice)) }
  } catch {
    return DEFAULTS
  }
}

const isChoice = (entry: [string, unknown]): entry is [string, string[]] =>
  Array.isArray(entry[1]) && entry[1].every((chord) => typeof chord === 'string' && chord !== '')
