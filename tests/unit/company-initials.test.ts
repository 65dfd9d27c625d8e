// A company's mark: the same for the same name, of one letter or two, and not one tint for all.
import { expect, test } from 'vitest'
import { COMPANY_TINTS, companyInitials, companyTint } from '#ui/company-initials.ts'

test.each([
  ['Okapi Health', 'OH'],
  ['Université de la Confluence', 'UC'],
  ['L’Atelier', 'A'],
  ['The Works', 'W'],
  ['Rivet & Rye', 'RR'],
  ['Isarwerk', 'I'],
  ['énergie du lac', 'ÉL'],
  ['La', 'L'],
  ['', ''],
])('%s: %s', (name, initials) => {
  expect(companyInitials(name)).toBe(initials)
})

test('a name has one tint, and names have all of them', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Company ${index}`)
  expect(names.map(companyTint)).toEqual(names.map(companyTint))
  const counts = Map.groupBy(names, companyTint)
  expect([...counts.keys()].toSorted()).toEqual(Array.from({ length: COMPANY_TINTS }, (_, tint) => tint))
  // None is on every second row.
  expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThan(60)
})
