// Reads the notes of a chosen file: a .zip of Markdown or from Google Takeout, or one note of either. Nothing is written: it says what an import would do.
// @offline later
import { unzipSync } from 'fflate'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { decodeText } from '#formats/decode-text.ts'
import { type FoundImage, type FoundNote, isEmpty, isTooLong, type LeftOut } from './found-note.ts'
import { readKeep } from './read-keep.ts'
import { readMarkdown } from './read-markdown.ts'

export interface Fresh extends FoundNote {
  readonly image?: FoundImage | undefined
}

export interface ImportPlan {
  readonly fresh: readonly Fresh[]
  /** How many are here already. */
  readonly known: number
  readonly leftOut: readonly LeftOut[]
  /** Notes whose picture is not in the file. */
  readonly lostImages: number
}

/** bytes, unpacked */
export const LARGEST = 500_000_000
/** The file unpacks to more than that. */
export class TooMuch extends Error {}

const IMAGES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}

const endingOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toLowerCase()
const isNoteFile = (path: string): boolean => ['json', 'md', 'markdown'].includes(endingOf(path))

type Files = Readonly<Record<string, Uint8Array<ArrayBuffer>>>

/** @param present the notes that are here, archived ones too */
export function planImport(name: string, bytes: Uint8Array<ArrayBuffer>, present: readonly Note[]): ImportPlan {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const files = isZip ? unpack(bytes) : { [name]: bytes }
  const found: FoundNote[] = []
  const leftOut: LeftOut[] = []
  for (const path of Object.keys(files).filter(isNoteFile).sort()) {
    const text = decodeText(files[path] as Uint8Array<ArrayBuffer>)
    const read = endingOf(path) === 'json' ? readKeep(text, path) : readMarkdown(text, path)
    if (read === 'other') continue
    if (typeof read === 'string') leftOut.push({ path, reason: read })
    else if (isEmpty(read.note) && read.imageName === undefined) leftOut.push({ path, reason: 'empty' })
    else if (isTooLong(read.note)) leftOut.push({ path, reason: 'too-long' })
    else found.push(read)
  }
  const known = knownBy(present)
  const fresh = found.filter(({ note }) => !known(note)).map((one): Fresh => ({ ...one, image: imageOf(one, files) }))
  const uids = new Set<string | undefined>()
  const once = fresh.filter(({ note, path }) => {
    const isNew = !uids.has(note.uid)
    uids.add(note.uid)
    if (!isNew) leftOut.push({ path, reason: 'repeated' })
    return isNew
  })
  return {
    fresh: once,
    known: found.length - fresh.length,
    leftOut,
    lostImages: once.filter(({ imageName, image }) => imageName !== undefined && !image).length,
  }
}

/** The files of a zip that a note or its picture may be, without folders of programs. */
function unpack(bytes: Uint8Array<ArrayBuffer>): Files {
  let size = 0
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!(isNoteFile(name) || endingOf(name) in IMAGES) || name.includes('__MACOSX/')) return false
      size += originalSize
      if (size > LARGEST) throw new TooMuch()
      return true
    },
  }) as Files
}

/** What was imported before, or was exported here, is told by its uid, or by when it was made and its title. */
function knownBy(present: readonly Note[]): (note: FoundNote['note']) => boolean {
  const uids = new Set(present.map(({ uid }) => uid).filter((uid) => uid !== undefined))
  const made = new Set(present.map(({ createdAt, title }) => `${createdAt} ${title}`))
  return ({ uid, createdAt, title = '' }) =>
    (uid !== undefined && uids.has(uid)) || (createdAt !== undefined && made.has(`${createdAt} ${title}`))
}

/** Beside the note by its name; Takeout also writes another ending than the note says. */
function imageOf({ path, imageName }: FoundNote, files: Files): FoundImage | undefined {
  if (imageName === undefined) return undefined
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const wanted = decoded(`${folder}${imageName}`)
  const stem = wanted.slice(0, wanted.lastIndexOf('.') + 1)
  const names = Object.keys(files).filter((name) => endingOf(name) in IMAGES)
  const found = names.find((name) => name === wanted) ?? names.find((name) => stem !== '' && name.startsWith(stem))
  const bytes = found === undefined ? undefined : files[found]
  const type = IMAGES[endingOf(found ?? '')]
  if (found === undefined || !bytes || type === undefined) return undefined
  return { name: found.split('/').at(-1) ?? found, type, bytes }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
