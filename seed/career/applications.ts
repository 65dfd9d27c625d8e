// Alex's applications: nine of the last six weeks, which the notifications tell of, and the older ones; each status once at least.

import type { DraftFields } from '#contract/portal/application-drafts.ts'
import type { ApplicationRow, Interview } from '#contract/portal/application-shapes.ts'
import type { ApplicationStatus } from '#contract/portal/application-states.ts'
import type { JobRow } from '#contract/portal/job-shapes.ts'
import { withYears } from '#seed/biography.ts'
import { makeJobs } from '#seed/career/jobs.ts'
import { namedJobs } from '#seed/career/named-jobs.ts'
import { type PlannedApplication, plannedApplications } from '#seed/career/planned-applications.ts'
import { seedProfiles } from '#seed/career/profiles.ts'
import { sentAnswers } from '#seed/career/sent-answers.ts'
import { eventTime } from '#seed/event-times.ts'
import { daysAhead, officeDay, officeDayBefore } from '#seed/office-days.ts'
import { letterMailed, referenceLetter } from '#seed/reference-letter.ts'

const USER = 'alex-morgan'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export function seedApplications(now: number) {
  const { jobs, texts } = makeJobs(now, namedJobs.length)
  const at = daysBefore(now)
  const resumes = seedProfiles(now).resumeVersions
  const letter = referenceLetter(eventTime(now, letterMailed))
  const document = {
    id: 'document-reference',
    name: 'reference-letter.pdf',
    type: 'application/pdf',
    size: letter.length,
    kind: 'reference' as const,
    at: at(1.1),
  }
  return {
    applications: plannedApplications.map((planned): ApplicationRow => {
      const job = jobs.find(({ id }) => id === planned.jobId)
      const text = texts.find(({ id }) => id === planned.jobId)
      if (!job || !text) throw new Error(`No such job: ${planned.jobId}`)
      const [sent] = planned.steps
      if (!sent) throw new Error(`Nothing has become of ${planned.jobId}`)
      const { descriptionHtml, process, questions } = text
      return {
        id: `application-${planned.jobId}`,
        userId: USER,
        jobId: planned.jobId,
        jobSnapshot: { ...job, status: 'open', descriptionHtml, process, questions },
        resumeSnapshot: resumeAt(at(sent.ago), resumes),
        coverLetter: withYears(planned.letter, now - sent.ago * DAY_MS),
        answers: answersOf(planned.jobId, now - sent.ago * DAY_MS),
        documents: planned.hasReference ? [document] : [],
        match: null,
        version: planned.steps.length,
        createdAt: at(sent.ago + 0.2),
        submittedAt: at(sent.ago),
        ...outcomeOf(planned, job, now),
        ...ownNotesOf(planned, now),
      }
    }),
    applicationDrafts: drafts.map(({ ago, ...draft }) => ({
      ...draft,
      id: `${USER}␟${draft.jobId}`,
      userId: USER,
      createdAt: at(ago + 3),
      updatedAt: at(ago),
    })),
    careerDocuments: [{ ...document, userId: USER, isRemoved: false }],
    careerPieces: [{ id: `${document.id}␟0`, file: document.id, index: 0, bytes: letter }],
  }
}

/** @param sentAt ms since the epoch */
function answersOf(jobId: string, sentAt: number): ApplicationRow['answers'] {
  const { start, ...answers } = sentAnswers[jobId] ?? {}
  return typeof start === 'number'
    ? { ...answers, start: new Date(sentAt + start * DAY_MS).toISOString().slice(0, 10) }
    : answers
}

const daysBefore =
  (now: number) =>
  (daysAgo: number): string =>
    new Date(now - daysAgo * DAY_MS).toISOString()

/** What the company did with an application since it was sent. */
function outcomeOf(planned: PlannedApplication, { location, salary }: JobRow, now: number) {
  const at = daysBefore(now)
  const last = planned.steps.at(-1)
  if (!last) throw new Error(`Nothing has become of ${planned.jobId}`)
  const { jobId, interviews = [], offer, feedback } = planned
  const isScheduled = last.to === 'interview' && interviews.some(({ status }) => status === 'accepted')
  return {
    status: last.to,
    subStatus: isScheduled ? ('scheduled' as const) : null,
    updatedAt: at(last.ago),
    statusAt: at(last.ago),
    events: eventsOf(planned, at),
    interviews: interviews.map((one, index) => interviewOf(jobId, one, index, now, location.zone)),
    offer:
      offer && salary
        ? {
            salary: { ...salary, min: salary.max, max: salary.max },
            start: at(officeDay(now, -offer.startsIn)),
            expiresAt: timeOf(now, offer.expiresIn, 17, location.zone),
            zone: location.zone,
            note: offer.note,
          }
        : null,
    feedback: feedback ? { ...feedback, reasons: [...feedback.reasons], at: at(last.ago) } : null,
  }
}

/** What Alex wrote down about it. */
function ownNotesOf({ jobId, notes = [], nextStep }: PlannedApplication, now: number) {
  const at = daysBefore(now)
  return {
    notes: notes.map(([ago, text], index) => ({
      id: `note-${jobId}-${index + 1}`,
      text,
      createdAt: at(ago),
      updatedAt: at(ago),
    })),
    nextStep: nextStep ? { at: at(-nextStep[0]), text: nextStep[1] } : null,
  }
}

/** The version that was the newest when the application was sent. */
function resumeAt(
  sentAt: string,
  versions: ReturnType<typeof seedProfiles>['resumeVersions'],
): ApplicationRow['resumeSnapshot'] {
  const [newest] = versions
    .filter(({ createdAt }) => createdAt <= sentAt)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
  if (!newest) throw new Error(`There was no resume on ${sentAt}`)
  const { id, name, content } = newest
  return { id, name, takenAt: sentAt, content }
}

const drafts: readonly (DraftFields & { readonly jobId: string; readonly ago: number })[] = [
  {
    jobId: 'vero-mobilite-pricing-analyst',
    resumeVersionId: null,
    coverLetter:
      'A fare is a sentence that four hundred thousand people read each month. In 2024 I helped to make ours shorter: two zones became one, and complaints fell by 11 %.\n\nI would like to do that again, with more lines and more colleagues who argue.',
    answers: { 'why-fares': 'One that the person who pays it could explain to the person behind.' },
    documentIds: [],
    matchShared: false,
    step: 'questions',
    ago: 1,
  },
  {
    jobId: 'orsay-logistics-network-planner',
    resumeVersionId: null,
    coverLetter: '',
    answers: {},
    documentIds: [],
    matchShared: false,
    step: 'letter',
    ago: 1.2,
  },
  {
    jobId: 'reseau-isere-mobilites-occupancy-analyst',
    resumeVersionId: null,
    coverLetter: 'You publish how full your buses are. I have read it every morning for a year, with envy.',
    answers: {},
    documentIds: [],
    matchShared: true,
    step: 'letter',
    ago: 5,
  },
]

function eventsOf({ jobId, steps }: PlannedApplication, at: (daysAgo: number) => string): ApplicationRow['events'] {
  let from: ApplicationStatus = 'draft'
  return steps.map(({ to, ago, by = 'portal', kind, reason, note }, index) => {
    const event = {
      id: `event-${jobId}-${index + 1}`,
      from,
      to,
      at: at(ago),
      actor: index === 0 ? ('candidate' as const) : by,
      kind: kind ?? ('status' as const),
      reason: reason ?? null,
      note: note ?? null,
      isSimulated: false,
    }
    from = to
    return event
  })
}

type PlannedInterview = NonNullable<PlannedApplication['interviews']>[number]
type PlannedTime = NonNullable<PlannedInterview['startsAt']>

/** On an office day; what is over was before a weekend. */
const heldAt = (now: number, [day, hour]: PlannedTime, zone: string): string =>
  timeOf(now, typeof day === 'number' ? -officeDayBefore(now, -day) : daysAhead(now, day), hour, zone)

/** Days from today, where the person is, and the hour of the zone, in summer as in winter. */
function timeOf(now: number, days: number, hour: number, zone: string): string {
  const today = new Date(now)
  const local = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + days) + hour * HOUR_MS
  return new Date(local - aheadOfUtc(zone, local)).toISOString()
}

/** ms */
function aheadOfUtc(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = 0, minutes = 0] = /GMT([+-])(\d+):(\d+)/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

const interviewOf = (
  jobId: string,
  planned: PlannedInterview,
  index: number,
  now: number,
  zone: string,
): Interview => ({
  id: `interview-${jobId}-${index + 1}`,
  kind: planned.kind,
  startsAt: planned.startsAt ? heldAt(now, planned.startsAt, zone) : null,
  durationMin: planned.minutes,
  zone,
  place: planned.place ?? null,
  url: planned.url ?? null,
  people: planned.people.map(([name, role]) => ({ name, role })),
  sequence: planned.sequence ?? 0,
  status: planned.status,
  slots: (planned.slots ?? []).map((slot) => heldAt(now, slot, zone)),
  proposed: [],
  note: planned.note ?? null,
})
