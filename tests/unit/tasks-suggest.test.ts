// What a '#' or '@' in the line for a new task may mean, and what becomes of the text when one is taken.
import { expect, test } from 'vitest'
import { suggest, taken } from '#kit/quick-add/suggest.ts'

const known = {
  tags: [
    { id: 'bug', title: 'Bug' },
    { id: 'front', title: 'Front end' },
    { id: 'etude', title: 'Étude' },
  ],
  people: [
    { id: 'ines', name: 'Inès Roche', avatar: null },
    { id: 'marek', name: 'Marek Nowak', avatar: null },
    { id: 'mateus', name: 'Mateus Costa', avatar: null },
  ],
}
const words = (text: string, caret = text.length) => suggest(text, caret, known)?.items.map((item) => item.title)

test.each([
  ['Call #', ['Bug', 'Front end', 'Étude']],
  ['Call #et', ['Étude']],
  ['Call #end', ['Front end']],
  ['Call #front e', ['Front end']],
  ['Call @ma', ['Marek Nowak', 'Mateus Costa']],
  ['@roche', ['Inès Roche']],
  ['@INES r', ['Inès Roche']],
])('“%s” offers %j', (text, expected) => expect(words(text)).toEqual(expected))

test.each(['Call', 'Call #bug', 'Call #zzz', 'a#b', 'Call # ', 'Call @Inès Roche and'])('“%s” offers nothing', (text) =>
  expect(words(text)).toBeUndefined(),
)

test('what is taken stands in the place of what was typed, with the rest behind it', () => {
  const text = 'Ring @ma tomorrow'
  const found = suggest(text, 8, known)
  const [, mateus] = found?.items ?? []
  if (!found || !mateus) throw new Error('Nothing was suggested')
  expect(taken(text, found, mateus)).toEqual({ text: 'Ring @Mateus Costa tomorrow', caret: 19 })
})
