// What is Alex's own at the portal in French: applications, drafts, the profile with the versions of its CV, what is learnt and searched for, notifications.
// The jobs, also as applications keep them, have both languages of their own.
import type { ApplicationRow } from '#contract/portal/application-shapes.ts'
import type { Notification } from '#contract/portal/notifications.ts'
import { yearsInFrench } from '#seed/biography.ts'
import { namedJobs } from '#seed/career/named-jobs.ts'
import { spacedInFrench } from '#seed/typeset.ts'
import { applicationTexts } from './application-texts.ts'
import { attachedInFrench, fileNameInFrench } from './file-names.ts'
import { profileTexts } from './profile-texts.ts'

type Words = Readonly<Record<string, string>>

export const CAREER_TABLES = [
  'applications',
  'applicationDrafts',
  'careerDocuments',
  'jobSearches',
  'learnings',
  'portalNotifications',
  'profiles',
  'resumeVersions',
] as const
type CareerTable = (typeof CAREER_TABLES)[number]

export const isOfCareer = (table: string): table is CareerTable => CAREER_TABLES.some((one) => one === table)

export function careerInFrench(table: CareerTable, row: object): object {
  switch (table) {
    case 'applications':
      return applicationInFrench(row as ApplicationRow)
    case 'applicationDrafts':
      return fieldsOf(row, ['coverLetter', 'answers'], applicationTexts)
    case 'careerDocuments':
      return attachedInFrench([row as { name: string }])[0] ?? row
    case 'portalNotifications':
      return notificationInFrench(row as Notification)
    case 'jobSearches':
      return fieldsOf(row, ['name', 'criteria'], profileTexts)
    case 'learnings':
      return fieldsOf(row, ['note'], profileTexts)
    case 'profiles':
    case 'resumeVersions':
      return fieldsOf(row, ['name', 'note', 'content'], profileTexts)
  }
}

function applicationInFrench(row: ApplicationRow): ApplicationRow {
  const said = <Value>(value: Value): Value => inFrench(value, applicationTexts)
  return {
    ...row,
    coverLetter: said(row.coverLetter),
    answers: said(row.answers),
    resumeSnapshot: row.resumeSnapshot && fieldsOf(row.resumeSnapshot, ['name', 'content'], profileTexts),
    documents: attachedInFrench(row.documents),
    events: row.events.map((event) => ({
      ...event,
      note: event.note && (fileNameInFrench(event.note) ?? said(event.note)),
    })),
    interviews: row.interviews.map((interview) => ({
      ...interview,
      place: said(interview.place),
      people: interview.people.map(({ name, role }) => ({ name, role: said(role) })),
      note: said(interview.note),
    })),
    offer: row.offer && { ...row.offer, note: said(row.offer.note) },
    feedback: row.feedback && { ...row.feedback, text: said(row.feedback.text) },
    notes: row.notes.map((note) => ({ ...note, text: said(note.text) })),
    nextStep: row.nextStep && { ...row.nextStep, text: said(row.nextStep.text) },
  }
}

/** As the portal itself fills them for a job (jobAttributes of sw/api/portal). */
function notificationInFrench({ attributes, ...row }: Notification): Notification {
  const { jobId, jobTitle, location } = attributes
  const title = namedJobs.find(({ id }) => id === jobId)?.title
  const where = location === 'Remote' ? 'À distance' : location?.replace(', hybrid', ', hybride')
  return {
    ...row,
    attributes: {
      ...attributes,
      ...(title && jobTitle !== undefined && { jobTitle: jobTitle.replace(title.en, title.fr) }),
      ...(where !== undefined && { location: where }),
    },
  }
}

const fieldsOf = <Row extends object>(row: Row, fields: readonly string[], words: Words): Row => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(row)
      .filter(([field]) => fields.includes(field))
      .map(([field, value]) => [field, inFrench(value, words)]),
  ),
})

function inFrench<Value>(value: Value, words: Words): Value {
  if (typeof value === 'string') return textOf(value, words) as Value
  if (Array.isArray(value)) return value.map((one) => inFrench(one, words)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inFrench(one, words)])) as Value
}

function textOf(english: string, words: Words): string {
  if (Object.hasOwn(words, english)) return spacedInFrench(words[english] ?? english)
  // It has the number of years at the time it was written.
  const [before = ''] = english.split(' years')
  const count = before.split(' ').at(-1) ?? ''
  const pattern = ['{years}', '{Years}']
    .map((mark) => english.replace(`${count} years`, mark))
    .find((one) => Object.hasOwn(words, one))
  return pattern === undefined ? english : spacedInFrench(yearsInFrench(words[pattern] ?? english, count))
}
