// What can be asked of the jobs: one shape for a search that is kept, one for a query's texts, and the way between them.
// @chunk job-shapes
import { Contract, Remote } from '#contract/portal/job-shapes.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

const Several = <Item extends z.ZodMiniType>(item: Item) => z.optional(z.array(item).check(z.maxLength(50)))

/** What a search asks for. A filter that is left out leaves nothing out. Unknown fields are dropped; an unknown value of a list is refused with 400. */
export const JobCriteria = z.object({
  /** Words to look for in title, description, skills and company. Jobs with all of them come first, then those that lack one. */
  q: z.optional(z.string().check(z.maxLength(200))),
  /** The name of the place, for people; the search uses `lat` and `lng`. */
  place: z.optional(z.string().check(z.maxLength(100))),
  /** Latitude in degrees. */
  lat: z.optional(z.number().check(z.gte(-90), z.lte(90))),
  /** Longitude in degrees. */
  lng: z.optional(z.number().check(z.gte(-180), z.lte(180))),
  /** Kilometres around the place; 50 where it is left out. Wholly remote jobs are found from everywhere. */
  radiusKm: z.optional(z.number().check(z.gte(1), z.lte(2000))),
  contract: Several(Contract),
  remote: Several(Remote),
  /** The least pay in minor units of euros a year, compared with the upper end of a job’s range. Jobs that state no pay stay. */
  payMin: z.optional(z.number().check(z.gte(0), z.lte(1e9))),
  /** Leaves out jobs that state no pay. */
  hasPay: z.optional(z.boolean()),
  /** Any of these levels: 1 beginner, 2 junior, 3 experienced, 4 senior, 5 lead. */
  level: Several(z.number().check(z.gte(1), z.lte(5))),
  /** No level above this one. */
  levelMax: z.optional(z.number().check(z.gte(1), z.lte(5))),
  /** Posted within so many days. */
  postedWithin: z.optional(z.number().check(z.gte(1), z.lte(3650))),
  /** Posted after this instant. */
  postedSince: z.optional(IsoDate),
  /** Closes within so many hours. */
  closingWithin: z.optional(z.number().check(z.gte(1), z.lte(8760))),
  /** Any of these languages of work, as ISO 639-1. */
  language: Several(z.string().check(z.maxLength(2))),
  /** Asks for all of these skills. */
  skill: Several(Id),
  companyId: Several(Id),
  sector: Several(Id),
  roleId: Several(Id),
  /** A match score of at least this, 0 to 1. */
  matchMin: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** Jobs that do not match now and would with one level more of this skill. */
  unlocks: z.optional(Id),
  /** Jobs that the person looked at after this instant, closed ones too. */
  viewedSince: z.optional(IsoDate),
  /** Saved jobs alone. */
  saved: z.optional(z.boolean()),
  /** Hidden jobs alone. Without it, hidden jobs are left out. */
  hidden: z.optional(z.boolean()),
  /** Leaves out jobs that the person has applied for. */
  hideApplied: z.optional(z.boolean()),
  /** Closed jobs too. */
  closed: z.optional(z.boolean()),
})
export type JobCriteria = z.infer<typeof JobCriteria>

/** The names of the filters, the words among them, in the order in which they are shown. */
export type JobFilter = keyof JobCriteria

/** How results are sorted, the best, newest, highest, nearest, most relevant or first closing job first. */
export const JobSort = z.enum(['match', 'date', 'pay', 'distance', 'relevance', 'closing'])
export type JobSort = z.infer<typeof JobSort>

/** Several values of a query, with commas between them. */
const listed = <Item extends z.ZodMiniType<unknown, string>>(item: Item) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(5000)),
        z.transform((text) => text.split(',').filter((part) => part !== '')),
      ),
      z.array(item).check(z.maxLength(50)),
    ),
  )
const numeric = z.pipe(z.string(), z.transform(Number))
const numbered = (from: number, to: number) => z.optional(z.coerce.number().check(z.gte(from), z.lte(to)))
/** `true` or `false`, as a query says it. */
export const QueryFlag = z.optional(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
)

/** The same as `JobCriteria` as texts of a query: lists with commas, `true` or `false` for a switch. */
export const JobQuery = z.object({
  /** Words to look for in title, description, skills and company. Jobs with all of them come first, then those that lack one. */
  q: z.optional(z.string().check(z.maxLength(200))),
  /** The name of the place, for people; the search uses `lat` and `lng`. */
  place: z.optional(z.string().check(z.maxLength(100))),
  /** Latitude in degrees. */
  lat: numbered(-90, 90),
  /** Longitude in degrees. */
  lng: numbered(-180, 180),
  /** Kilometres around the place; 50 where it is left out. Wholly remote jobs are found from everywhere. */
  radiusKm: numbered(1, 2000),
  /** Any of these values of `Contract`, with commas. */
  contract: listed(Contract),
  /** Any of these values of `Remote`, with commas. */
  remote: listed(Remote),
  /** The least pay in minor units of euros a year, compared with the upper end of a job’s range. */
  payMin: numbered(0, 1e9),
  /** Leaves out jobs that state no pay. */
  hasPay: QueryFlag,
  /** Any of these levels, with commas: 1 beginner to 5 lead. */
  level: listed(z.pipe(numeric, z.number().check(z.gte(1), z.lte(5)))),
  /** No level above this one. */
  levelMax: numbered(1, 5),
  /** Posted within so many days. */
  postedWithin: numbered(1, 3650),
  /** Posted after this instant. */
  postedSince: z.optional(IsoDate),
  /** Closes within so many hours. */
  closingWithin: numbered(1, 8760),
  /** Any of these languages of work, as ISO 639-1, with commas. */
  language: listed(z.string().check(z.maxLength(2))),
  /** Asks for all of these skills; ids with commas. */
  skill: listed(Id),
  /** Any of these companies; ids with commas. */
  companyId: listed(Id),
  /** Any of these sectors; ids with commas. */
  sector: listed(Id),
  /** Any of these roles; ids with commas. */
  roleId: listed(Id),
  /** A match score of at least this, 0 to 1. */
  matchMin: numbered(0, 1),
  /** Jobs that do not match now and would with one level more of this skill. */
  unlocks: z.optional(Id),
  /** Jobs that the person looked at after this instant, closed ones too. */
  viewedSince: z.optional(IsoDate),
  /** Saved jobs alone. */
  saved: QueryFlag,
  /** Hidden jobs alone. Without it, hidden jobs are left out. */
  hidden: QueryFlag,
  /** Leaves out jobs that the person has applied for. */
  hideApplied: QueryFlag,
  /** Closed jobs too. */
  closed: QueryFlag,
})

/** Criteria as a query has them; what is empty is left out. */
export function criteriaToQuery(criteria: JobCriteria): z.input<typeof JobQuery> {
  return Object.fromEntries(
    Object.entries(criteria).flatMap(([key, value]) =>
      value === undefined || value === false || value === '' || (Array.isArray(value) && value.length === 0)
        ? []
        : [[key, Array.isArray(value) ? value.join(',') : typeof value === 'number' ? value : String(value)]],
    ),
  ) as z.input<typeof JobQuery>
}
