// An archive of files and folders, made piece by piece while it is read. Loaded when one is requested.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { nameKey, numberedName, safeName } from '#contract/apps/file-names.ts'
import type { FileRow } from '#contract/apps/file-rows.ts'
import { FileStream } from '#sw/api/engine/files/file-stream.ts'

/** What is packed already does not get smaller. */
const PACKED = new Set(['JPG', 'PNG', 'GIF', 'WEBP', 'ZIP', 'MP3', 'MP4'])

/** A zip knows the years 1980 to 2107. */
const FIRST = Date.UTC(1980, 0, 2)

interface Entry {
  readonly path: string
  readonly row: FileRow
}

/**
 * @param chosen what was selected, and `all` that with everything below
 * @param read a file's bytes, part by part
 */
export function zipFiles(
  name: string,
  chosen: readonly FileRow[],
  all: readonly FileRow[],
  read: (row: FileRow) => AsyncIterable<Uint8Array>,
): FileStream {
  let zip: Zip
  let steps: AsyncGenerator<void>
  let hasMore = false
  const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) controller.error(error)
        else controller.enqueue(chunk as Uint8Array<ArrayBuffer>)
        if (isLast) controller.close()
        hasMore = true
      })
      steps = packing(zip, entriesOf(chosen, all), read)
    },
    async pull() {
      hasMore = false
      // Deflating buffers small pieces until they are worth it, and a pull that gave nothing is not repeated.
      while (!hasMore) if ((await steps.next()).done) return zip.end()
    },
    cancel() {
      zip.terminate()
      void steps.return(undefined)
    },
  })
  return new FileStream(name, 'application/zip', bytes)
}

/** A step is a piece of a file. */
async function* packing(
  zip: Zip,
  entries: readonly Entry[],
  read: (row: FileRow) => AsyncIterable<Uint8Array>,
): AsyncGenerator<void> {
  for (const { path, row } of entries) {
    const isFolder = row.kind === 'folder'
    const isPacked = isFolder || PACKED.has(row.type ?? '')
    const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 })
    file.mtime = Math.max(FIRST, Date.parse(row.modifiedAt))
    zip.add(file)
    if (!isFolder)
      for await (const bytes of read(row)) {
        file.push(bytes)
        yield
      }
    file.push(new Uint8Array(), true)
    yield
  }
}

/**
 * Paths as they are in the folders, of names that every system can store: no name leads out of its folder. Two of one name are distinguished
 * by a number.
 */
function entriesOf(chosen: readonly FileRow[], all: readonly FileRow[]): Entry[] {
  const children = Map.groupBy(all, ({ parent }) => parent)
  const folders = new Set<string>()
  const entries: Entry[] = []
  const addAll = (rows: readonly FileRow[], above: string) => {
    const taken = new Set<string>()
    for (const row of rows) {
      const own = safeName(row.name)
      let name = own
      for (let number = 2; taken.has(nameKey(name)); number += 1) name = numberedName(own, number)
      taken.add(nameKey(name))
      add(row, `${above}${name}`)
    }
  }
  const add = (row: FileRow, path: string) => {
    if (row.kind === 'file') {
      entries.push({ path, row })
      return
    }
    // One that is below itself is there once.
    if (folders.has(row.id)) return
    folders.add(row.id)
    const within = children.get(row.id) ?? []
    // An empty folder needs an entry of its own.
    if (within.length === 0) entries.push({ path: `${path}/`, row })
    addAll(within, `${path}/`)
  }
  addAll(chosen, '')
  return entries
}
