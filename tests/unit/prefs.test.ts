import { describe, expect, test } from 'vitest'
import { LANGUAGES, LAYOUTS, LOCK_AFTER, prefsOf, SCHEMES, THEMES } from '#platform/prefs/prefs.ts'

const DEFAULTS = { language: 'en', scheme: 'light', theme: 'default', layout: 'classic', lockAfter: 0 }

describe('preferences', () => {
  test('colour scheme default light, layout default classic, language default en', () => {
    expect(prefsOf({})).toEqual(DEFAULTS)
  })

  test('themes: default, brand, teal, rose, purple, amber', () => {
    expect(THEMES).toEqual(['default', 'brand', 'teal', 'rose', 'purple', 'amber'])
  })

  test('every choice that the shell offers is kept', () => {
    for (const language of LANGUAGES)
      for (const scheme of SCHEMES)
        for (const theme of THEMES)
          for (const layout of LAYOUTS)
            for (const lockAfter of LOCK_AFTER) {
              const chosen = { language, scheme, theme, layout, lockAfter }
              expect(prefsOf(chosen)).toEqual(chosen)
            }
  })

  test.each([
    ['an unknown theme', { theme: 'neon' }],
    ['a language of another version', { language: 'de' }],
    ['a number in a word’s place', { scheme: 1 }],
    ['a list in a word’s place', { layout: ['classic'] }],
    ['nothing in a word’s place', { theme: null }],
    ['a time that is not offered', { lockAfter: 7 }],
    ['words that are no preference', { sound: 'loud' }],
  ])('%s falls back to the default', (_, stored) => {
    expect(prefsOf(stored)).toEqual(DEFAULTS)
  })

  test('one wrong preference takes no other with it', () => {
    expect(prefsOf({ theme: 'neon', language: 'fr', scheme: 'dark' })).toEqual({
      ...DEFAULTS,
      language: 'fr',
      scheme: 'dark',
    })
  })

  test.each([[null], ['dark'], [3], [[]]])('%j is no set of preferences: all are the defaults', (stored) => {
    expect(prefsOf(stored)).toEqual(DEFAULTS)
  })
})
