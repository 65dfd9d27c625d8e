// Windows and counts of notes, over the list that they are in (keys.ts) and not over rows.
import type { NoteKind, NotePlace, NoteWindow } from '#contract/apps/notes.ts'
import type { NoteColor } from '#contract/apps/notes-shapes.ts'
import { linkedIn, noteAddress } from '#formats/markdown/note-links.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import type { Context } from '#sw/api/engine/define-module.ts'
import { idOf, sortKeyOf } from '#sw/api/engine/lists/list-entries.ts'
import { entriesInMemory } from '#sw/api/engine/lists/lists.ts'
import { queryTerms } from '#sw/api/engine/search/query-terms.ts'
import { NOTES_LIST, PART_BREAK } from './keys.ts'
import { searchNotes } from './search.ts'
import { expand, type NoteTables } from './writing.ts'

/** What is known of a note without its row. */
interface Listed {
  readonly id: string
  readonly isPinned: boolean
  readonly isArchived: boolean
  readonly color: string
  readonly kinds: readonly string[]
  /** ISO; empty: it reminds of nothing. */
  readonly reminder: string
  readonly labels: readonly string[]
}

interface WindowRequest {
  readonly place: NotePlace
  readonly label?: string | undefined
  readonly color?: NoteColor | undefined
  readonly kind?: NoteKind | undefined
  readonly query: string
  readonly start: number
  readonly size: number
}

type Finding = Pick<Context, 'db' | 'maintain' | 'newId'> & { readonly tables: NoteTables }

/** Searches that are remembered at most. */
const MOST_REMEMBERED = 20

/** The last list that was taken apart, by the array that it was read as. */
const taken = new WeakMap<readonly string[], readonly Listed[]>()

async function allListed(db: CairnDb): Promise<readonly Listed[]> {
  const entries = await entriesInMemory(db, NOTES_LIST)
  const known = taken.get(entries) ?? entries.map(listedOf)
  taken.set(entries, known)
  return known
}

function listedOf(entry: string): Listed {
  const [place = '', archived, color = '', kinds = '', reminder = '', labels = ''] = sortKeyOf(entry).split(PART_BREAK)
  return {
    id: idOf(entry),
    isPinned: place.startsWith('0'),
    isArchived: archived === '1',
    color,
    kinds: kinds.split(' '),
    reminder,
    labels: labels === '' ? [] : labels.split(' '),
  }
}

/** Some of the notes of a place, a label, a colour, a kind, in which all words are found. */
export async function windowOf(context: Finding, request: WindowRequest): Promise<NoteWindow> {
  const { db, tables } = context
  const { place, label, color, kind, query, start, size } = request
  const terms = queryTerms(query)
  const found = terms.length === 0 ? null : await idsHaving(context, terms)
  const isThere = {
    notes: ({ isArchived }: Listed) => found !== null || !isArchived,
    archive: ({ isArchived }: Listed) => isArchived,
    reminders: ({ reminder }: Listed) => reminder !== '',
  }[place]
  const listed = (await allListed(db)).filter(
    (note) =>
      isThere(note) &&
      (found === null || found.has(note.id)) &&
      (label === undefined || note.labels.includes(label)) &&
      (color === undefined || note.color === color) &&
      (kind === undefined || note.kinds.includes(kind)),
  )
  const isByTime = place === 'reminders'
  if (isByTime) listed.sort((a, b) => (a.reminder < b.reminder ? -1 : a.reminder > b.reminder ? 1 : 0))
  const rows = await tables.notes.bulkGet(listed.slice(start, start + size).map(({ id }) => id))
  return {
    notes: await expand(
      tables,
      rows.filter((row) => row !== undefined),
    ),
    total: listed.length,
    pinned: isByTime ? 0 : listed.filter(({ isPinned }) => isPinned).length,
  }
}

/** What was found in a list, by the words and the titles of the labels; another list knows nothing of it. */
const remembered = new WeakMap<readonly string[], Map<string, ReadonlySet<string>>>()

/** The windows of one search are requested one after another: it is run once. */
async function idsHaving(context: Finding, terms: readonly string[]): Promise<ReadonlySet<string>> {
  const titles = (await context.tables.noteLabels.toArray()).map(({ id, title }) => `${id} ${title}`)
  const cacheKey = JSON.stringify([terms, titles])
  const entries = await entriesInMemory(context.db, NOTES_LIST)
  const known = remembered.get(entries) ?? new Map<string, ReadonlySet<string>>()
  const before = known.get(cacheKey)
  if (before) return before
  const found = new Set((await searchNotes(context, terms)).map(({ id }) => id))
  // One that is typed letter by letter leaves no trail.
  if (known.size >= MOST_REMEMBERED) known.clear()
  remembered.set(entries, known.set(cacheKey, found))
  return found
}

export async function countsOf(db: CairnDb) {
  const labels: Record<string, number> = {}
  const counts = { notes: 0, archive: 0, reminders: 0, labels }
  for (const { isArchived, reminder, labels: borne } of await allListed(db)) {
    if (isArchived) counts.archive += 1
    else counts.notes += 1
    if (reminder !== '') counts.reminders += 1
    for (const label of isArchived ? [] : borne) labels[label] = (labels[label] ?? 0) + 1
  }
  return counts
}

/** The notes whose text has a link to this one. */
export async function linksTo(context: Finding, id: string) {
  const address = noteAddress(id)
  const terms = queryTerms(id)
  if (terms.length === 0) return []
  const found = await searchNotes(context, terms)
  return found
    .filter((note) => note.id !== id && linkedIn(note.content).some((link) => link.address === address))
    .map(({ id: own, title, content }) => ({ id: own, title, content }))
}
