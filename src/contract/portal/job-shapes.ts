// A job, as the portal keeps it and as its lists show it. Spoken by sw/api/portal/jobs.ts and applications.ts, and the career screens.
// @chunk job-shapes
import { MatchScore } from '#contract/portal/match.ts'
import { Level } from '#contract/portal/skills.ts'
import { Bilingual, Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

export const Contract = z.enum(['permanent', 'fixedTerm', 'internship', 'apprenticeship', 'temporary', 'freelance'])
export type Contract = z.infer<typeof Contract>

export const Remote = z.enum(['none', 'hybrid', 'full'])
export type Remote = z.infer<typeof Remote>

/** closed never opens again under the same id; expired: its closing time has passed. */
export const JobStatus = z.enum(['draft', 'open', 'paused', 'filled', 'closed', 'expired'])
export type JobStatus = z.infer<typeof JobStatus>

export const Currency = z.enum(['EUR', 'CHF', 'CAD', 'GBP', 'USD'])
export type Currency = z.infer<typeof Currency>

/** A range, in minor units (cents, pence) of the currency. */
export const Salary = z.object({
  min: z.number(),
  max: z.number(),
  currency: Currency,
  unit: z.enum(['hour', 'month', 'year']),
  /** What may come on top, in per cent of the range. */
  variablePct: z.optional(z.number()),
})
export type Salary = z.infer<typeof Salary>

export const CompanySize = z.enum(['1-10', '11-50', '51-250', '251-1000', '1001+'])

export const Company = z.object({
  id: Id,
  name: z.string(),
  /** The sector's id; its name is in `Facets.sector`. */
  sector: Id,
  size: CompanySize,
})
export type Company = z.infer<typeof Company>

export const CompanyDetail = z.extend(Company, {
  sectorLabel: Bilingual,
  about: Bilingual,
  city: z.string(),
  countryCode: z.string(),
  founded: z.number(),
  /** How many days it usually takes until the first answer, and how many applications in a hundred get one. */
  answersInDays: z.number(),
  answersPct: z.number(),
})
export type CompanyDetail = z.infer<typeof CompanyDetail>

/** Where a search can begin. */
export const Place = z.object({
  id: Id,
  name: z.string(),
  countryCode: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** IANA time zone */
  zone: z.string(),
})
export type Place = z.infer<typeof Place>

export const JobLocation = z.object({
  city: z.string(),
  countryCode: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** IANA time zone */
  zone: z.string(),
})

/** A step of the employer's selection, with the days that it usually takes. */
export const Stage = z.object({
  kind: z.enum(['inReview', 'assessment', 'interview', 'offer']),
  label: Bilingual,
  days: z.number(),
})
export type Stage = z.infer<typeof Stage>

export const Cefr = z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])

export const JobLanguage = z.object({
  /** ISO 639-1 */
  code: z.string(),
  cefr: Cefr,
})

/** What a list shows of a job. */
const Summary = z.object({
  id: Id,
  roleId: Id,
  title: Bilingual,
  summary: Bilingual,
  company: Company,
  location: JobLocation,
  remote: Remote,
  /** Days a week on site, where it is hybrid. */
  daysOnSite: z.nullable(z.number()),
  contract: Contract,
  workTimePct: z.number(),
  durationMonths: z.nullable(z.number()),
  /** Null: not stated. */
  salary: z.nullable(Salary),
  /** 1 beginner, 2 junior, 3 experienced, 4 senior, 5 lead. */
  level: Level,
  experienceMonths: z.number(),
  languages: z.array(JobLanguage),
  skills: z.array(z.object({ skillId: Id, level: Level, weight: z.number(), must: z.boolean() })),
  postedAt: IsoDate,
  updatedAt: IsoDate,
  /** The instant at which it closes; to be shown in the location's zone. */
  validThrough: IsoDate,
  openings: z.number(),
  status: JobStatus,
  version: z.number(),
  /** Its last change was made by the demo portal's clock, not by an employer. */
  isSimulated: z.optional(z.boolean()),
})

/** A row of the table `jobs`. What is posted in the future is not there yet. */
export const JobRow = Summary
export type JobRow = z.infer<typeof JobRow>

/** What is asked when applying. */
export const JobQuestion = z.object({
  id: Id,
  label: Bilingual,
  type: z.enum(['text', 'longText', 'yesNo', 'single', 'multi', 'number', 'date']),
  required: z.boolean(),
  options: z.array(z.object({ id: Id, label: Bilingual })),
  /** characters; of texts alone */
  maxLength: z.nullable(z.number()),
})
export type JobQuestion = z.infer<typeof JobQuestion>

export const DocumentKind = z.enum(['resume', 'coverLetter', 'certificate', 'portfolio', 'reference', 'other'])
export type DocumentKind = z.infer<typeof DocumentKind>

export const WantedDocument = z.object({ kind: DocumentKind, label: Bilingual, required: z.boolean() })

/** What the detail shows besides. */
const Text = z.object({
  /** Headings, paragraphs and lists; safe to render by `rich-text.tsx`. */
  descriptionHtml: Bilingual,
  benefits: z.array(Bilingual),
  /** European qualifications framework, 1 to 8. */
  education: z.nullable(z.number()),
  process: z.array(Stage),
  contact: z.nullable(z.object({ name: z.string(), role: Bilingual })),
})

/** A row of the table `jobTexts`, under the job's id. */
export const JobTextRow = z.extend(Text, {
  id: Id,
  questions: z.array(JobQuestion),
  documents: z.array(WantedDocument),
  coverLetter: z.enum(['required', 'optional', 'none']),
})
export type JobTextRow = z.infer<typeof JobTextRow>

/** What the person has to do with a job. */
const Marks = z.object({
  isSaved: z.boolean(),
  isHidden: z.boolean(),
  /** When the person looked at it last. */
  viewedAt: z.nullable(IsoDate),
  application: z.nullable(z.object({ id: Id, status: z.string() })),
  hasDraft: z.boolean(),
})

/** A job in a list. */
export const JobListed = z.extend(z.extend(Summary, Marks.shape), {
  /** Null where the person does not let their levels be compared with jobs. */
  match: z.nullable(MatchScore),
  /** From the place that was searched. */
  distanceKm: z.nullable(z.number()),
})
export type JobListed = z.infer<typeof JobListed>

/** One thing that is not as it was when the person looked last. */
export const JobChange = z.object({
  field: z.enum([
    'title',
    'salary',
    'validThrough',
    'remote',
    'location',
    'contract',
    'workTimePct',
    'skills',
    'languages',
    'openings',
    'status',
  ]),
  before: z.unknown(),
  after: z.unknown(),
})
export type JobChange = z.infer<typeof JobChange>

export const JobDetail = z.extend(z.extend(JobListed, Text.shape), {
  about: CompanyDetail,
  /** Since `viewedAt`; empty where nothing has changed or it was never looked at. */
  changes: z.array(JobChange),
  similar: z.array(JobListed),
})
export type JobDetail = z.infer<typeof JobDetail>

/** What a job's status is at a time: its closing time passes without anybody's doing. */
export const jobStatusAt = ({ status, validThrough }: Pick<JobRow, 'status' | 'validThrough'>, now: number) =>
  status === 'open' && Date.parse(validThrough) <= now ? 'expired' : status

/** Whether it takes applications at a time. */
export const isOpenAt = (job: Pick<JobRow, 'status' | 'validThrough' | 'postedAt'>, now: number): boolean =>
  Date.parse(job.postedAt) <= now && jobStatusAt(job, now) === 'open'

/** Hours and months of a year of work, and how many of a currency's units a euro is: fixed, so that a filter gives the same tomorrow. */
const PER_YEAR = { hour: 1720, month: 12, year: 1 } as const
const PER_EURO: Readonly<Record<Currency, number>> = { EUR: 1, CHF: 0.95, CAD: 1.5, GBP: 0.86, USD: 1.1 }

/** A salary's ends as minor units of euros a year, by fixed rates. For comparing; never to be shown. */
export function yearlyEuros({ min, max, currency, unit }: Salary): { readonly min: number; readonly max: number } {
  const factor = PER_YEAR[unit] / PER_EURO[currency]
  return { min: Math.round(min * factor), max: Math.round(max * factor) }
}

/** Kilometres between two places, along the earth. */
export function distanceKm(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const rad = Math.PI / 180
  const [dLat, dLng] = [(b.lat - a.lat) * rad, (b.lng - a.lng) * rad]
  const half = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(dLng / 2) ** 2
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(half)))
}
