// Reads the notes of the chosen files: a .zip of Markdown or from Google Takeout, or single notes of either. Writes nothing: it plans what an import would do.
// @offline later
import { unzipSync } from 'fflate'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { decodeText } from '#formats/decode-text.ts'
import {
  type FoundImage,
  type FoundNote,
  isEmpty,
  isTooLong,
  type LeftOut,
  labelsOf,
  withinLabels,
} from './found-note.ts'
import { readKeep } from './read-keep.ts'
import { readMarkdown } from './read-markdown.ts'

export interface Fresh extends FoundNote {
  readonly image?: FoundImage | undefined
}

export interface ImportPlan {
  readonly fresh: readonly Fresh[]
  /** Those that are here already. */
  readonly known: readonly FoundNote[]
  readonly leftOut: readonly LeftOut[]
  /** Notes whose picture is not in the file. */
  readonly lostImages: number
}

/** bytes, unpacked */
export const LARGEST = 500_000_000

export interface ChosenFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

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
export function planImport(chosen: readonly ChosenFile[], present: readonly Note[]): ImportPlan {
  const isKnown = knownBy(present)
  const uids = new Set<string | undefined>()
  const { zips, loose } = setsOf(chosen)
  const plans = [
    ...zips.map((files) => planOf(files, isKnown, uids)),
    // Whoever chose a file by itself meant it.
    ...loose.map((files) => withUnused(planOf(files, isKnown, uids), files)),
  ]
  return {
    fresh: plans.flatMap(({ fresh }) => fresh),
    known: plans.flatMap(({ known }) => known),
    leftOut: plans.flatMap(({ leftOut }) => leftOut),
    lostImages: plans.reduce((sum, { lostImages }) => sum + lostImages, 0),
  }
}

/** Each .zip by itself; single files lie side by side, unless two of them have one name. */
function setsOf(chosen: readonly ChosenFile[]): { readonly zips: readonly Files[]; readonly loose: readonly Files[] } {
  const zips: Files[] = []
  const loose: Record<string, Uint8Array<ArrayBuffer>>[] = []
  for (const { name, bytes } of chosen) {
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) zips.push(unpack(bytes))
    else {
      const set = loose.find((files) => !(name in files))
      if (set) set[name] = bytes
      else loose.push({ [name]: bytes })
    }
  }
  return { zips, loose }
}

/** @param uids of the notes that were found before */
function planOf(
  files: Files,
  isKnown: (note: FoundNote['note']) => boolean,
  uids: Set<string | undefined>,
): ImportPlan {
  const found: FoundNote[] = []
  const fileOf = filesBeside(files)
  const folderOf = foldersIn(Object.keys(files).filter(isNoteFile))
  const leftOut: LeftOut[] = []
  for (const path of Object.keys(files).filter(isNoteFile).sort()) {
    const text = decodeText(files[path] as Uint8Array<ArrayBuffer>)
    const read =
      endingOf(path) === 'json'
        ? readKeep(text, path)
        : readMarkdown(text, path, (name) => fileOf(path, name) !== undefined)
    if (read === 'other') continue
    if (typeof read === 'string') leftOut.push({ path, reason: read })
    else if (isEmpty(read.note) && read.attachments.length === 0) leftOut.push({ path, reason: 'empty' })
    else if (isTooLong(read.note)) leftOut.push({ path, reason: 'too-long' })
    else found.push(endingOf(path) === 'json' ? read : { ...read, note: labelled(read.note, folderOf(path)) })
  }
  const known = found.filter(({ note }) => isKnown(note))
  const once = found.filter(({ note, path }) => {
    if (isKnown(note)) return false
    const isNew = !uids.has(note.uid)
    uids.add(note.uid)
    if (!isNew) leftOut.push({ path, reason: 'repeated' })
    return isNew
  })
  let lostImages = 0
  const fresh = once.map((one): Fresh => {
    const there = one.attachments.flatMap((name) => fileOf(one.path, name) ?? [])
    const [first, ...others] = new Set(there)
    const of = one.note.title
    leftOut.push(...others.map((path): LeftOut => ({ path, reason: 'another-image', of })))
    const noImages = one.attachments.filter((name) => !isImage(name) && fileOf(one.path, name) === undefined)
    leftOut.push(...noImages.map((path): LeftOut => ({ path, reason: 'no-image', of })))
    if (there.length + noImages.length < one.attachments.length) lostImages += 1
    const { note, isCut } = withinLabels(one.note)
    if (isCut) leftOut.push({ path: one.path, reason: 'labels' })
    return { ...one, note, image: first === undefined ? undefined : imageAt(first, files) }
  })
  return { fresh, known, leftOut, lostImages }
}

function withUnused(plan: ImportPlan, files: Files): ImportPlan {
  const fileOf = filesBeside(files)
  const used = new Set(
    [...plan.fresh, ...plan.known].flatMap((one) => one.attachments.map((name) => fileOf(one.path, name))),
  )
  const unused = Object.keys(files).flatMap((path): LeftOut[] => {
    if (isNoteFile(path)) return []
    return isImage(path) ? (used.has(path) ? [] : [{ path, reason: 'unused' }]) : [{ path, reason: 'unreadable' }]
  })
  return { ...plan, leftOut: [...plan.leftOut, ...unused] }
}

/** The folder of a note, below the one that all are in. */
function foldersIn(paths: readonly string[]): (path: string) => string | undefined {
  const parts = (path: string) => path.split('/').slice(0, -1)
  const [first = [], ...rest] = paths.map(parts)
  const differs = first.findIndex((name, index) => rest.some((other) => other[index] !== name))
  const shared = rest.length === 0 || differs < 0 ? first.length : differs
  return (path) => parts(path).slice(shared).at(-1)
}

const labelled = (note: FoundNote['note'], label: string | undefined): FoundNote['note'] =>
  label === undefined ? note : { ...note, labelTitles: labelsOf([...(note.labelTitles ?? []), label]) }

/** The files of a zip that a note or its picture may be, without folders of programs. */
function unpack(bytes: Uint8Array<ArrayBuffer>): Files {
  let size = 0
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!(isNoteFile(name) || endingOf(name) in IMAGES) || isOfMacOs(name)) return false
      size += originalSize
      if (size > LARGEST) throw new TooMuch()
      return true
    },
  }) as Files
}

/** What macOS writes beside a file of the same name. */
const isOfMacOs = (path: string): boolean => path.includes('__MACOSX/') || nameOf(path).startsWith('._')

/** What was imported before, or was exported here, is identified by its uid, or by when it was made and its title. */
function knownBy(present: readonly Note[]): (note: FoundNote['note']) => boolean {
  const uids = new Set(present.flatMap(({ uid }) => (uid === undefined ? [] : [withoutFolders(uid)])))
  const made = new Set(present.map(({ createdAt, title }) => `${createdAt} ${title}`))
  return ({ uid, createdAt, title = '' }) =>
    (uid !== undefined && uids.has(withoutFolders(uid))) ||
    (createdAt !== undefined && made.has(`${createdAt} ${title}`))
}

/** A note of Markdown that was imported alone is known in a .zip too, and the other way round. */
function withoutFolders(uid: string): string {
  const [kind, sum, ...path] = uid.split(' ')
  return kind === 'md' ? [kind, sum, nameOf(path.join(' '))].join(' ') : uid
}

const isImage = (path: string): boolean => endingOf(path) in IMAGES

/**
 * @returns where a file is that a note names: seen from the note; with another ending, as Takeout writes it; else anywhere under its name, as Obsidian finds it
 */
function filesBeside(files: Files): (path: string, name: string) => string | undefined {
  const paths = Object.keys(files).filter(isImage)
  const byName = new Map(paths.map((path) => [nameOf(path), path]))
  return (path, name) => {
    const wanted = resolved(path, decoded(name))
    const stem = wanted.slice(0, wanted.lastIndexOf('.') + 1)
    return (
      paths.find((one) => one === wanted) ??
      paths.find((one) => stem !== '' && one.startsWith(stem)) ??
      byName.get(nameOf(wanted))
    )
  }
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** `a/b.md` and `../c.png` -> `c.png` */
function resolved(path: string, name: string): string {
  const parts = path.split('/').slice(0, -1)
  for (const part of name.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

function imageAt(path: string, files: Files): FoundImage | undefined {
  const [bytes, type] = [files[path], IMAGES[endingOf(path)]]
  return bytes && type !== undefined ? { name: nameOf(path), type, bytes } : undefined
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
