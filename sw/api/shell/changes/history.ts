// The history of one record, and the recent changes of all. Read from the change log by its index.
import type { ChangeKind, RecentChange, RecordVersion } from '#contract/shell/changes.ts'
import { people } from '#seed/people.ts'
import { isRetained, lastSeq } from '#sw/api/engine/change-log/change-log.ts'
import { actTerm, rowTerm, tableTerm } from '#sw/api/engine/change-log/touched.ts'
import type { CairnDb, Change, RowChange, StoredChange } from '#sw/api/engine/db.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { same } from '#sw/api/engine/row-bytes.ts'
import { CHOICES } from '#sw/api/shell/workspace/shared/choices.ts'
import { titleOf } from './titles.ts'

export interface Paging {
  readonly before?: string
  readonly limit: number
}

const TITLES = 3

/** Changes that bear one of the words, newest first and still in the log, below the cursor. */
export async function* changesWith(
  db: CairnDb,
  terms: readonly string[],
  { before = '', limit }: Paging,
  now: number,
): AsyncGenerator<StoredChange> {
  const below = before === '' ? Number.POSITIVE_INFINITY : Number(before)
  const last = await lastSeq(db)
  const found = await db.changes
    .where('touched')
    .anyOf([...terms])
    .primaryKeys()
  const seqs = [...new Set(found)].filter((seq) => seq < below).sort((a, b) => b - a)
  for (let start = 0; start < seqs.length; start += limit) {
    const changes = await db.changes.bulkGet(seqs.slice(start, start + limit))
    for (const change of changes) if (change && isRetained(change, last, now)) yield change
  }
}

/** The change with the others of its act, the newest first; alone where it is of none. */
export async function partsOfAct<One extends Change>(
  db: CairnDb,
  change: One,
): Promise<readonly (One | StoredChange)[]> {
  if (change.act === undefined) return [change]
  const seqs = await db.changes.where('touched').equals(actTerm(change.act)).primaryKeys()
  return (await db.changes.bulkGet(seqs.sort((a, b) => b - a))).filter((part) => part !== undefined)
}

/** What is done in several calls is listed once, at its last call. */
async function* joinActs(db: CairnDb, changes: AsyncGenerator<StoredChange>): AsyncGenerator<StoredChange> {
  const seen = new Set<string>()
  for await (const change of changes) {
    if (change.act === undefined) yield change
    else if (!seen.has(change.act)) {
      seen.add(change.act)
      const parts = await partsOfAct(db, change)
      if (parts[0]?.seq === change.seq) yield { ...change, rows: parts.flatMap(({ rows }) => rows) }
    }
  }
}

/** One page of what `changes` yields, and where the next one begins. */
async function page<T>(changes: AsyncGenerator<StoredChange>, limit: number, make: (change: StoredChange) => T) {
  const made: T[] = []
  let next: string | null = null
  let last = ''
  for await (const change of changes) {
    if (made.length === limit) {
      next = last
      break
    }
    made.push(make(change))
    last = String(change.seq)
  }
  return { made, next }
}

export interface History {
  readonly versions: RecordVersion[]
  readonly next: string | null
  readonly names: Record<string, string>
  readonly exists: boolean
}

export async function historyOf(
  db: CairnDb,
  modules: readonly ModuleEntry[],
  { table, key, ...paging }: Paging & { readonly table: string; readonly key: string },
  now: number,
): Promise<History> {
  const changes = changesWith(db, [rowTerm(table, key)], paging, now)
  const { made, next } = await page(changes, paging.limit, ({ seq, at, api, endpoint, by, rows }) => {
    const row = rows.find((one) => one.table === table && one.key === key)
    const version = { id: String(seq), at: new Date(at).toISOString(), api, endpoint, by: by ?? '' }
    return row ? [{ ...version, kind: kindOf(row), fields: fieldsOf(row) }] : []
  })
  const versions = made.flat()
  const askers = versions.map(({ by }) => by)
  const users = { ...castAmong(askers), ...(await titlesIn(db, ['users'], new Set(askers))) }
  const values = versions.flatMap(({ fields }) => fields.flatMap(({ before, after }) => [before, after]))
  const own = modules.find(({ tables }) => Object.hasOwn(tables, table))
  return {
    versions: versions.map(({ by, ...version }) => ({
      ...version,
      by: by === '' ? null : { id: by, name: users[by] ?? null },
    })),
    next,
    names: {
      ...(await titlesIn(db, ['contacts', ...Object.keys(own?.tables ?? {})], idsAmong(values))),
      ...castAmong(values),
    },
    exists: (await db.table(table).get(key)) !== undefined,
  }
}

/** An id is one short word. */
function idsAmong(values: readonly unknown[]): Set<string> {
  const parts = values.flat().flatMap((value) => (typeof value === 'object' && value ? Object.values(value) : [value]))
  const words = parts.filter((value) => typeof value === 'string' && /^[\w-]{2,80}$/.test(value))
  return new Set(words as string[])
}

/** The people that samples name by their ids alone. */
function castAmong(values: readonly unknown[]): Record<string, string> {
  const ids = idsAmong(values)
  return Object.fromEntries(people.filter(({ id }) => ids.has(id)).map(({ id, name }) => [id, name]))
}

/** What the rows with these keys are called, of those that there are in the tables. */
async function titlesIn(
  db: CairnDb,
  tables: readonly string[],
  keys: ReadonlySet<string>,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const table of tables.filter((name) => db.tables.some((there) => there.name === name))) {
    const rows = await db.table<{ id: string }, string>(table).bulkGet([...keys])
    for (const row of rows) {
      const title = titleOf(row)
      if (row && title !== '' && !Object.hasOwn(found, row.id)) found[row.id] = title
    }
  }
  return found
}

export async function recentChanges(
  db: CairnDb,
  modules: readonly ModuleEntry[],
  { api, ...paging }: Paging & { readonly api?: string },
  now: number,
): Promise<{ changes: RecentChange[]; next: string | null }> {
  const concerned = modules.filter(({ name }) => api === undefined || name === api)
  const isNote = notesAmong(modules)
  const terms = concerned.flatMap(({ tables }) => Object.keys(tables).map(tableTerm))
  const described = withThings(joinActs(db, changesWith(db, terms, paging, now)), isNote)
  const { made, next } = await page(described, paging.limit, (change) => recentOf(change, isNote))
  return { changes: made, next }
}

/** Tells the rows that are no things of the person's (ModuleEntry.notes). */
export function notesAmong(modules: readonly ModuleEntry[]): (row: Pick<RowChange, 'table' | 'key'>) => boolean {
  const notes: Readonly<Record<string, string>> = Object.assign({}, ...modules.map((module) => module.notes))
  return ({ table, key }) => key.startsWith(notes[table] ?? '\0')
}

/** Without the changes that only noted something. */
async function* withThings(
  changes: AsyncGenerator<StoredChange>,
  isNote: (row: RowChange) => boolean,
): AsyncGenerator<StoredChange> {
  for await (const change of changes) if (!change.rows.every(isNote)) yield change
}

function recentOf(
  { seq, at, api, endpoint, rows: touched }: StoredChange,
  isNote: (row: RowChange) => boolean,
): RecentChange {
  // That samples were chosen is no thing of the person's, and has no words of its own.
  const rows = touched.filter((row) => row.table !== CHOICES && !isNote(row))
  const kinds = rows.map(kindOf)
  const count = (kind: ChangeKind) => kinds.filter((one) => one === kind).length
  const records: RecentChange['records'] = []
  for (const { table, key, before, after } of rows) {
    const title = titleOf(after ?? before)
    if (title !== '' && !records.some((one) => one.title === title)) records.push({ table, key, title })
    if (records.length === TITLES) break
  }
  const counts = { created: count('created'), changed: count('changed'), deleted: count('deleted') }
  return {
    id: String(seq),
    at: new Date(at).toISOString(),
    api,
    endpoint,
    ...counts,
    titles: records.map(({ title }) => title),
    records,
  }
}

const kindOf = ({ before, after }: RowChange): ChangeKind =>
  before === undefined ? 'created' : after === undefined ? 'deleted' : 'changed'

function fieldsOf({ before = {}, after = {} }: RowChange): RecordVersion['fields'] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .filter((field) => !same(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }))
}
