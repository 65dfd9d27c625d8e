// The list of skills as the evaluation shows it: own level with its evidence, target, demand, retake date.
import type { EvaluableSkill, OwnLevel } from '#contract/portal/evaluation-shapes.ts'
import { SELF_SE } from '#contract/portal/match-score.ts'
import { bestClaims, Level, levelOfTheta, namedLevel, type Skill, type SkillClaim } from '#contract/portal/skills.ts'
import type { Context } from '#sw/api/engine/define-module.ts'
import { demandOf, openJobs } from '#sw/api/portal/jobs/shared/open-jobs.ts'
import { roleTable, skillClaimsOf, skillTable } from '#sw/api/portal/skills/shared/tables.ts'
import { targetLevels } from '#sw/api/portal/skills/shared/target-levels.ts'
import { type Banks, toBank } from './bank-store.ts'
import { type ResultRow, toResultListed } from './result-row.ts'
import { latestOf, retakeAt } from './retakes.ts'
import { isOpenStatus, type SessionRow, statusAt } from './session-row.ts'

type ListContext = Pick<Context, 'db' | 'userId' | 'now' | 'language'>

/** Every skill: those that can be evaluated, then those the person has a level in, then the rest by name. */
export async function evaluableSkills(context: ListContext, banks: Banks): Promise<EvaluableSkill[]> {
  const skills = await skillTable(context.db).toArray()
  const listed = await listedWith(context, banks, skills)
  const rank = ({ bank, myLevel }: EvaluableSkill) => (bank ? 0 : myLevel ? 1 : 2)
  const { compare } = new Intl.Collator(context.language)
  const labelOf = ({ skill }: EvaluableSkill) => skill.label[context.language]
  return listed.sort((one, other) => rank(one) - rank(other) || compare(labelOf(one), labelOf(other)))
}

export async function evaluableSkill(
  context: ListContext,
  banks: Banks,
  skillId: string,
): Promise<EvaluableSkill | undefined> {
  const skill = await skillTable(context.db).get(skillId)
  return skill && (await listedWith(context, banks, [skill]))[0]
}

async function listedWith({ db, userId = '', now }: ListContext, banks: Banks, skills: readonly Skill[]) {
  const claims = bestClaims(await skillClaimsOf(db, userId))
  const sessions = await db.table<SessionRow>('evaluationSessions').where('userId').equals(userId).toArray()
  const results = await db.table<ResultRow>('evaluationResults').where('userId').equals(userId).toArray()
  const demand = demandOf(await openJobs(db, now))
  const targets = await targetLevels(db, userId, await roleTable(db).toArray())
  return skills.map((skill): EvaluableSkill => {
    const bank = banks.get(skill.id)
    const ownSessions = sessions.filter(({ skillId }) => skillId === skill.id)
    const last = latestOf(results.filter(({ skillId }) => skillId === skill.id))
    const claim = claims.get(skill.id)
    const again = retakeAt(ownSessions, now, bank?.items.size)
    return {
      skill,
      myLevel: claim ? ownLevel(claim) : null,
      target: targets.get(skill.id) ?? null,
      demand: demand.get(skill.id) ?? 0,
      bank: bank ? toBank(bank) : null,
      lastResult: last ? toResultListed(last) : null,
      retakeAt: again > now ? new Date(again).toISOString() : null,
      openSessionId: ownSessions.find((row) => isOpenStatus(statusAt(row, now)))?.id ?? null,
    }
  })
}

/** Level 3 has its middle at 0 of the model's scale, and each level is one logit wide. */
const levelAt = (theta: number): number => Math.min(5.5, Math.max(0.5, theta + 3))

function ownLevel(claim: SkillClaim): OwnLevel {
  const { level, source, at, theta, se, resultId } = claim
  const isMeasured = theta !== undefined && se !== undefined
  const reach = 1.96 * (isMeasured ? se : SELF_SE)
  const middle = isMeasured ? theta : level - 3
  return {
    level: namedLevel(claim),
    badge: source === 'badge' ? Level.parse(level) : null,
    source,
    at,
    estimate: isMeasured ? levelOfTheta(theta) : level,
    lo: Math.max(1, levelAt(middle - reach)),
    hi: Math.min(5, levelAt(middle + reach)),
    resultId: resultId ?? null,
  }
}
