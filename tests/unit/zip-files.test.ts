// An archive of files is made as it is read: no file is held whole.
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { kindOfName, nameKey } from '#contract/apps/file-names.ts'
import type { FileRow } from '#contract/apps/file-rows.ts'
import { zipFiles } from '#sw/api/apps/file-manager/zip-files.ts'

const AT = '2026-11-17T09:00:00.000Z'
const PIECE = 200_000
const PIECES = 50

function archiveOf(name: string) {
  const about = { createdBy: '', createdAt: AT, modifiedAt: AT, description: null }
  const row: FileRow = {
    id: name,
    parent: 'root',
    kind: 'file',
    name,
    nameKey: nameKey(name),
    ...about,
    ...kindOfName(name),
  }
  let [read, isLeft] = [0, false]
  const { bytes } = zipFiles('all.zip', [row], [row], async function* () {
    try {
      for (; read < PIECES; read += 1) yield new Uint8Array(PIECE).fill(read)
    } finally {
      isLeft = true
    }
  })
  return { bytes, piecesRead: () => read, isLeft: () => isLeft }
}

test.each(['film.mp4', 'long.txt'])('%s is read a piece at a time', async (name) => {
  const { bytes, piecesRead } = archiveOf(name)
  const reader = bytes.getReader()
  let size = 0
  const chunks: Uint8Array<ArrayBuffer>[] = []
  while (size < PIECE / 100) {
    const { value } = await reader.read()
    if (!value) break
    size += value.length
    chunks.push(value)
  }
  expect(piecesRead()).toBeLessThan(PIECES / 2)
  for (let next = await reader.read(); next.value; next = await reader.read()) chunks.push(next.value)
  const { [name]: content } = unzipSync(new Uint8Array(await new Blob(chunks).arrayBuffer()))
  expect(content).toHaveLength(PIECE * PIECES)
  expect(content?.at(-1)).toBe(PIECES - 1)
})

test('nothing more is read once whoever asked has gone', async () => {
  const { bytes, piecesRead, isLeft } = archiveOf('film.mp4')
  const reader = bytes.getReader()
  await reader.read()
  await reader.cancel()
  await expect.poll(isLeft).toBe(true)
  expect(piecesRead()).toBeLessThan(PIECES / 2)
})
