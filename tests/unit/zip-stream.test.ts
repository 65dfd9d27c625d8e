// An archive that is made of what is at hand: nothing waits for it until it is whole.
import { expect, test } from 'vitest'
import type { ArchiveEntry } from '#sw/api/engine/readable/readable-source.ts'
import { zipStream } from '#sw/api/shell/workspace/zip-writer.ts'

const ENTRIES = 50

test('others have their turn between its entries, however quickly these come', async () => {
  let made = 0
  async function* entries(): AsyncGenerator<ArchiveEntry> {
    for (; made < ENTRIES; made += 1) yield { path: `${made}.txt`, at: 0, content: [new Uint8Array(10)] }
  }
  let madeBefore: number | undefined
  setImmediate(() => {
    madeBefore = made
  })
  const size = (await new Response(zipStream(entries())).bytes()).length
  expect(size).toBeGreaterThan(ENTRIES * 100)
  expect(made).toBe(ENTRIES)
  expect(madeBefore).toBeLessThan(ENTRIES / 2)
})
