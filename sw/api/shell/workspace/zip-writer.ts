// A zip archive as a stream that is made while it is read, so that nothing is held but the piece on its way.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { nextTask } from '#sw/api/engine/next-task.ts'
import type { ArchiveEntry } from '#sw/api/engine/readable/readable-source.ts'

/**
 * The entries one after another, in the sequence in which they come. An error in making them breaks the stream off. Others have their turn after each piece of
 * content, however quickly the pieces come: calls meanwhile are answered.
 */
export function zipStream(entries: AsyncIterable<ArchiveEntry>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let steps: AsyncGenerator<Uint8Array<ArrayBuffer>[]>
  return new ReadableStream(
    {
      start() {
        steps = zipSteps(entries)
      },
      async pull(controller) {
        for (;;) {
          await nextTask()
          const { value, done } = await steps.next()
          for (const piece of value ?? []) controller.enqueue(piece)
          if (done) return controller.close()
          if (value.length > 0) return
        }
      },
      async cancel() {
        await steps.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
}

/** What each piece of content makes of the archive, often nothing yet. */
async function* zipSteps(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array<ArrayBuffer>[]> {
  let made: Uint8Array<ArrayBuffer>[] = []
  const take = () => {
    const pieces = made
    made = []
    return pieces
  }
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece as Uint8Array<ArrayBuffer>)
  })
  for await (const { path, at, isCompressed, content } of entries) {
    const entry = isCompressed ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 4 })
    entry.mtime = Math.max(at, EARLIEST)
    zip.add(entry)
    for await (const piece of content) {
      entry.push(piece)
      yield take()
    }
    entry.push(new Uint8Array(), true)
    yield take()
  }
  zip.end()
  yield take()
}

/** The first day that a zip archive knows. */
const EARLIEST = Date.UTC(1980, 0, 2)
