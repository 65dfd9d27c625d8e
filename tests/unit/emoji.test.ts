// The emoji of the chat's picker, and how they are found by words of either language.
import { expect, test } from 'vitest'
import { EMOJI } from '#apps/chat/emoji/emoji-data.ts'
import { findEmoji } from '#apps/chat/emoji/find-emoji.ts'

const found = (query: string) => findEmoji(EMOJI, query).map(({ emoji }) => emoji)

test('words of both languages find the same emoji, without case and accents', () => {
  for (const query of ['birthday cake', 'gâteau anniversaire', 'GATEAU']) expect(found(query)).toContain('🎂')
  for (const query of ['train', 'high-speed', 'grande vitesse']) expect(found(query)).toContain('🚄')
  expect(found('fleur')).toContain('🌸')
  expect(found('flower')).toContain('🌸')
})

test('the beginning of a word is enough; a name comes before what is only associated', () => {
  expect(found('hedgeh')).toEqual(['🦔'])
  expect(found('cat')[0]).toBe('😺')
  const hits = findEmoji(EMOJI, 'dog')
  const isNamed = hits.map(({ names }) => /\bdog/.test(names.en.label))
  expect(isNamed).toEqual(isNamed.toSorted((a, b) => Number(b) - Number(a)))
})

test('nothing is found by nothing, by signs, or by words that no emoji has together', () => {
  for (const query of ['', '  ', '!?', 'cat train']) expect(found(query)).toEqual([])
})

test('each has a name in both languages, once, in a group of Unicode’s', () => {
  expect(EMOJI.length).toBeGreaterThan(1800)
  expect(new Set(EMOJI.map(({ emoji }) => emoji)).size).toBe(EMOJI.length)
  expect(EMOJI.filter(({ names }) => names.en.label === '' || names.fr.label === '')).toEqual([])
  // Without the tones of skin, which Unicode has for group 2.
  expect(new Set(EMOJI.map(({ group }) => group))).toEqual(new Set([0, 1, 3, 4, 5, 6, 7, 8, 9]))
  expect(EMOJI.filter(({ names }) => names.en.label === names.fr.label).length).toBeLessThan(200)
})
