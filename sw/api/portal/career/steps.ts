// What the person themselves did about their career since the samples were planted: earlier ones are in the sample feed.
import type { ApplicationEvent, ApplicationRow } from '#contract/portal/application-shapes.ts'
import type { CareerStep } from '#contract/portal/career.ts'
import type { SkillClaimRow } from '#contract/portal/skills.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { type SeedStamp, stampOf, stampParts } from '#sw/api/engine/seed-stamps.ts'
import { applicationsOf } from '#sw/api/portal/applications/shared/tables.ts'
import { skillClaimsOf, skillTable } from '#sw/api/portal/skills/shared/tables.ts'

/** So many are answered at most. */
const MOST = 200

/** @returns the steps of a person, the newest first */
export async function careerSteps(db: CairnDb, userId: string): Promise<CareerStep[]> {
  const applied = (await applicationsOf(db, userId)).flatMap(stepsOf)
  const evaluated = await evaluationsOf(db, await skillClaimsOf(db, userId))
  return [...(await sincePlanted(db, 'applications', applied)), ...(await sincePlanted(db, 'skills', evaluated))]
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, MOST)
}

/** @param domain whose rows tell of the steps: others may have been planted later, when the person had done something already */
async function sincePlanted(db: CairnDb, domain: string, steps: readonly CareerStep[]): Promise<CareerStep[]> {
  const planted = (await db.meta.get(stampOf({ name: domain })))?.value as SeedStamp | undefined
  const since = planted === undefined ? '' : new Date(stampParts(planted).at).toISOString()
  return steps.filter(({ at }) => at >= since)
}

const stepsOf = ({ id, jobSnapshot, events }: ApplicationRow): CareerStep[] =>
  events.flatMap((event) => {
    const kind = kindOf(event)
    const { title, company } = jobSnapshot
    return kind ? [{ id: event.id, kind, at: event.at, subject: title, company: company.name, of: id }] : []
  })

function kindOf({ actor, kind, to, reason }: ApplicationEvent): CareerStep['kind'] | undefined {
  if (actor !== 'candidate') return undefined
  if (kind === 'interview')
    return reason === 'accept' ? 'interviewAccepted' : reason === 'decline' ? 'interviewDeclined' : 'timesProposed'
  if (kind !== 'status') return undefined
  if (to === 'submitted') return 'applied'
  if (to === 'accepted') return 'offerAccepted'
  if (to === 'declined') return 'offerDeclined'
  return to === 'withdrawn' ? 'withdrawn' : undefined
}

async function evaluationsOf(db: CairnDb, claims: readonly SkillClaimRow[]): Promise<CareerStep[]> {
  const found = claims.filter(({ source }) => source === 'evaluated')
  const skills = await skillTable(db).bulkGet(found.map(({ skillId }) => skillId))
  return found.flatMap(({ id, at, resultId }, index) => {
    const skill = skills[index]
    return skill && resultId
      ? [{ id: `${id} ${at}`, kind: 'evaluated' as const, at, subject: skill.label, company: null, of: resultId }]
      : []
  })
}
