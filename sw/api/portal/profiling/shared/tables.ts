// The table of answers to the career questionnaire, for the domains that read it.
import type { Table } from 'dexie'
import type { ProfilingAnswer } from '#contract/portal/profiling.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'

/** What others read of a person's answers. */
interface AnswersRow {
  readonly id: string
  readonly answers: Readonly<Record<string, ProfilingAnswer>>
}

export const answersTable = (db: CairnDb): Table<AnswersRow, string> => db.table('profilings')
