// What the looks are called, in the header and in the settings.
// @chunk signed-in
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from '#contract/shared.ts'
import { type Scheme, type Theme, usePrefs } from '#platform/prefs/prefs.ts'

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' }

export const SCHEME_NAMES: Readonly<Record<Scheme, MessageDescriptor>> = {
  light: msg`Light`,
  dark: msg`Dark`,
  system: msg`Same as system`,
}

export const SCHEME_ICONS: Readonly<Record<Scheme, string>> = { light: 'sun', dark: 'moon', system: 'computer-desktop' }

export const THEME_NAMES: Readonly<Record<Theme, MessageDescriptor>> = {
  default: msg`Indigo`,
  brand: msg`Pine`,
  teal: msg`Glacier`,
  rose: msg`Heather`,
  purple: msg`Dusk`,
  amber: msg`Lichen`,
}

/** Whether the scheme that is on is the dark one. */
export function useIsDark(): boolean {
  const { scheme } = usePrefs()
  return scheme === 'dark' || (scheme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
}
