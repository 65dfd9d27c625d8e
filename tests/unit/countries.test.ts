import { expect, test } from 'vitest'
import { countries, countryName } from '#portal/profile/countries.ts'

test('every country once, in the order of its name in the language', () => {
  const english = countries('en')
  expect(english.length).toBeGreaterThan(240)
  expect(english[0]).toEqual({ code: 'AF', name: 'Afghanistan' })
  expect(english.map(({ code }) => code)).toEqual(expect.arrayContaining(['FR', 'GB', 'TW', 'XK']))
  // One that is no more, a union, one for tests.
  for (const code of ['SU', 'EU', 'XA']) expect(english.map((one) => one.code)).not.toContain(code)
  expect(countries('fr').find(({ code }) => code === 'DE')?.name).toBe('Allemagne')
  expect(countries('fr').at(-1)?.name).toBe('Zimbabwe')
})

test('a code has its name, and what is none stays as it is written', () => {
  expect(countryName('FR', 'en')).toBe('France')
  expect(countryName('ES', 'fr')).toBe('Espagne')
  for (const written of ['', 'France', 'fr', 'F']) expect(countryName(written, 'en')).toBe(written)
})
