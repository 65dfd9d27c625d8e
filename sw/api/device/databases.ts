// Where the data are on this device: one database with a journal for signing in, and one for each person's workspace.
import { Dexie } from 'dexie'
import { SAMPLE_USER_ID } from '#seed/sample-account.ts'
import { CairnDb } from '#sw/api/engine/db.ts'
import { createCacheJournal, JOURNAL_CACHE } from '#sw/api/engine/journal/cache-journal.ts'
import { signInModules, workspaceModules } from '#sw/api/engine/module-entry.ts'
import { schemaOf } from '#sw/api/engine/schema.ts'
import { ACCOUNTS_VERSIONS } from '#sw/api/engine/schema-versions.ts'
import type { SpaceStores, Workspace } from '#sw/api/engine/space.ts'
import { modules } from '#sw/api/registry.ts'
import { abortOpenTransactions } from './abort-open-transactions.ts'

/** @internal */
export const ACCOUNTS_DATABASE = 'cairn-accounts'
/** The one database of the builds that knew no workspaces of one's own. It stays the workspace of whoever used it last (adopt-earlier.ts). */
export const EARLIER_DATABASE = 'cairn'

const ACCOUNTS_JOURNAL = `${JOURNAL_CACHE} accounts`

/** The names under which a person's workspace is stored. */
export interface Names {
  readonly database: string
  /** The name of the cache that holds its journal. */
  readonly journal: string
  /** The name of the cache that holds its snapshots (src/platform/workspace/snapshots.ts). */
  readonly snapshots: string
}

/** @param earlierOwner whose workspace the database of earlier builds is */
export const namesOf = (owner: string, earlierOwner: string | undefined): Names =>
  owner === earlierOwner
    ? { database: EARLIER_DATABASE, journal: JOURNAL_CACHE, snapshots: `cairn-snapshots ${owner}` }
    : {
        database: `${EARLIER_DATABASE} ${owner}`,
        journal: `${JOURNAL_CACHE} ${owner}`,
        snapshots: `cairn-snapshots ${owner}`,
      }

export function openAccounts(): SpaceStores {
  const db = new CairnDb(ACCOUNTS_DATABASE, schemaOf(signInModules(modules)), ACCOUNTS_VERSIONS)
  abortOpenTransactions(db)
  return { db, journal: journalAt(ACCOUNTS_JOURNAL) }
}

export function workspaceAt(owner: string, earlierOwner: string | undefined): Workspace {
  const { database, journal, snapshots } = namesOf(owner, earlierOwner)
  const db = new CairnDb(database, schemaOf(workspaceModules(modules)))
  abortOpenTransactions(db)
  return {
    db,
    journal: journalAt(journal),
    isSample: owner === SAMPLE_USER_ID,
    async destroy() {
      await Dexie.delete(database)
      await Promise.all([journal, snapshots].map((name) => globalThis.caches?.delete(name)))
    },
  }
}

/** Absent where the page is not served safely; refused in some private windows, which the journal survives. */
export const journalAt = (name: string) => ('caches' in globalThis ? createCacheJournal(caches, name) : undefined)
