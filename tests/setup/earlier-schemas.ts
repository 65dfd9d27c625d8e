// The databases of every build so far, as they were: their version, tables and indexes. Used by tests/api/schema-versions.test.ts.

export interface EarlierSchema {
  /** The first commit that made it. */
  readonly since: string
  /** Dexie's number. */
  readonly version: number
  readonly tables: Readonly<Record<string, string>>
}

const FIRST = {
  meta: 'key',
  changes: 'seq, at',
  replies: 'key, at',
  activities: 'id, date',
  taskTags: 'id',
  users: 'id',
}

export const EARLIER_SCHEMAS: readonly EarlierSchema[] = [
  { since: '91e0d96', version: 8, tables: { ...FIRST, tasks: 'id, order, *tags' } },
  { since: '7142683', version: 9, tables: { ...FIRST, tasks: 'id, order, *tags, uid' } },
]
