// The French of the interface is spaced as that of the samples is: one rule, in seed/typeset.ts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { spacedInFrench } from '#seed/typeset.ts'

describe('French spaces', () => {
  test.each([
    ['Vraiment ?', 'Vraiment\u202f?'],
    ['« {0} » : 95 %', '«\u00a0{0}\u00a0»\u00a0: 95\u00a0%'],
    ['«\u202foui\u202f»\u202f: 42 000', '«\u00a0oui\u00a0»\u00a0: 42\u202f000'],
    ['ven 10:00 !haute', 'ven 10:00 !haute'],
    ['{count, plural, =0 {Rien} other {# :}}', '{count, plural, =0 {Rien} other {#\u00a0:}}'],
  ])('%s', (typed, spaced) => {
    expect(spacedInFrench(typed)).toBe(spaced)
    expect(spacedInFrench(spaced)).toBe(spaced)
  })

  test('no message breaks a line before its punctuation, or has a space of another width there', () => {
    const catalog = readFileSync(join(import.meta.dirname, '../../src/locales/fr.po'), 'utf8')
    const translations = catalog.match(/^msgstr .*(?:\n".*)*/gm) ?? []
    expect(translations.length).toBeGreaterThan(2000)
    expect(translations.filter((words) => spacedInFrench(words) !== words)).toEqual([])
  })
})
