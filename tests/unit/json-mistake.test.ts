// Where a file stops being JSON.
import { expect, test } from 'vitest'
import { lineOfMistake } from '#portal/profile/json-mistake.ts'

const good = {
  basics: { name: 'Zoé "Z" \\ Ünal\u2028\u0085', label: 'a\nb', nothing: null },
  work: [{ years: -1.5e-7, ok: true }, {}, [], 0],
}

test.each([JSON.stringify(good), JSON.stringify(good, null, 2), ' [ ] ', '"x"', '-0.5E+3', 'null\n'])(
  '%j is JSON',
  (text) => {
    expect(() => JSON.parse(text)).not.toThrow()
    expect(lineOfMistake(text)).toBeUndefined()
  },
)

test.each([
  ['', 1],
  ['{', 1],
  ['{"a": 1,}', 1],
  ['{\n  "a": 1\n  "b": 2\n}', 3],
  ['{\n  "a": "x\n"\n}', 2],
  ["{\n\n  'a': 1\n}", 3],
  ['[1, 2]]', 1],
  ['[01]', 1],
  ['["\\x"]', 1],
  ['[1]\nnonsense', 2],
  ['// a remark\n{}', 1],
])('%j is not, from line %i', (text, line) => {
  expect(() => JSON.parse(text)).toThrow()
  expect(lineOfMistake(text)).toBe(line)
})

test('what is cut off anywhere, or has a wrong sign in it, is told as JSON.parse tells it', () => {
  const text = JSON.stringify(good, null, 1)
  for (let at = 0; at < text.length; at += 1) {
    for (const one of [
      text.slice(0, at),
      `${text.slice(0, at)}#${text.slice(at)}`,
      `${text.slice(0, at)}${text.slice(at + 1)}`,
    ]) {
      let isJson = true
      try {
        JSON.parse(one)
      } catch {
        isJson = false
      }
      expect([one, lineOfMistake(one) === undefined]).toEqual([one, isJson])
    }
  }
})

test('a million characters take no time, however they are wrong', () => {
  const start = performance.now()
  for (const piece of ['[', '{"a":', '"\\', '1', ' ', '[1,', 'e'])
    expect(lineOfMistake(`[${piece.repeat(1_000_000 / piece.length)}`)).toBe(1)
  expect(performance.now() - start).toBeLessThan(2000)
})
