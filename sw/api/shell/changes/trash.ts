// What was deleted and is still gone: the trash of every domain, read from the change log.
import type { DeletedThing } from '#contract/shell/changes.ts'
import type { Undone } from '#contract/shell/undo.ts'
import { isRetained, lastSeq } from '#sw/api/engine/change-log/change-log.ts'
import { deletionTerm, rowTerm } from '#sw/api/engine/change-log/touched.ts'
import type { CairnDb, RowChange, StoredChange } from '#sw/api/engine/db.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { changesWith, notesAmong, type Paging } from './history.ts'
import { isFinal, undoChange } from './put-back.ts'
import { titleOf } from './titles.ts'

type Row = Readonly<Record<string, unknown>>

/** One deleted row, and those that the same change deleted because they were a part of it. */
interface Root {
  readonly row: RowChange & { readonly before: Row }
  readonly parts: readonly RowChange[]
}

export async function deletedThings(
  db: CairnDb,
  modules: readonly ModuleEntry[],
  { api, grouped, before = '', limit }: Paging & { readonly api?: string; readonly grouped: 'true' | 'false' },
  now: number,
): Promise<{ things: DeletedThing[]; next: string | null }> {
  const isNote = notesAmong(modules)
  const concerned = api === undefined ? modules : modules.filter(({ name }) => name === api)
  const tables = new Set(concerned.flatMap((module) => Object.keys(module.tables)))
  // `<change>.<index in it>`: the change in which the page before ended may have more.
  const [endedIn, endedAt] = before === '' ? [] : before.split('.').map(Number)
  const paging = { before: endedIn === undefined ? '' : String(endedIn + 1), limit }
  const things: DeletedThing[] = []
  let cursor = ''
  for await (const change of changesWith(db, [...tables].map(deletionTerm), paging, now)) {
    const gone: { readonly root: Root; readonly index: number }[] = []
    for (const [index, root] of rootsOf(change.rows).entries()) {
      const isPast = change.seq === endedIn && index <= (endedAt ?? Number.POSITIVE_INFINITY)
      const isShown = tables.has(root.row.table) && !isNote(root.row)
      if (!isPast && isShown && (await isStillGone(db, change, root.row))) gone.push({ root, index })
    }
    const isGroup = grouped === 'true' && gone.length >= GROUPED
    for (const { root, index } of isGroup ? gone.slice(0, 1) : gone) {
      if (things.length === limit) return { things, next: cursor }
      const thing = await thingOf(db, modules, change, root, now)
      things.push(isGroup ? { ...thing, group: groupOf(gone) } : thing)
      cursor = `${change.seq}.${isGroup ? gone.at(-1)?.index : index}`
    }
  }
  return { things, next: null }
}

/** So many things of one change, or more, are listed as one where requested. */
const GROUPED = 4

const groupOf = (gone: readonly { readonly root: Root }[]): DeletedThing['group'] => ({
  others: gone.length - 1,
  tables: [...new Set(gone.map(({ root }) => root.row.table))],
})

/** Gone, and by no later deletion than this one. */
async function isStillGone(db: CairnDb, { seq }: StoredChange, { table, key }: RowChange): Promise<boolean> {
  if (await db.table(table).get(key)) return false
  const touching = await db.changes.where('touched').equals(rowTerm(table, key)).primaryKeys()
  return Math.max(...touching) === seq
}

async function thingOf(
  db: CairnDb,
  modules: readonly ModuleEntry[],
  { seq, at }: StoredChange,
  { row, parts }: Root,
  now: number,
): Promise<DeletedThing> {
  const module = modules.find(({ tables }) => row.table in tables)
  return {
    change: String(seq),
    table: row.table,
    key: row.key,
    api: module?.name ?? '',
    title: titleOf(row.before),
    origin: module ? await originOf(db, module, row.before) : null,
    at: new Date(at).toISOString(),
    age: now - at,
    parts: parts.length,
    group: null,
  }
}

/** No tree is deeper than people can find their way in; a ring would never end. */
const DEEPEST = 50

/** What held the row, by the field that names it; of a tree, the whole way to it. */
async function originOf(db: CairnDb, module: ModuleEntry, row: Row): Promise<string | null> {
  for (const field of HOLDERS) {
    const titles: string[] = []
    let holder = await rowHolding(db, module, row[field])
    while (holder && titles.length < DEEPEST) {
      titles.unshift(titleOf(holder))
      holder = await rowHolding(db, module, holder[field])
    }
    if (titles.length > 0) return titles.join(' / ')
  }
  return null
}

/** Looked for in the tables of its own domain. */
async function rowHolding(db: CairnDb, module: ModuleEntry, id: unknown): Promise<Row | undefined> {
  if (typeof id !== 'string') return undefined
  for (const table of Object.keys(module.tables)) {
    const row = await db.table<Row, string>(table).get(id)
    if (titleOf(row) !== '') return row
  }
  return undefined
}

/** The fields that say where a row is, the nearest first. */
const HOLDERS = ['folderId', 'folder', 'parent', 'listId', 'boardId', 'chatId', 'categoryId', 'category', 'parentId']

/** The things that a change deleted: its deleted rows that were no part of another. @internal */
export function rootsOf(rows: readonly RowChange[]): Root[] {
  const deleted = rows.filter(isDeleted)
  const byKey = new Map(deleted.map((row) => [row.key, row]))
  const byContent = new Map(
    deleted.filter((row) => !isPiece(row)).flatMap((row) => textsOf(row).map((text) => [text, row])),
  )
  const holderOf = (row: Deleted) => (isPiece(row) ? byContent.get(String(row.before.file)) : heldBy(row, byKey))
  const parts = new Map<Deleted, Deleted[]>()
  for (const row of deleted) {
    const root = topOf(row, holderOf)
    if (!parts.has(root)) parts.set(root, [])
    if (root !== row) parts.get(root)?.push(row)
  }
  return [...parts].filter(([row]) => !isPiece(row)).map(([row, own]) => ({ row, parts: own }))
}

type Deleted = Root['row']

const isDeleted = (row: RowChange): row is Deleted => row.after === undefined && row.before !== undefined

/** A piece of a file's content: it belongs to whatever names that content. */
const isPiece = ({ before }: Deleted): boolean => typeof before.file === 'string' && typeof before.index === 'number'

const textsOf = ({ before }: Deleted): string[] => Object.values(before).filter((value) => typeof value === 'string')

function heldBy({ before, key }: Deleted, byKey: ReadonlyMap<string, Deleted>): Deleted | undefined {
  for (const [field, value] of Object.entries(before)) {
    if (
      !(field.endsWith('Id') || field === 'folder' || field === 'parent') ||
      typeof value !== 'string' ||
      value === key
    )
      continue
    const holder = byKey.get(value)
    if (holder) return holder
  }
  return undefined
}

/** The outermost owner of a row; one of them where rows own each other in a cycle. */
function topOf(row: Deleted, holderOf: (row: Deleted) => Deleted | undefined): Deleted {
  const seen = new Set([row])
  let top = row
  for (let holder = holderOf(top); holder; holder = holderOf(top)) {
    if (seen.has(holder)) return [...seen].reduce((first, one) => (one.key < first.key ? one : first))
    seen.add(holder)
    top = holder
  }
  return top
}

/**
 * Brings deleted things back, each with its parts. Where all that a change deleted is wanted, the whole change is undone: what it did to other rows
 * on the way (a label that it took from notes) comes back too.
 */
export async function restoreThings(
  db: CairnDb,
  modules: readonly ModuleEntry[],
  things: readonly { readonly change: string; readonly table: string; readonly key: string }[],
  now: number,
): Promise<Undone | null> {
  const last = await lastSeq(db)
  let done: Undone | null = null
  for (const [id, wanted] of Map.groupBy(things, ({ change }) => change)) {
    const change = /^\d{1,15}$/.test(id) ? await db.changes.get(Number(id)) : undefined
    if (!change || !isRetained(change, last, now) || isFinal(modules, change)) continue
    const roots = rootsOf(change.rows)
    const terms = new Set(wanted.map(({ table, key }) => rowTerm(table, key)))
    const chosen = roots.filter(({ row }) => terms.has(rowTerm(row.table, row.key)))
    if (chosen.length === 0) continue
    const rows = chosen.length === roots.length ? change.rows : chosen.flatMap(({ row, parts }) => [row, ...parts])
    done = added(done, await undoChange(db, modules, change, rows))
  }
  return done
}

/** Two undos reported as one. */
export function added(first: Undone | null, second: Undone): Undone {
  if (!first) return second
  const names = [...(first.others ?? []), second.api, ...(second.others ?? [])]
  const others = [...new Set(names)].filter((name) => name !== first.api)
  const sum = { api: first.api, restored: first.restored + second.restored, kept: first.kept + second.kept }
  return others.length > 0 ? { ...sum, others } : sum
}
