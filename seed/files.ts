// Sample folders and files. A file's size is that of its content, which is made for it; a picture's is known (picture-sizes.ts).
import { kindOfName, nameKey } from '#contract/apps/file-names.ts'
import { type FileRow, ROOT } from '#contract/apps/file-rows.ts'
import { PICTURE_SIZES } from '#seed/files/picture-sizes.ts'
import { DAY, keyOf, nameOf, type PlannedFile, timesOf } from '#seed/files/planned-file.ts'
import { sampleFiles } from '#seed/files/sample-files.ts'
import { slug } from '#seed/slug.ts'

/** Further copies are older, each by so many days than the one before. */
const COPY_AGE = 730

/** @param factor how many times as much: further copies are in archives, further in the past */
export function seedFiles(now: number, factor = 1): FileRow[] {
  const sizes = new Map(sampleFiles.map((planned) => [keyOf(planned), sizeOf(planned, now)]))
  return Array.from({ length: factor }, (_, copy) => {
    const folders = new Map<string, FileRow>()
    const files = sampleFiles.map((planned) => {
      const path = [copy > 0 && `Archive ${copy}`, planned.folder].filter(Boolean).join('/')
      const made = timesOf(planned, now).created - (1 + copy * COPY_AGE) * DAY
      const parent = folderAt(path, folders, planned.by, made)
      return toRow(planned, { now, copy, parent, size: sizes.get(keyOf(planned)) ?? 0 })
    })
    return [...folders.values(), ...files]
  }).flat()
}

const sizeOf = (planned: PlannedFile, now: number): number =>
  PICTURE_SIZES[keyOf(planned)] ?? planned.content(timesOf(planned, now)).length

interface Location {
  readonly now: number
  readonly copy: number
  readonly parent: string
  readonly size: number
}

function toRow(planned: PlannedFile, { now, copy, parent, size }: Location): FileRow {
  const { created, modified } = timesOf(planned, now)
  // The content of a further copy is that of the first, with its dates.
  const isoOf = (at: number) => new Date(at - copy * COPY_AGE * DAY).toISOString()
  const name = typeof planned.name === 'string' ? planned.name : planned.name(created)
  const key = keyOf(planned)
  return {
    id: copy === 0 ? `file-${key}` : `file-${key}-${copy}`,
    parent,
    kind: 'file',
    name,
    nameKey: nameKey(name),
    createdBy: nameOf(planned.by),
    createdAt: isoOf(created),
    modifiedAt: isoOf(modified),
    description: planned.description ?? null,
    ...(planned.isStarred && copy === 0 && { starredAt: isoOf(modified) }),
    ...kindOfName(name),
    size,
    sample: { key, at: now },
  }
}

const FOLDER_WORDS: Readonly<Record<string, string>> = {
  Kestrelway: 'The company’s shared drive.',
  Alex: 'Mine. Nobody else sees it.',
  'Kestrelway/Operations/Stops/Photos': 'One folder an area; the name of the stop first.',
  'Kestrelway/Meetings/Team Lines': 'Once a week, at ten.',
  'Alex/Job search': 'One place for all of it.',
}

/**
 * The folder with this path, made with those above it when it is first met; it becomes as old as the oldest file that is met below it.
 * @param made ms since the epoch
 */
function folderAt(path: string, folders: Map<string, FileRow>, by: string, made: number): string {
  if (path === '') return ROOT
  const known = folders.get(path)
  const at = new Date(made).toISOString()
  if (known && known.createdAt <= at) return known.id
  const end = path.lastIndexOf('/')
  const name = path.slice(end + 1)
  const row: FileRow = {
    id: `folder-${slug(path)}`,
    parent: folderAt(path.slice(0, Math.max(0, end)), folders, by, made),
    kind: 'folder',
    name,
    nameKey: nameKey(name),
    createdBy: nameOf(path.startsWith('Alex') ? 'alex-morgan' : by),
    createdAt: at,
    modifiedAt: at,
    description: FOLDER_WORDS[path] ?? null,
  }
  folders.set(path, row)
  return row.id
}
