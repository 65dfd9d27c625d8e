// Undoes any change of any module by its id in the change log; the undo is recorded as a change of its own. Tells of a restored database.
import type { Table } from 'dexie'
import { changesApi, type Restored, type Undone } from '#contract/shell/changes.ts'
import { isKept, lastSeq, wholeRow } from '../change-log.ts'
import type { CairnDb, RowChange } from '../db.ts'
import { defineModule } from '../define-module.ts'
import { RESTORED } from '../restore.ts'
import { same } from '../row-bytes.ts'

export const changesModule = defineModule(changesApi, {
  tables: {},
  scope: 'all',
  handlers: {
    undo: async ({ body }, { db, now }): Promise<Undone | null> => {
      const change = /^\d{1,15}$/.test(body.id) ? await db.changes.get(Number(body.id)) : undefined
      if (!change || !isKept(change, await lastSeq(db), now)) return null
      let kept = 0
      for (const row of [...change.rows].reverse()) if (!(await putBack(db, await wholeRow(db, row)))) kept += 1
      return { api: change.api, restored: change.rows.length - kept, kept }
    },

    restored: async (_, { db }) => ((await db.meta.get(RESTORED))?.value as Restored | undefined) ?? null,

    dismissRestored: async (_, { db }) => {
      const told = await db.meta.get(RESTORED)
      await db.meta.delete(RESTORED)
      return told !== undefined
    },
  },
})

/** @returns false where all that the change did to the row has been changed again since. */
async function putBack(db: CairnDb, { table, key, before, after }: RowChange): Promise<boolean> {
  const rows = db.table<Record<string, unknown>, string>(table)
  const current = await rows.get(key)
  if (after === undefined) {
    if (current || !before) return false
    await rows.add(before)
    return true
  }
  if (!current) return false
  if (before === undefined) {
    await rows.delete(key)
    return true
  }
  return putFieldsBack(rows, current, before, after)
}

/** Field by field, so that undoing one change leaves a later one to the same row in place. */
async function putFieldsBack(
  rows: Table<Record<string, unknown>, string>,
  current: Record<string, unknown>,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Promise<boolean> {
  const restored = { ...current }
  let restoredFields = 0
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (same(before[field], after[field]) || !same(current[field], after[field])) continue
    restoredFields += 1
    if (before[field] === undefined) delete restored[field]
    else restored[field] = before[field]
  }
  if (restoredFields > 0) await rows.put(restored)
  return restoredFields > 0
}
