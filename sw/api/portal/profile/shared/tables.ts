// The versions of people's CVs, for the domains that read them.
import type { PromiseExtended } from 'dexie'
import type { ResumeVersion } from '#contract/portal/profile-shapes.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'

/** A version of a CV with whose it is. */
export type ResumeRow = ResumeVersion & { readonly userId: string }

export const resumeVersionsOf = (db: CairnDb, userId: string): PromiseExtended<ResumeRow[]> =>
  db.table<ResumeRow, string>('resumeVersions').where('userId').equals(userId).toArray()
