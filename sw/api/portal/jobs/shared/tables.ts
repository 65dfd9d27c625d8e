// The tables of jobs, of what a person marked of them, and of saved searches, for the domains that read or change them.
import type { PromiseExtended, Table } from 'dexie'
import type { JobRow, JobTextRow } from '#contract/portal/job-shapes.ts'
import { SavedSearch } from '#contract/portal/jobs.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import type { JobMark } from './person.ts'

/** A saved search. `toldAt`: up to when its new jobs have been announced. */
export const SearchRow = z.extend(z.omit(SavedSearch, { newCount: true, total: true }), { userId: Id, toldAt: IsoDate })
export type SearchRow = z.infer<typeof SearchRow>

export const jobTable = (db: CairnDb): Table<JobRow, string> => db.table('jobs')
export const jobTextTable = (db: CairnDb): Table<JobTextRow, string> => db.table('jobTexts')
export const savedSearchTable = (db: CairnDb): Table<SearchRow, string> => db.table('jobSearches')
const jobMarkTable = (db: CairnDb): Table<JobMark, string> => db.table('jobMarks')

export const jobMarksOf = (db: CairnDb, userId: string): PromiseExtended<JobMark[]> =>
  jobMarkTable(db).where('userId').equals(userId).toArray()

export const savedSearchesOf = (db: CairnDb, userId: string): PromiseExtended<SearchRow[]> =>
  savedSearchTable(db).where('userId').equals(userId).toArray()
