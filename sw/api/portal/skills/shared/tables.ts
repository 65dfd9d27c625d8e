// The tables of skills, roles and people's levels, for the domains that read or change them.
import type { PromiseExtended, Table } from 'dexie'
import type { Role, Skill, SkillClaimRow } from '#contract/portal/skills.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'

export const skillTable = (db: CairnDb): Table<Skill, string> => db.table('skills')
export const roleTable = (db: CairnDb): Table<Role, string> => db.table('roles')
export const skillClaimTable = (db: CairnDb): Table<SkillClaimRow, string> => db.table('skillClaims')

export const skillClaimsOf = (db: CairnDb, userId: string): PromiseExtended<SkillClaimRow[]> =>
  skillClaimTable(db).where('userId').equals(userId).toArray()
