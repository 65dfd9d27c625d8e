// The help names buttons, statuses, themes and places exactly as the screens do, in both languages: every name in its notation is a message of the catalogues or
// a place; and what is bold within a sentence is no name.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { places } from '#platform/places.ts'
import { faqCategories } from '#seed/help/faqs.ts'
import { guideCategories } from '#seed/help/guides.ts'
import { typeset } from '#seed/typeset.ts'

type Names = ReadonlyMap<string, readonly string[]>

/** The French of every message and place, by its English: one for each context. */
function readNames(): Names {
  const file = readFileSync(join(import.meta.dirname, '../../src/locales/fr.po'), 'utf8')
  const said = (lines: string) => lines.replaceAll(/^"|"$/gm, '').replaceAll('\n', '')
  const messages = file.matchAll(/^msgid ((?:"[^\n]*"\n)+)msgstr ((?:"[^\n]*"(?:\n|$))+)/gm)
  const all = [
    ...Array.from(messages, ([, english = '', french = '']) => [said(english.trim()), said(french.trim())] as const),
    ...places.map(({ title: { en, fr } }) => [en, fr] as const),
  ]
  return new Map(
    [...Map.groupBy(all, ([english]) => english)].map(([english, own]) => [english, own.map((one) => one[1])]),
  )
}

const names = readNames()
const namesIn = (text: string) => [...text.matchAll(/<([^<>]+)>/g)].map(([, name = '']) => name)

/** What is bold, but for what a line or an item begins with. */
const boldWithin = (text: string) =>
  text
    .split('\n')
    .flatMap((line) => [...line.replace(/^(?:- |\d+\. )?\*\*[^*]+\*\*/, '').matchAll(/\*\*([^*]+)\*\*/g)])
    .map(([, bold = '']) => bold)

const articles = [
  ...guideCategories.flatMap(({ entries }) =>
    entries.map(({ slug, en, fr }) => ({ id: slug, english: en.text, french: fr.text })),
  ),
  ...faqCategories.flatMap(({ entries }) =>
    entries.map(({ id, en, fr }) => ({ id, english: en.answer, french: fr.answer })),
  ),
]

describe('what the help calls by name', () => {
  test('the catalogues are there, and so are names in guides and in answers', () => {
    expect(names.size).toBeGreaterThan(1000)
    const named = articles.map(({ english }) => namesIn(english).length)
    expect(named.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(60)
    expect(
      faqCategories.flatMap(({ entries }) => entries.flatMap(({ en }) => namesIn(en.answer))).length,
    ).toBeGreaterThan(10)
  })

  test('a stage of an application is called otherwise than the evaluation of a skill', () => {
    expect(names.get('Assessment')).toEqual(['Test'])
    expect(names.get('Evaluation')).toEqual(['Évaluation'])
  })

  test.each(articles)(
    '$id: every name is one of the interface’s, and its French is what the French screens say',
    (article) => {
      const [english, french] = [namesIn(article.english), namesIn(article.french)]
      expect(french).toHaveLength(english.length)
      for (const [index, name] of english.entries())
        expect(names.get(typeset(name, 'en')) ?? [], name).toContain(typeset(french[index] ?? '', 'fr'))
    },
  )

  test.each(articles)(
    '$id: what is bold within a sentence is stressed, and names nothing of the interface',
    ({ english }) => {
      expect(boldWithin(english).filter((bold) => /^\p{Lu}/u.test(bold) && names.has(bold))).toEqual([])
    },
  )
})
