// What was chosen on this device: language, scheme, theme, layout, when to lock. One schema, one local-storage key, in step across tabs. public/boot.js reads it too.
import { useSyncExternalStore } from 'react'
import type { Language } from '#contract/shared.ts'
import { oneOf, valuesOf } from '#platform/read-values.ts'

export const LANGUAGES = ['en', 'fr'] as const satisfies readonly Language[]
export const SCHEMES = ['light', 'dark', 'system'] as const
export const THEMES = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const
export const LAYOUTS = ['classic', 'empty'] as const
/** Minutes without a hand on the device after which a session is locked; 0: never. */
export const LOCK_AFTER = [0, 5, 15, 60] as const

export interface Prefs {
  readonly language: Language
  readonly scheme: (typeof SCHEMES)[number]
  readonly theme: (typeof THEMES)[number]
  readonly layout: (typeof LAYOUTS)[number]
  readonly lockAfter: (typeof LOCK_AFTER)[number]
}
export type Scheme = Prefs['scheme']
export type Theme = Prefs['theme']
export type Layout = Prefs['layout']

const DEFAULTS: Prefs = { language: 'en', scheme: 'light', theme: 'default', layout: 'classic', lockAfter: 0 }

const known = valuesOf({
  language: oneOf(LANGUAGES),
  scheme: oneOf(SCHEMES),
  theme: oneOf(THEMES),
  layout: oneOf(LAYOUTS),
  lockAfter: oneOf(LOCK_AFTER),
})

/** A value that is unknown, or from another version, falls back to its default (portal spec §9). @internal */
export const prefsOf = (stored: unknown): Prefs => {
  const understood = Object.entries(known(stored)).filter(([, value]) => value !== undefined)
  return { ...DEFAULTS, ...Object.fromEntries(understood) }
}

const KEY = 'prefs'
const listeners = new Set<() => void>()
let prefs = read()

export const getPrefs = (): Prefs => prefs

export const usePrefs = (): Prefs => useSyncExternalStore(subscribePrefs, getPrefs)

export function setPrefs(change: Partial<Prefs>): void {
  prefs = { ...prefs, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs))
  } catch {
    // Chosen for this page alone.
  }
  notify()
}

export function subscribePrefs(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Puts the choices on the document, and follows the system's scheme and other tabs. Called once by main.tsx. */
export function applyPrefs(): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const root = document.documentElement
    root.lang = prefs.language
    root.dataset.theme = prefs.theme
    root.dataset.scheme = prefs.scheme === 'dark' || (prefs.scheme === 'system' && system.matches) ? 'dark' : 'light'
    const color = getComputedStyle(root).getPropertyValue('--surface-raised')
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color)
  }
  subscribePrefs(apply)
  system.addEventListener('change', apply)
  addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return
    prefs = read()
    notify()
  })
  apply()
}

function notify(): void {
  for (const listener of listeners) listener()
}

function read(): Prefs {
  let stored: unknown
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    stored = {}
  }
  return prefsOf(stored)
}
