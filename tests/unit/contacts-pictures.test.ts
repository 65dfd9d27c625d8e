// Large pictures as files.
import { expect, test } from 'vitest'
import { isLargePicture, pictureToFile } from '#apps/contacts/import/large-picture.ts'

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
