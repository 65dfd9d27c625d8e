// One database with all that maintains it: opening, samples, the queue of writes, the journal. Sign-in has one, and each person's workspace has one of its own.
import type { SeedingProgress } from '#contract/shell/progress.ts'
import type { CairnDb } from './db.ts'
import type { Idle } from './idle.ts'
import { createJournal, type Journal, type JournalStore } from './journal/journal.ts'
import { type ModuleEntry, tablesOf } from './module-entry.ts'
import { OWN_TABLES } from './own-tables.ts'
import { REPLY_KEPT_MS } from './run-write.ts'
import { createIndexing } from './search/keep-indexed.ts'
import { seedTimes } from './seed-stamps.ts'
import { createSeeding, type Seeding } from './seeding.ts'
import { createStorage, type Storage } from './storage.ts'
import { createWriteQueue, type WriteQueue } from './write-queue.ts'

/** Where the data of a space are. */
export interface SpaceStores {
  readonly db: CairnDb
  /** Where changes are stored a second time, after they are stored and before they are answered. Without one, a database that is lost is lost. */
  readonly journal?: JournalStore | undefined
}

export interface Workspace extends SpaceStores {
  /** The sample person's: it has the samples from its first run, their own rows with the portal among them. Any other begins with next to nothing. */
  readonly isSample: boolean
  /** Deletes it with its journal. Absent where several people share it, as at a portal's server. */
  destroy?(): Promise<void>
}

export interface Space {
  readonly db: CairnDb
  /** Its modules' tables with their indexes. */
  readonly tables: Readonly<Record<string, string>>
  readonly modules: readonly ModuleEntry[]
  /** As in Workspace. */
  readonly isSample: boolean
  readonly storage: Storage
  readonly seeding: Seeding
  readonly journal: Journal | undefined
  readonly queue: WriteQueue
  /** As in Context (define-module.ts), over these tables and the back end's own. */
  maintain(tables: readonly string[], work: () => Promise<void>): Promise<void>
}

export interface SpaceOptions {
  readonly modules: readonly ModuleEntry[]
  /** ms since the epoch */
  readonly now: () => number
  readonly newId: () => string
  /** How many times the sample content is made. */
  readonly seedFactor: number
  readonly isSample: boolean
  readonly onSeeding: (progress: SeedingProgress) => void
  readonly onNewer: () => void
  /** Without it, what can wait is done by whoever needs it. */
  readonly idle: Idle | undefined
  /** What else is done each time it has been opened, before any work. */
  readonly onOpen?: () => Promise<void>
}

export function createSpace({ db, journal: store }: SpaceStores, options: SpaceOptions): Space {
  const { modules, now, newId, isSample } = options
  const keepIndexed =
    options.idle &&
    createIndexing(db, {
      newId,
      idle: options.idle,
      maintain: (work) => maintain(Object.keys(db.schema.searched), work),
    })
  const queue = createWriteQueue(keepIndexed)
  const fleeting = new Set(modules.flatMap((module) => module.fleeting ?? []))
  const restore = async (store: JournalStore) => {
    try {
      await (await import('./journal/restore.ts')).restoreIfLost(db, { modules, isSample }, store, now(), newId)
    } catch (error) {
      console.warn('The journal of changes could not be read', error)
    }
  }
  const open = async () => {
    // A journal that cannot be read leaves the database without an epoch: it is tried again when the database is opened again.
    if (store && !(await db.meta.get('epoch'))) await restore(store)
    await db.replies
      .where('at')
      .belowOrEqual(now() - REPLY_KEPT_MS)
      .delete()
    await options.onOpen?.()
    // What an earlier run stored and had no time to append. Nobody waits for it.
    void journal?.catchUp()
    keepIndexed?.()
  }
  const journal = store && createJournal(db, store, (tables) => seedTimes(db, modules, tables), fleeting)
  const storage = createStorage(db, open, options.onNewer)
  const maintain: Space['maintain'] = async (tables, work) => {
    if (storage.isNewer()) return
    await queue.run(() => db.transaction('rw', [...tables, ...Object.keys(OWN_TABLES)], work))
  }
  return {
    db,
    tables: tablesOf(modules),
    modules,
    isSample,
    storage,
    maintain,
    seeding: createSeeding(db, queue, { now, factor: options.seedFactor, isSample, onProgress: options.onSeeding }),
    journal,
    queue,
  }
}
