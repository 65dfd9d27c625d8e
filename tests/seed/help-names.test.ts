// The help names buttons, statuses and themes exactly as the screens do, in both languages: every name in its notation is a message of the catalogues.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { guideCategories } from '#seed/help/guides.ts'

/** The French of every message, by its English: one for each context. */
function readCatalogue(): ReadonlyMap<string, readonly string[]> {
  const file = readFileSync(join(import.meta.dirname, '../../src/locales/fr.po'), 'utf8')
  const said = (lines: string) => lines.replaceAll(/^"|"$/gm, '').replaceAll('\n', '')
  const messages = file.matchAll(/^msgid ((?:"[^\n]*"\n)+)msgstr ((?:"[^\n]*"(?:\n|$))+)/gm)
  const all = [...messages].map(([, english = '', french = '']) => [said(english.trim()), said(french.trim())] as const)
  return new Map(all.map(([english]) => [english, all.filter((one) => one[0] === english).map(([, french]) => french)]))
}

const namesIn = (text: string) => [...text.matchAll(/<([^<>]+)>/g)].map(([, name = '']) => name)

test('every name is one of the interface’s, and its French is what the French screens say', () => {
  const catalogue = readCatalogue()
  expect(catalogue.size).toBeGreaterThan(1000)
  const guides = guideCategories.flatMap(({ entries }) => entries)
  const named = guides.map(({ slug, en, fr }) => ({ slug, english: namesIn(en.text), french: namesIn(fr.text) }))
  expect(named.flatMap(({ english }) => english).length).toBeGreaterThan(20)
  for (const { slug, english, french } of named) {
    expect(french, slug).toHaveLength(english.length)
    for (const [index, name] of english.entries())
      expect(catalogue.get(name) ?? [], `${slug}: ${name}`).toContain(french[index])
  }
})
