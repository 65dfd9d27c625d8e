// The person's own figures: how far applications come, how long answers take, required skills beside those that the person has.
import type { ApplicationRow } from '#contract/portal/application-shapes.ts'
import { FunnelStatus } from '#contract/portal/application-states.ts'
import type { ApplicationFilters } from '#contract/portal/applications.ts'
import type { CareerAnalytics, SkillDemand } from '#contract/portal/career.ts'
import type { JobRow } from '#contract/portal/job-shapes.ts'
import { localDay, localDayBefore, midnightOf } from '#formats/iso-day.ts'
import { fittingApplication, isAnswer } from '#sw/api/portal/applications/shared/find.ts'
import { applicationsOf } from '#sw/api/portal/applications/shared/tables.ts'
import { noNewsOf } from '#sw/api/portal/applications/shared/view.ts'
import { type Catalogue, openCatalogue } from '#sw/api/portal/jobs/shared/catalogue.ts'
import { isInQuestion } from '#sw/api/portal/jobs/shared/filter.ts'
import type { Asking } from '#sw/api/portal/jobs/shared/find.ts'
import { type JobMark, offeredTo, type Person, personOf } from '#sw/api/portal/jobs/shared/person.ts'

const DAY_MS = 86_400_000
const MOST_SKILLS = 30

export async function careerAnalytics({ db, now, userId = '' }: Asking, days: number): Promise<CareerAnalytics> {
  const [catalogue, person] = [await openCatalogue(db), await personOf(db, userId)]
  const all = await applicationsOf(db, userId)
  const from = new Date(midnightOf(localDayBefore(now, days - 1))).toISOString()
  const chosen = (filters: ApplicationFilters) => all.filter(fittingApplication(filters))
  const sent = chosen({ sentSince: from })
  const isIn = offeredTo(catalogue.jobs, person, now)
  const about = (row: ApplicationRow) => ({
    applicationId: row.id,
    title: row.jobSnapshot.title,
    company: row.jobSnapshot.company.name,
  })
  const answered = sent.flatMap((row) => {
    const first = row.events.find(isAnswer)
    return first ? [{ ...about(row), submittedAt: row.submittedAt, days: daysBetween(row.submittedAt, first.at) }] : []
  })
  // The kind of work that the person looks for is what was applied for; else all of it.
  const wanted = new Set(all.map(({ jobSnapshot }) => jobSnapshot.roleId))
  const open = catalogue.jobs.filter(
    ({ roleId }, index) => isIn[index] === 1 && (wanted.size === 0 || wanted.has(roleId)),
  )
  const viewed = catalogue.jobs.filter(
    (job) =>
      (person.marks.get(job.id)?.viewedAt ?? '') >= from && isInQuestion(job, { viewedSince: from }, { now, person }),
  )
  return {
    from,
    funnel: FunnelStatus.options.map((status) => {
      const reached = chosen({ sentSince: from, reached: status })
      return {
        status,
        reached: reached.length,
        applicationIds: reached.map(({ id }) => id),
        medianDays: median(reached.flatMap((row) => daysIn(row, status))),
      }
    }),
    outcomes: [...Map.groupBy(sent, ({ status }) => status)].map(([status, rows]) => ({
      status,
      count: rows.length,
      applicationIds: rows.map(({ id }) => id),
    })),
    responses: answered,
    waiting: chosen({ sentSince: from, answered: 'waiting' }).map((row) => ({
      ...about(row),
      days: noNewsOf(row, now).days,
    })),
    demand: skillDemandOf(open, catalogue, person),
    demandRoleIds: [...wanted],
    totals: {
      sent: sent.length,
      moved: chosen({ movedSince: from }).length,
      met: chosen({ metSince: from }).length,
      viewed: viewed.length,
    },
    activity: activityOf(all, [...person.marks.values()], now, days),
  }
}

/** How often each skill is required by these jobs, beside what the person has of it. */
const skillDemandOf = (open: readonly JobRow[], catalogue: Catalogue, person: Person): SkillDemand[] =>
  demandOf(open).map(({ skillId, jobs, medianNeed }) => {
    const skill = catalogue.skills.get(skillId)
    const { level = 0, se = 0, src = null } = person.levels.get(skillId) ?? {}
    return {
      skillId,
      label: skill?.label ?? { en: skillId, fr: skillId },
      family: skill?.family ?? '',
      jobs,
      medianNeed,
      have: level,
      lo: Math.max(0, level - 1.96 * se),
      hi: Math.min(5, level + 1.96 * se),
      src,
    }
  })

/** Days that the employer took to move it on from a status, each time that it did. */
const daysIn = ({ events }: ApplicationRow, status: FunnelStatus): number[] =>
  events.flatMap((event, index) => {
    const next =
      event.to === status && event.kind === 'status'
        ? events.slice(index + 1).find(({ from, to }) => from !== to)
        : undefined
    return next?.actor === 'portal' ? [daysBetween(event.at, next.at)] : []
  })

const daysBetween = (from: string, to: string): number =>
  Math.round(((Date.parse(to) - Date.parse(from)) / DAY_MS) * 10) / 10

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

function demandOf(jobs: readonly JobRow[]) {
  const needs = new Map<string, number[]>()
  for (const { skills } of jobs) {
    for (const { skillId, level } of skills) needs.set(skillId, [...(needs.get(skillId) ?? []), level])
  }
  return [...needs]
    .map(([skillId, levels]) => ({ skillId, jobs: levels.length, medianNeed: median(levels) ?? 0 }))
    .sort((a, b) => b.jobs - a.jobs || (a.skillId < b.skillId ? -1 : 1))
    .slice(0, MOST_SKILLS)
}

function activityOf(rows: readonly ApplicationRow[], marks: readonly JobMark[], now: number, days: number) {
  const dayOf = (at: string | null | undefined) => (at ? localDay(new Date(at)) : '')
  const count = (dates: readonly (string | null | undefined)[]) => Map.groupBy(dates, dayOf)
  const events = rows.flatMap((row) => row.events)
  const sent = count(rows.map(({ submittedAt }) => submittedAt))
  const answers = count(events.filter((event) => isAnswer(event) && event.kind !== 'interview').map(({ at }) => at))
  const interviews = count(
    rows.flatMap((row) => row.interviews.filter(({ status }) => status === 'done').map(({ startsAt }) => startsAt)),
  )
  const viewed = count(marks.map(({ viewedAt }) => viewedAt))
  return Array.from({ length: days }, (_, index) => {
    const day = localDayBefore(now, days - 1 - index)
    const of = (dates: Map<string, unknown[]>) => dates.get(day)?.length ?? 0
    return { day, sent: of(sent), answers: of(answers), interviews: of(interviews), viewed: of(viewed) }
  })
}
