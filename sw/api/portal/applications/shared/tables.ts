// The tables of applications and of their drafts, for the domains that read or change them.
import type { PromiseExtended, Table } from 'dexie'
import type { ApplicationRow } from '#contract/portal/application-shapes.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import type { DraftRow } from '../rows.ts'

export const applicationTable = (db: CairnDb): Table<ApplicationRow, string> => db.table('applications')
const draftTable = (db: CairnDb): Table<DraftRow, string> => db.table('applicationDrafts')

export const applicationsOf = (db: CairnDb, userId: string): PromiseExtended<ApplicationRow[]> =>
  applicationTable(db).where('userId').equals(userId).toArray()

export const applicationDraftsOf = (db: CairnDb, userId: string): PromiseExtended<DraftRow[]> =>
  draftTable(db).where('userId').equals(userId).toArray()
