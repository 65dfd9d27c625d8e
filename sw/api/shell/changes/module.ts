// The change log: undoes any change of any module by its id, restores deleted things, and lists what was done. An undo is recorded as a change of its
// own. Tells of a restored database besides.
import { changesApi, type Restored } from '#contract/shell/changes.ts'
import type { Undone } from '#contract/shell/undo.ts'
import { isRetained, lastSeq } from '#sw/api/engine/change-log/change-log.ts'
import type { CairnDb, Change } from '#sw/api/engine/db.ts'
import { type Context, defineModule } from '#sw/api/engine/define-module.ts'
import { RESTORED } from '#sw/api/engine/journal/restore.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { historyOf, partsOfAct, recentChanges } from './history.ts'
import { isFinal, restoreVersion, undoChange } from './put-back.ts'
import { added, deletedThings, restoreThings } from './trash.ts'

export const changesModule = defineModule(changesApi, {
  tables: {},
  scope: 'all',
  handlers: {
    undo: ({ body }, context) => undoAll([body.id], context),
    undoSeveral: ({ body }, context) => undoAll(body.ids, context),

    restore: ({ body }, { db, modules, now }) => restoreThings(db, modules, body.things, now),

    history: async ({ query }, { db, modules, now }) => {
      const isOpen = open(modules).some(({ tables }) => Object.hasOwn(tables, query.table))
      return isOpen ? historyOf(db, open(modules), query, now) : { versions: [], next: null, names: {}, exists: false }
    },

    restoreVersion: async ({ body }, { db, modules, now }) => {
      const isOpen = open(modules).some(({ tables }) => Object.hasOwn(tables, body.table))
      const change = isOpen ? await retainedChange(db, modules, body.change, now) : undefined
      return change ? restoreVersion(db, modules, change, body) : null
    },

    deleted: ({ query }, { db, modules, now }) => deletedThings(db, open(modules), query, now),

    recent: ({ query }, { db, modules, now }) => recentChanges(db, open(modules), query, now),

    restored: async (_, { db }) => ((await db.meta.get(RESTORED))?.value as Restored | undefined) ?? null,

    dismissRestored: async (_, { db }) => {
      const restoredAt = await db.meta.get(RESTORED)
      await db.meta.delete(RESTORED)
      return restoredAt !== undefined
    },
  },
})

/** Undoes the changes as one, the newest first, each with the others of its act. */
async function undoAll(
  ids: readonly string[],
  { db, modules, now }: Pick<Context, 'db' | 'modules' | 'now'>,
): Promise<Undone | null> {
  const last = await lastSeq(db)
  const found = new Map<number, Change>()
  for (const id of new Set(ids)) {
    const change = await retainedChange(db, modules, id, now)
    for (const part of change ? await partsOfAct(db, change) : [])
      if (isRetained(part, last, now) && !isFinal(modules, part)) found.set(part.seq, part)
  }
  let done: Undone | null = null
  for (const change of [...found.values()].sort((a, b) => b.seq - a.seq))
    done = added(done, await undoChange(db, modules, change))
  return done
}

const open = (modules: readonly ModuleEntry[]) => modules.filter(({ isSecret }) => !isSecret)

/** The change, if it may still be undone. */
async function retainedChange(
  db: CairnDb,
  modules: readonly ModuleEntry[],
  id: string,
  now: number,
): Promise<Change | undefined> {
  const change = /^\d{1,15}$/.test(id) ? await db.changes.get(Number(id)) : undefined
  return change && isRetained(change, await lastSeq(db), now) && !isFinal(modules, change) ? change : undefined
}
