// Reads a zip archive that a person imports: by its directory, entry by entry, within bounds, each checked against its checksum. Written for archives that may
// be cut off, foreign, damaged or made to do harm; encrypted and 64-bit archives are not read.
import { Inflate } from 'fflate'
import { crc32 } from './crc32.ts'

export interface ZipFile {
  /** As plainPath() writes them. */
  readonly paths: ReadonlySet<string>
  /**
   * An entry's bytes, piece by piece.
   * @throws {ZipError} where there is none, it is damaged, or all that was read so far is more than `limit`.
   */
  read(path: string): AsyncGenerator<Uint8Array>
}

/** What is wrong with an archive, in words for the person. */
export class ZipError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ZipError'
  }
}

interface Entry {
  /** 0 stored, 8 deflated */
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly size: number
  /** Where its local header begins. */
  readonly at: number
}

const END = 0x06054b50
const DIRECTORY = 0x02014b50
const LOCAL = 0x04034b50
/** The end of an archive, with the longest comment that it may have. */
const LONGEST_END = 22 + 65_535
/** What is read of a file at a time: of what is packed best, it unpacks to some 64 MB. */
const CHUNK = 65_536
const IS_ENCRYPTED = 1
const IS_UTF_8 = 0x800
/** Characters. */
const LONGEST_LINE = 16_000_000

/**
 * @param limit how many bytes all entries may have unpacked, and how many may be read
 * @throws {ZipError} where it is no archive, is cut off, or is too large
 */
export async function openZip(file: Blob, limit: number): Promise<ZipFile> {
  const entries = await readDirectory(file)
  const size = [...entries.values()].reduce((sum, entry) => sum + entry.size, 0)
  if (size > limit) throw new ZipError(`unpacks to more than ${limit} bytes`)
  let left = limit
  return {
    paths: new Set(entries.keys()),
    async *read(path) {
      const entry = entries.get(plainPath(path))
      if (!entry) throw new ZipError(`has no ${path}`)
      left -= entry.size
      if (left < 0) throw new ZipError(`unpacks to more than ${limit} bytes`)
      let [size, sum] = [0, 0]
      for await (const piece of unpacked(file, path, entry)) {
        size += piece.length
        if (size > entry.size) break
        sum = crc32(piece, sum)
        yield piece
      }
      if (size !== entry.size || sum !== entry.crc) throw new ZipError(`${path} is damaged`)
    },
  }
}

/** The same path however a system writes it: some have their own slashes, some take accents apart from their letters. */
export const plainPath = (path: string): string => path.replaceAll('\\', '/').normalize('NFC')

/** Code page 850 from 0x80 on, in which Windows packs names that have no other letters; those that code page 437 shares are at the same place. */
const OF_WINDOWS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

function nameOf(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes)
  } catch {
    return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : OF_WINDOWS.charAt(byte - 128))).join(
      '',
    )
  }
}

/** An entry's bytes, whole. */
export async function readBytes(zip: ZipFile, path: string): Promise<Uint8Array> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of zip.read(path)) pieces.push(piece.slice())
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}

/** An entry as text, whole. */
export async function readText(zip: ZipFile, path: string): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of zip.read(path)) text += decoder.decode(piece, { stream: true })
  return text + decoder.decode()
}

/** An entry's lines, one at a time, without their ends. */
export async function* readLines(zip: ZipFile, path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of zip.read(path)) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_LINE) throw new ZipError(`${path} has a line that is too long`)
    yield* lines
  }
  if (rest !== '') yield rest
}

async function readDirectory(file: Blob): Promise<Map<string, Entry>> {
  const tailAt = Math.max(0, file.size - LONGEST_END)
  const tail = await view(file, tailAt, file.size)
  let end = tail.byteLength - 22
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1
  if (end < 0) {
    const begins = file.size >= 4 && (await view(file, 0, 4)).getUint32(0, true) === LOCAL
    throw new ZipError(begins ? 'is cut off' : 'is no zip archive')
  }
  const [count, length, at] = [
    tail.getUint16(end + 10, true),
    tail.getUint32(end + 12, true),
    tail.getUint32(end + 16, true),
  ]
  if (at + length > tailAt + end) throw new ZipError('is cut off')
  return entriesIn(await view(file, at, at + length), count)
}

function entriesIn(directory: DataView, count: number): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  let at = 0
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.byteLength || directory.getUint32(at, true) !== DIRECTORY) throw new ZipError('is damaged')
    const u16 = (offset: number) => directory.getUint16(at + offset, true)
    const u32 = (offset: number) => directory.getUint32(at + offset, true)
    const next = at + 46 + u16(28) + u16(30) + u16(32)
    if (next > directory.byteLength) throw new ZipError('is damaged')
    const name = new Uint8Array(directory.buffer, directory.byteOffset + at + 46, u16(28))
    const path = plainPath(nameOf(name, Boolean(u16(8) & IS_UTF_8)))
    if (u16(8) & IS_ENCRYPTED) throw new ZipError('is encrypted')
    entries.set(path, { method: u16(10), crc: u32(16), packed: u32(20), size: u32(24), at: u32(42) })
    at = next
  }
  return entries
}

async function* unpacked(file: Blob, path: string, { method, packed, at }: Entry): AsyncGenerator<Uint8Array> {
  if (at + 30 > file.size) throw new ZipError(`${path} is damaged`)
  const header = await view(file, at, at + 30)
  if (header.getUint32(0, true) !== LOCAL) throw new ZipError(`${path} is damaged`)
  const start = at + 30 + header.getUint16(26, true) + header.getUint16(28, true)
  if (start + packed > file.size) throw new ZipError('is cut off')
  if (method !== 0 && method !== 8) throw new ZipError(`${path} is packed in a way that is not known here`)
  let made: Uint8Array[] = []
  const inflate = method === 8 ? new Inflate((piece) => made.push(piece)) : undefined
  for (let from = start; from < start + packed; from += CHUNK) {
    const chunk = new Uint8Array(await file.slice(from, Math.min(from + CHUNK, start + packed)).arrayBuffer())
    if (!inflate) {
      yield chunk
      continue
    }
    try {
      inflate.push(chunk, from + CHUNK >= start + packed)
    } catch {
      throw new ZipError(`${path} is damaged`)
    }
    const pieces = made
    made = []
    yield* pieces
  }
}

const view = async (file: Blob, start: number, end: number): Promise<DataView> =>
  new DataView(await file.slice(start, end).arrayBuffer())
