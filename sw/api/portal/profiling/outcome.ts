// What follows from submitted answers: interests, the roles that are like them, and the gaps to the target roles.
import { knownLevels } from '#contract/portal/match-score.ts'
import type { ProfilingOutcome, SkillGap } from '#contract/portal/profiling.ts'
import type { Role } from '#contract/portal/skills.ts'
import type { User } from '#contract/portal/user.ts'
import type { Context } from '#sw/api/engine/define-module.ts'
import { jobsUnlockedBy, openJobs } from '#sw/api/portal/jobs/shared/open-jobs.ts'
import { consentsOf } from '#sw/api/portal/settings/shared/consents.ts'
import { roleTable, skillClaimsOf, skillTable } from '#sw/api/portal/skills/shared/tables.ts'
import { requiredLevels, TARGET_ROLES } from '#sw/api/portal/skills/shared/target-levels.ts'
import { riasecOf, rolesLike } from './interests.ts'
import type { ProfilingContext, ProfilingRow } from './rows.ts'

export async function outcomeOf(
  { answers }: ProfilingRow,
  user: User,
  { db, now }: ProfilingContext,
  evaluable: readonly string[],
): Promise<ProfilingOutcome> {
  const roles = await roleTable(db).toArray()
  const wanted = answers[TARGET_ROLES]?.value
  const targetRoleIds = Array.isArray(wanted) ? wanted : []
  const consents = await consentsOf(db, user.id)
  const riasec = consents.interests ? riasecOf(answers) : null
  return {
    user,
    isMatched: consents.matching,
    riasec,
    rolesToExplore: riasec ? rolesLike(riasec, roles, targetRoleIds) : [],
    targetRoleIds,
    gaps: await gapsOf(
      roles.filter(({ id }) => targetRoleIds.includes(id)),
      user.id,
      { db, now, evaluable, isMatched: consents.matching },
    ),
  }
}

/** What the target roles ask for and the person does not have, the most jobs unlocked first, then the widest gap. */
async function gapsOf(
  targets: readonly Role[],
  userId: string,
  {
    db,
    now,
    evaluable,
    isMatched,
  }: Pick<Context, 'db' | 'now'> & { readonly evaluable: readonly string[]; readonly isMatched: boolean },
): Promise<SkillGap[]> {
  const claims = await skillClaimsOf(db, userId)
  const levels = knownLevels(claims)
  const jobs = isMatched ? await openJobs(db, now) : []
  const skills = await skillTable(db).toArray()
  const required = requiredLevels(targets)
  return skills
    .flatMap(({ id, label }): SkillGap[] => {
      const needed = required.get(id)
      const level = levels.get(id)?.level ?? 0
      if (needed === undefined || level >= needed) return []
      return [
        {
          skillId: id,
          label,
          level,
          required: needed,
          roleIds: targets
            .filter(({ requirements }) => requirements.some(({ skillId }) => skillId === id))
            .map((role) => role.id),
          jobsUnlocked: jobsUnlockedBy(id, jobs, levels),
          isEvaluable: evaluable.includes(id),
        },
      ]
    })
    .sort(
      (one, other) =>
        other.jobsUnlocked - one.jobsUnlocked ||
        other.required - other.level - (one.required - one.level) ||
        (one.skillId < other.skillId ? -1 : 1),
    )
}
