import { expect, test } from 'vitest'
import { textDiff } from '#shell/history/text-diff.ts'

const sides = (before: string, after: string) => {
  const parts = textDiff(before, after)
  const joined = (without: string) =>
    parts
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join('')
  return [joined('added'), joined('removed')]
}

test('a word that differs far behind is named, and the rest is the same', () => {
  const start = 'The ferry leaves at eight. '.repeat(40)
  expect(textDiff(`${start}Gate 4\nNorth`, `${start}Gate 5\nNorth`)).toEqual([
    { kind: 'same', text: `${start}Gate ` },
    { kind: 'removed', text: '4' },
    { kind: 'added', text: '5' },
    { kind: 'same', text: '\nNorth' },
  ])
})

test('both texts are whole in it, however much differs', () => {
  const words = (count: number, of: string) => Array.from({ length: count }, (_, index) => `${of}${index}`)
  for (const [before, after] of [
    ['', 'one\n\n two '],
    ['Été à Sète 🧭', 'Été à Sète 🧭🧭'],
    [words(4000, 'a').join(' '), words(4000, 'b').join(' ')],
    [words(9000, 'a').join('\n'), words(9000, 'b').join('\n')],
  ] as const)
    expect(sides(before, after)).toEqual([before, after])
})
