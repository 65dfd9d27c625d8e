// The part of a backup that an import reads: without the formats for other programs, which may be most of it. Cut out of the file by its directory; nothing
// else of it is read. What is no whole backup stays as it is: the back end reports why it is refused.
import { IMPORT_LIMIT } from '#contract/shell/workspace.ts'

const END = 0x06054b50
const DIRECTORY = 0x02014b50
/** Bytes: the end of an archive without its comment, and with the longest that it may have. */
const END_SIZE = 22
const LONGEST_END = END_SIZE + 65_535
const ENTRY_SIZE = 46
/** What a 64-bit archive has in place of its numbers. */
const ELSEWHERE = 0xffffffff

interface Entry {
  readonly path: string
  /** Where its content begins, with the header before it. */
  readonly at: number
  /** What the directory has of it. */
  readonly record: Uint8Array<ArrayBuffer>
}

export async function importPartOf(file: File): Promise<File> {
  const directory = await readDirectory(file)
  const folder = directory && folderOf(directory.entries)
  if (folder === undefined) return file
  const entries = directory?.entries.toSorted((a, b) => a.at - b.at) ?? []
  const isKept = ({ path }: Entry) => !path.startsWith(`${folder}readable/`)
  if (entries.every(isKept)) return file
  const contents: Blob[] = []
  const records: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (const [index, entry] of entries.entries()) {
    if (!isKept(entry)) continue
    const content = file.slice(entry.at, entries[index + 1]?.at ?? directory?.at)
    records.push(movedTo(entry.record, size))
    contents.push(content)
    size += content.size
  }
  return new File([...contents, ...records, endOf(records, size)], file.name, { type: file.type })
}

/** What an import takes at most, in MB. */
export const IMPORT_MB = IMPORT_LIMIT / 1_000_000

/** @param part of a backup */
export const isTooLargeToImport = (part: File): boolean => part.size > IMPORT_LIMIT

/** Undefined where the file is no archive, or one that is not read here. */
async function readDirectory(file: File): Promise<{ entries: Entry[]; at: number } | undefined> {
  const tail = await viewOf(file.slice(Math.max(0, file.size - LONGEST_END)))
  let end = tail.byteLength - END_SIZE
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1
  if (end < 0) return undefined
  const [length, at] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)]
  if (at === ELSEWHERE || at + length > file.size) return undefined
  const entries = entriesIn(await viewOf(file.slice(at, at + length)))
  return entries && { entries, at }
}

function entriesIn(directory: DataView<ArrayBuffer>): Entry[] | undefined {
  const entries: Entry[] = []
  for (let start = 0; start < directory.byteLength; ) {
    if (start + ENTRY_SIZE > directory.byteLength || directory.getUint32(start, true) !== DIRECTORY) return undefined
    const u16 = (offset: number) => directory.getUint16(start + offset, true)
    const size = ENTRY_SIZE + u16(28) + u16(30) + u16(32)
    if (start + size > directory.byteLength) return undefined
    const record = new Uint8Array(directory.buffer, start, size)
    const path = new TextDecoder().decode(record.subarray(ENTRY_SIZE, ENTRY_SIZE + u16(28))).replaceAll('\\', '/')
    entries.push({ path, at: directory.getUint32(start + 42, true), record })
    start += size
  }
  return entries
}

/** The folder of the backup with a slash at its end: whoever packed it again has all of it in one. Undefined where no manifest is above all others. */
function folderOf(entries: readonly Entry[]): string | undefined {
  const depth = (path: string) => path.split('/').length
  const [first, second] = entries
    .map(({ path }) => path)
    .filter((path) => path.split('/').at(-1) === 'manifest.json')
    .sort((one, other) => depth(one) - depth(other))
  if (first === undefined || (second !== undefined && depth(second) === depth(first))) return undefined
  return first.slice(0, first.lastIndexOf('/') + 1)
}

function movedTo(record: Uint8Array<ArrayBuffer>, at: number): Uint8Array<ArrayBuffer> {
  const moved = record.slice()
  new DataView(moved.buffer).setUint32(42, at, true)
  return moved
}

function endOf(records: readonly Uint8Array[], at: number): DataView<ArrayBuffer> {
  const end = new DataView(new ArrayBuffer(END_SIZE))
  end.setUint32(0, END, true)
  end.setUint16(8, records.length, true)
  end.setUint16(10, records.length, true)
  end.setUint32(
    12,
    records.reduce((sum, { length }) => sum + length, 0),
    true,
  )
  end.setUint32(16, at, true)
  return end
}

const viewOf = async (part: Blob): Promise<DataView<ArrayBuffer>> => new DataView(await part.arrayBuffer())
