// What is next, and what has come since the last visit.
import type { ApplicationRow } from '#contract/portal/application-shapes.ts'
import { isActive } from '#contract/portal/application-states.ts'
import { type CareerHome, CLOSING_SOON_HOURS, type NextAction, type SkillToLearn } from '#contract/portal/career.ts'
import { isOpenAt, type JobListed, type JobRow, jobStatusAt } from '#contract/portal/job-shapes.ts'
import type { SavedSearch } from '#contract/portal/jobs.ts'
import { MATCH_THRESHOLD } from '#contract/portal/match.ts'
import { nextLevel } from '#contract/portal/skills.ts'
import { fittingApplication } from '#sw/api/portal/applications/shared/find.ts'
import { applicationsOf } from '#sw/api/portal/applications/shared/tables.ts'
import { nextInterview, noNewsOf, toApplicationListed } from '#sw/api/portal/applications/shared/view.ts'
import { type Catalogue, openCatalogue } from '#sw/api/portal/jobs/shared/catalogue.ts'
import { passing } from '#sw/api/portal/jobs/shared/filter.ts'
import { type Asking, newJobsOf } from '#sw/api/portal/jobs/shared/find.ts'
import { coverageTable, gainsOf, scoreAll } from '#sw/api/portal/jobs/shared/match-columns.ts'
import { offeredTo, type Person, personOf, toListed } from '#sw/api/portal/jobs/shared/person.ts'
import { savedSearchesOf } from '#sw/api/portal/jobs/shared/tables.ts'
import { conditionsOf } from '#sw/api/portal/profiling/shared/conditions.ts'
import { userTable } from '#sw/api/portal/user/shared/tables.ts'

const DAY_MS = 86_400_000
const SHOWN = 5
const SOON_MS = CLOSING_SOON_HOURS * 3_600_000
/** What was posted within so many days is new on a first visit. */
const FIRST_MS = 7 * DAY_MS

interface Seen extends Asking {
  readonly catalogue: Catalogue
  readonly person: Person
  readonly applications: readonly ApplicationRow[]
  readonly scores: Float32Array
  /** 1 for each job that is offered to the person and meets their conditions. */
  readonly isIn: Uint8Array
}

/** @param since the visit before this one */
export async function careerHome(asking: Asking, since: string | null): Promise<CareerHome> {
  const { db, now, userId = '' } = asking
  const [catalogue, person] = [await openCatalogue(db), await personOf(db, userId)]
  const applications = await applicationsOf(db, userId)
  const scores = scoreAll(catalogue.columns, coverageTable(catalogue.columns, person.levels))
  const conditions = await conditionsOf(db, userId)
  const fits = passing(conditions)
  const isIn = offeredTo(catalogue.jobs, person, now).map((one, index) =>
    one === 1 && fits(catalogue.jobs[index] as JobRow) ? 1 : 0,
  )
  const seen: Seen = { ...asking, catalogue, person, applications, scores, isIn }
  const from = since ?? new Date(now - FIRST_MS).toISOString()
  const newMatches = person.mayMatch ? best(seen, ({ postedAt }) => postedAt > from) : []
  const closingSoon = best(seen, ({ validThrough, id }) => {
    const isNear = Date.parse(validThrough) - now <= SOON_MS
    return isNear && !person.applications.has(id)
  })
  const interview = upcoming(seen)
  return {
    next: nextActions(seen, newMatches, closingSoon),
    applications: [...Map.groupBy(applications, ({ status }) => status)].map(([status, all]) => ({
      status,
      count: all.length,
    })),
    drafts: person.drafts.size,
    newMatches: { count: newMatches.length, jobs: newMatches.slice(0, SHOWN) },
    newSince: from,
    isNarrowed: Object.keys(conditions).length > 0,
    closingSoon: { count: closingSoon.length, jobs: byClosing(closingSoon).slice(0, SHOWN) },
    saved: [...person.marks.values()].filter(({ savedAt, hiddenAt }) => savedAt && !hiddenAt).length,
    interview: interview && {
      applicationId: interview.row.id,
      title: interview.row.jobSnapshot.title,
      company: interview.row.jobSnapshot.company.name,
      interview: interview.interview,
    },
    skillsToLearn: await skillsToLearn(seen),
    digest: since === null ? null : await digestOf(seen, since, newMatches.length),
  }
}

/** Open jobs that meet the conditions, match, and for which the person has not applied, the best first. All of them, where levels are not to be compared. */
function best({ catalogue, person, scores, isIn, now }: Seen, fits: (job: JobRow) => boolean): JobListed[] {
  const found: number[] = []
  for (const [index, job] of catalogue.jobs.entries()) {
    const isGood = !person.mayMatch || (scores[index] as number) >= MATCH_THRESHOLD - 1e-6
    if (isIn[index] === 1 && isGood && !person.applications.has(job.id) && fits(job)) found.push(index)
  }
  return found
    .sort((a, b) => (person.mayMatch ? (scores[b] as number) - (scores[a] as number) : 0) || a - b)
    .map((index) => toListed(catalogue.jobs[index] as JobRow, person, now))
}

const byClosing = (jobs: readonly JobListed[]) =>
  jobs.toSorted((a, b) => Date.parse(a.validThrough) - Date.parse(b.validThrough))

function upcoming({ applications, now }: Seen) {
  const all = applications.flatMap((row) => {
    const interview = isActive(row.status) ? nextInterview(row, now) : null
    return interview ? [{ row, interview }] : []
  })
  const timed = all.filter(({ interview }) => interview.status === 'accepted')
  return timed.sort((a, b) => ((a.interview.startsAt ?? '') < (b.interview.startsAt ?? '') ? -1 : 1))[0] ?? null
}

const ofRow = (
  kind: NextAction['kind'],
  row: ApplicationRow,
  at: string | null,
  { count = null, note = null, interview = null }: Partial<Pick<NextAction, 'count' | 'note' | 'interview'>> = {},
): NextAction => ({
  kind,
  jobId: row.jobId,
  applicationId: row.id,
  title: row.jobSnapshot.title,
  company: row.jobSnapshot.company.name,
  at,
  zone: interview?.zone ?? row.jobSnapshot.location.zone,
  count,
  note,
  interview,
})

const ofJob = (kind: NextAction['kind'], job: JobRow): NextAction => ({
  kind,
  jobId: job.id,
  applicationId: null,
  title: job.title,
  company: job.company.name,
  at: job.validThrough,
  zone: job.location.zone,
  count: null,
  note: null,
  interview: null,
})

/** Of no job. */
const bare = {
  jobId: null,
  applicationId: null,
  title: null,
  company: null,
  at: null,
  zone: null,
  note: null,
  interview: null,
}

/** Everything that waits for the person: first what ends or takes place within a day, then the most urgent kind. */
function nextActions(seen: Seen, newMatches: readonly JobListed[], closingSoon: readonly JobListed[]): NextAction[] {
  const { applications, catalogue, person, now } = seen
  const active = applications.filter(({ status }) => isActive(status))
  const interviews = active.flatMap((row) => {
    const interview = nextInterview(row, now)
    return interview ? [{ row, interview }] : []
  })
  const openDrafts = [...person.drafts].flatMap((id) => {
    const job = catalogue.jobs[catalogue.indexById.get(id) ?? -1]
    return job && isOpenAt(job, now) ? [job] : []
  })
  const late = active.filter((row) => noNewsOf(row, now).isLong)
  const savedSoon = closingSoon.filter(({ isSaved }) => isSaved)
  const byKind: NextAction[] = [
    ...active
      .filter(({ status }) => status === 'offer')
      .map((row) => ofRow('answerOffer', row, row.offer?.expiresAt ?? null)),
    ...interviews
      .filter(({ interview }) => interview.status === 'proposed')
      .map(({ row, interview }) => ofRow('answerInterview', row, interview.slots[0] ?? null, { interview })),
    ...openDrafts
      .toSorted((a, b) => (a.validThrough < b.validThrough ? -1 : 1))
      .map((job) => ofJob('finishDraft', job)),
    ...interviews
      .filter(({ interview }) => interview.status === 'accepted')
      .map(({ row, interview }) => ofRow('prepareInterview', row, interview.startsAt, { interview })),
    ...savedSoon.filter(({ hasDraft }) => !hasDraft).map((job) => ofJob('closingSoon', job)),
    ...active
      .filter(({ nextStep }) => nextStep && Date.parse(nextStep.at) - now < SOON_MS)
      .map((row) => ofRow('nextStep', row, row.nextStep?.at ?? null, { note: row.nextStep?.text ?? null })),
    ...late
      .toSorted((a, b) => (a.statusAt < b.statusAt ? -1 : 1))
      .map((row) => ofRow('askForNews', row, null, { count: noNewsOf(row, now).days })),
    ...(newMatches.length > 0 ? [{ ...bare, kind: 'newMatches' as const, count: newMatches.length }] : []),
    { ...bare, kind: 'explore' as const, count: seen.isIn.reduce((sum, one) => sum + one, 0) },
  ]
  // What one has planned for oneself can be put off; the others can't.
  const hurries = ({ kind, at }: NextAction) => at !== null && kind !== 'nextStep' && Date.parse(at) - now < DAY_MS
  return [...byKind.filter(hurries), ...byKind.filter((action) => !hurries(action))]
}

/** What the person has chosen to learn first, then what would open the most jobs. */
async function skillsToLearn({ db, catalogue, person, scores, isIn, userId = '' }: Seen): Promise<SkillToLearn[]> {
  const user = await userTable(db).get(userId)
  const chosen = user?.skillsToLearn ?? []
  const gains = !person.mayMatch ? [] : gainsOf(catalogue.columns, person.levels, scores, MATCH_THRESHOLD, isIn)
  const order = [...new Set([...chosen, ...gains.map(({ skillId }) => skillId)])].slice(0, Math.max(6, chosen.length))
  return order.flatMap((skillId): SkillToLearn[] => {
    const skill = catalogue.skills.get(skillId)
    const gain = gains.find((one) => one.skillId === skillId)
    const level = person.levels.get(skillId)?.level ?? 0
    const next = nextLevel(level)
    if (!skill || next === undefined) return []
    return [
      {
        skillId,
        label: skill.label,
        level,
        next,
        jobsUnlocked: gain?.jobs.length ?? 0,
        jobIds: [...(gain?.jobs.slice(0, 50) ?? [])].flatMap((index) => catalogue.jobs[index]?.id ?? []),
        isChosen: chosen.includes(skillId),
      },
    ]
  })
}

async function digestOf(seen: Seen, since: string, newMatches: number): Promise<CareerHome['digest']> {
  const { applications, catalogue, person, isIn, now, db, userId = '' } = seen
  const jobOf = (id: string) => catalogue.jobs[catalogue.indexById.get(id) ?? -1]
  const closedSince = (job: JobRow) =>
    jobStatusAt(job, now) !== 'open' &&
    (job.updatedAt > since || (job.validThrough > since && Date.parse(job.validThrough) <= now))
  const searches = await savedSearchesOf(db, userId)
  return {
    since,
    newJobs: catalogue.jobs.filter(({ postedAt }, index) => isIn[index] === 1 && postedAt > since).length,
    newMatches,
    closedSaved: [...person.marks.values()].flatMap(({ jobId, savedAt }) => {
      const job = savedAt ? jobOf(jobId) : undefined
      return job && closedSince(job) ? [{ jobId, title: job.title, company: job.company.name }] : []
    }),
    moved: applications
      .filter(fittingApplication({ movedSince: since }))
      .map((row) => toApplicationListed(row, jobOf(row.jobId), now)),
    searches: await newOf(seen, searches),
  }
}

/** How much is new of the saved searches. */
async function newOf(seen: Seen, searches: readonly Pick<SavedSearch, 'id' | 'name' | 'criteria' | 'seenAt'>[]) {
  const counts: NonNullable<CareerHome['digest']>['searches'] = []
  for (const { id, name, criteria, seenAt } of searches) {
    const { fresh } = await newJobsOf(seen, criteria, seenAt, seen.person)
    if (fresh.length > 0) counts.push({ id, name, newCount: fresh.length, criteria, seenAt })
  }
  return counts
}
