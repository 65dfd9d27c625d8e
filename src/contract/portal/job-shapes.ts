// A job, as the portal keeps it and as its lists show it.
// @chunk job-shapes
import { Company, CompanyDetail, JobLocation } from '#contract/portal/company-shapes.ts'
import { MatchScore } from '#contract/portal/match.ts'
import { Level } from '#contract/portal/skills.ts'
import { Bilingual, Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** The kind of contract. */
export const Contract = z.enum(['permanent', 'fixedTerm', 'internship', 'apprenticeship', 'temporary', 'freelance'])
export type Contract = z.infer<typeof Contract>

/** `none`: on site; `hybrid`: some days a week on site; `full`: from anywhere. */
export const Remote = z.enum(['none', 'hybrid', 'full'])
export type Remote = z.infer<typeof Remote>

/** `closed`: it never opens again under the same id; `expired`: its closing time has passed. */
export const JobStatus = z.enum(['draft', 'open', 'paused', 'filled', 'closed', 'expired'])
export type JobStatus = z.infer<typeof JobStatus>

/** A currency that salaries can be in, by its ISO 4217 code. */
export const Currency = z.enum(['EUR', 'CHF', 'CAD', 'GBP', 'SEK', 'USD'])
export type Currency = z.infer<typeof Currency>

/** A range of pay before tax, in minor units such as cents. */
export const Salary = z.object({
  /** The lower end of the range, in minor units. */
  min: z.number(),
  /** The upper end of the range, in minor units; the same as `min` for a single amount. */
  max: z.number(),
  currency: Currency,
  /** What the amount is paid for. */
  unit: z.enum(['hour', 'month', 'year']),
  /** What may come on top, in percent of the range. */
  variablePct: z.optional(z.number()),
})
export type Salary = z.infer<typeof Salary>

/** A place from which a search can start. */
export const Place = z.object({
  id: Id,
  /** The name of the place. */
  name: z.string(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  /** Latitude in degrees. */
  lat: z.number(),
  /** Longitude in degrees. */
  lng: z.number(),
  /** IANA time zone */
  zone: z.string(),
})
export type Place = z.infer<typeof Place>

/** A step of the employer’s selection. */
export const Stage = z.object({
  /** The application’s status during this step. */
  kind: z.enum(['inReview', 'assessment', 'interview', 'offer']),
  label: Bilingual,
  /** How many days it usually takes. */
  days: z.number(),
})
export type Stage = z.infer<typeof Stage>

/** A level of the Common European Framework of Reference for Languages. */
export const Cefr = z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])

/** A language of work, with the level that is needed. */
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
  /** Days a week on site, for a hybrid job. */
  daysOnSite: z.nullable(z.number()),
  contract: Contract,
  /** Percent of a full-time job. */
  workTimePct: z.number(),
  /** Months, for a contract that ends; else null. */
  durationMonths: z.nullable(z.number()),
  /** Null: not stated. */
  salary: z.nullable(Salary),
  /** 1 beginner, 2 junior, 3 experienced, 4 senior, 5 lead. */
  level: Level,
  /** Months of experience that are asked for. */
  experienceMonths: z.number(),
  languages: z.array(JobLanguage),
  /** What the job asks for. */
  skills: z.array(
    z.object({
      skillId: Id,
      level: Level,
      /** How much it counts in the match: 1 required, 0.4 preferred. */
      weight: z.number(),
      /** Whether the job cannot do without it. */
      must: z.boolean(),
    }),
  ),
  postedAt: IsoDate,
  updatedAt: IsoDate,
  /** The instant at which it closes; to be shown in the location's zone. */
  validThrough: IsoDate,
  /** How many people are wanted. */
  openings: z.number(),
  status: JobStatus,
  /** Rises with each change. */
  version: z.number(),
  /** The demo portal made its last change, not an employer. */
  isSimulated: z.optional(z.boolean()),
})

/** A row of the table `jobs`. What is posted in the future is not there yet. */
export const JobRow = Summary
export type JobRow = z.infer<typeof JobRow>

/** A question of the application form. */
export const JobQuestion = z.object({
  id: Id,
  label: Bilingual,
  /** How it is answered. */
  type: z.enum(['text', 'longText', 'yesNo', 'single', 'multi', 'number', 'date']),
  /** Whether an application needs an answer. */
  required: z.boolean(),
  /** Of `single` and `multi`: what can be chosen. */
  options: z.array(z.object({ id: Id, label: Bilingual })),
  /** The most characters of a text; null for other types. */
  maxLength: z.nullable(z.number()),
})
export type JobQuestion = z.infer<typeof JobQuestion>

/** What a document is. */
export const DocumentKind = z.enum(['resume', 'coverLetter', 'certificate', 'portfolio', 'reference', 'other'])
export type DocumentKind = z.infer<typeof DocumentKind>

/** A document that the form asks for. */
export const WantedDocument = z.object({
  kind: DocumentKind,
  label: Bilingual,
  /** Whether an application needs it. */
  required: z.boolean(),
})

/** What the detail shows besides. */
const Text = z.object({
  /** HTML with headings, paragraphs and lists. Cairn removes everything else. */
  descriptionHtml: Bilingual,
  benefits: z.array(Bilingual),
  /** Level of the European Qualifications Framework, 1 to 8; null where none is asked for. */
  education: z.nullable(z.number()),
  process: z.array(Stage),
  /** Whom to ask; null where nobody is named. */
  contact: z.nullable(
    z.object({
      /** The person’s name. */
      name: z.string(),
      role: Bilingual,
    }),
  ),
})

/** A row of the table `jobTexts`, under the job's id. */
export const JobTextRow = z.extend(Text, {
  id: Id,
  questions: z.array(JobQuestion),
  documents: z.array(WantedDocument),
  /** Whether it takes a letter. */
  coverLetter: z.enum(['required', 'optional', 'none']),
})
export type JobTextRow = z.infer<typeof JobTextRow>

/** What the person has to do with a job. */
const Marks = z.object({
  /** Whether the person has saved it. */
  isSaved: z.boolean(),
  /** Whether the person has hidden it. */
  isHidden: z.boolean(),
  /** When the person looked at it last; null where they never did. */
  viewedAt: z.nullable(IsoDate),
  /** The person’s application; null where there is none. */
  application: z.nullable(
    z.object({
      id: Id,
      /** As `ApplicationStatus`. */
      status: z.string(),
    }),
  ),
  /** Whether the person has a draft for it. */
  hasDraft: z.boolean(),
})

/** A job in a list. */
export const JobListed = z.extend(z.extend(Summary, Marks.shape), {
  /** Null where the person has not agreed to matching. */
  match: z.nullable(MatchScore),
  /** Kilometres from the place that was searched; null where none was. */
  distanceKm: z.nullable(z.number()),
})
export type JobListed = z.infer<typeof JobListed>

/** One thing that changed since the person looked last. */
export const JobChange = z.object({
  /** What changed. */
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
  /** The value before, in the form that the field has. */
  before: z.unknown(),
  /** The value after, in the form that the field has. */
  after: z.unknown(),
})
export type JobChange = z.infer<typeof JobChange>

/** A job, whole. */
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
const PER_EURO: Readonly<Record<Currency, number>> = { EUR: 1, CHF: 0.95, CAD: 1.5, GBP: 0.86, SEK: 11.2, USD: 1.1 }

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
