// Long lists in calls that are small enough: cut by the bytes that are sent.
import { expect, test } from 'vitest'
import { batchesOf, sortBySize } from '#kit/transfer/batches.ts'

const encoder = new TextEncoder()
const bytes = (value: unknown): number => encoder.encode(JSON.stringify(value)).length

test('a batch has as many as a call takes, and is smaller than a call may be', () => {
  expect(batchesOf([], 2)).toEqual([])
  expect(batchesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
})

test.each([
  ['a', 1],
  ['é', 2],
  ['文', 3],
  ['🎈', 4],
  ['\u0000', 6],
])('is cut by bytes, not by letters: %j takes %i of them', (letter, size) => {
  const titles = Array.from({ length: 1000 }, (_, index) => `${index} ${letter.repeat(400)}`)
  const batches = batchesOf(titles, 5000)
  expect(batches.flat()).toEqual(titles)
  expect(Math.max(...batches.map(bytes))).toBeLessThanOrEqual(300_001)
  // As few as that allows.
  expect(batches.length).toBe(Math.ceil(bytes(titles) / 300_000))
  expect(bytes(titles)).toBeGreaterThan(400_000 * size)
})

test('what is larger than a part goes alone, and what is larger than a call is told apart', () => {
  const [small, large, tooLarge] = ['s', 'é'.repeat(400_000), 'é'.repeat(460_000)]
  expect(batchesOf([small, large, small], 100)).toEqual([[small], [large], [small]])
  expect(sortBySize([small, tooLarge, large])).toEqual({ fitting: [small, large], tooLarge: [tooLarge] })
  expect(sortBySize([{ name: 'Ines', picture: tooLarge }], ({ name }) => name).tooLarge).toEqual([])
})

test('those of one key stay together', () => {
  const rows = ['a', 'b', 'a', 'c'].map((key, index) => ({ key, text: `${index}`.repeat(140_000) }))
  const keys = batchesOf(rows, 100, ({ key }) => key).map((batch) => batch.map(({ key }) => key).join(''))
  expect(keys).toEqual(['aa', 'bc'])
})
