// Long lists in calls that are small enough, and large pictures as files.
import { expect, test } from 'vitest'
import { isLargePicture, pictureToFile } from '#apps/contacts/import/large-picture.ts'
import { batchesOf } from '#kit/transfer/batches.ts'

test('a batch has as many as a call takes, and is smaller than a call may be', () => {
  expect(batchesOf([], 2)).toEqual([])
  expect(batchesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  const long = Array.from({ length: 10 }, () => 'é'.repeat(200_000))
  expect(batchesOf(long, 100).map(({ length }) => length)).toEqual([2, 2, 2, 2, 2])
  expect(batchesOf(['x'.repeat(2_000_000), 'y'], 100)).toHaveLength(2)
})

test('a large picture is the same bytes as a file', async () => {
  const url = `data:image/jpeg;base64,${btoa('\u00ff\u00d8\u00ff'.repeat(100_000))}`
  expect([isLargePicture(url), isLargePicture('data:image/png;base64,AAAA'), isLargePicture(null)]).toEqual([
    true,
    false,
    false,
  ])
  const file = pictureToFile(url)
  expect([file.type, file.size]).toEqual(['image/jpeg', 300_000])
  expect([...new Uint8Array(await file.arrayBuffer()).slice(0, 3)]).toEqual([0xff, 0xd8, 0xff])
})
