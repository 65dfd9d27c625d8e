// What a person's target roles ask of each skill, for the evaluation, the profile and the profiling. Target roles are an answer of the profiling.
import type { Level, Role } from '#contract/portal/skills.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { answersTable } from '#sw/api/portal/profiling/shared/tables.ts'

/** The question whose answer they are. */
export const TARGET_ROLES = 'target-roles'

/** The ids of the roles that the person wants. */
export async function targetRoleIds(db: CairnDb, userId: string): Promise<readonly string[]> {
  const row = await answersTable(db).get(userId)
  const value = row?.answers[TARGET_ROLES]?.value
  return Array.isArray(value) ? value : []
}

/** By skill, the highest level that a target role requires. */
export async function targetLevels(db: CairnDb, userId: string, roles: readonly Role[]): Promise<Map<string, Level>> {
  const ids = await targetRoleIds(db, userId)
  return requiredLevels(roles.filter(({ id }) => ids.includes(id)))
}

export function requiredLevels(roles: readonly Role[]): Map<string, Level> {
  const levels = new Map<string, Level>()
  for (const { skillId, level } of roles.flatMap(({ requirements }) => requirements)) {
    if (level > (levels.get(skillId) ?? 0)) levels.set(skillId, level)
  }
  return levels
}
