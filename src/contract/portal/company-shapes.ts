// Employers, and where jobs are. Part of job-shapes.ts.
// @chunk job-shapes
import { Bilingual, Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** How many people work there. */
export const CompanySize = z.enum(['1-10', '11-50', '51-250', '251-1000', '1001+'])

/** An employer. */
export const Company = z.object({
  id: Id,
  /** The company’s name. */
  name: z.string(),
  /** The sector's id; its name is in `Facets.sector`. */
  sector: Id,
  size: CompanySize,
})
export type Company = z.infer<typeof Company>

/** An employer with what its page shows. */
export const CompanyDetail = z.extend(Company, {
  sectorLabel: Bilingual,
  about: Bilingual,
  /** The city of its seat. */
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  /** The year in which it was founded. */
  founded: z.number(),
  /** Days that it usually takes until the first answer. */
  answersInDays: z.number(),
  /** How many applications in a hundred get an answer. */
  answersPct: z.number(),
})
export type CompanyDetail = z.infer<typeof CompanyDetail>

/** Where a job is. */
export const JobLocation = z.object({
  /** The name of the city. */
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  /** Latitude in degrees. */
  lat: z.number(),
  /** Longitude in degrees. */
  lng: z.number(),
  /** IANA time zone */
  zone: z.string(),
})
