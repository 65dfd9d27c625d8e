// What can be asked of the jobs: one shape for a search that is kept, one for a query's texts, and the way between them.
// @chunk job-shapes
import { Contract, Remote } from '#contract/portal/job-shapes.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

const Several = <Item extends z.ZodMiniType>(item: Item) => z.optional(z.array(item).check(z.maxLength(50)))

/** What a search asks for; what is left out is not asked. */
export const JobCriteria = z.object({
  q: z.optional(z.string().check(z.maxLength(200))),
  /** The place's name, to be shown. It is found by `lat` and `lng`. */
  place: z.optional(z.string().check(z.maxLength(100))),
  lat: z.optional(z.number().check(z.gte(-90), z.lte(90))),
  lng: z.optional(z.number().check(z.gte(-180), z.lte(180))),
  /** Default 50. Jobs that are wholly remote are found from everywhere. */
  radiusKm: z.optional(z.number().check(z.gte(1), z.lte(2000))),
  contract: Several(Contract),
  remote: Several(Remote),
  /** Minor units of euros a year, compared with the upper end of the range; what states no pay is kept ... */
  payMin: z.optional(z.number().check(z.gte(0), z.lte(1e9))),
  /** ... unless this is set. */
  hasPay: z.optional(z.boolean()),
  /** 1 beginner to 5 lead: one of these, and none above `levelMax`. */
  level: Several(z.number().check(z.gte(1), z.lte(5))),
  levelMax: z.optional(z.number().check(z.gte(1), z.lte(5))),
  /** Days. */
  postedWithin: z.optional(z.number().check(z.gte(1), z.lte(3650))),
  /** After a moment: what has come since somebody looked. */
  postedSince: z.optional(IsoDate),
  /** Closes within so many hours. */
  closingWithin: z.optional(z.number().check(z.gte(1), z.lte(8760))),
  /** Languages that one works in, as ISO 639-1. */
  language: Several(z.string().check(z.maxLength(2))),
  /** Skills, all of which it asks for. */
  skill: Several(Id),
  companyId: Several(Id),
  sector: Several(Id),
  roleId: Several(Id),
  /** From a score of so much on, 0 to 1. */
  matchMin: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** Those that do not match now and would with one level more of this skill (`MATCH_THRESHOLD`). */
  unlocks: z.optional(Id),
  /** Those that the person has looked at since a moment, closed ones too. */
  viewedSince: z.optional(IsoDate),
  /** Saved ones alone; hidden ones alone. Else hidden ones are left out. */
  saved: z.optional(z.boolean()),
  hidden: z.optional(z.boolean()),
  /** Leaves out what the person has applied for. */
  hideApplied: z.optional(z.boolean()),
  /** Also what has closed. */
  closed: z.optional(z.boolean()),
})
export type JobCriteria = z.infer<typeof JobCriteria>

/** The names of the filters, the words among them, in the order in which they are shown. */
export type JobFilter = keyof JobCriteria

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

/** The same as texts of a query: lists with commas, `true` for a flag (`criteriaToQuery`). */
export const JobQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(200))),
  place: z.optional(z.string().check(z.maxLength(100))),
  lat: numbered(-90, 90),
  lng: numbered(-180, 180),
  radiusKm: numbered(1, 2000),
  contract: listed(Contract),
  remote: listed(Remote),
  payMin: numbered(0, 1e9),
  hasPay: QueryFlag,
  level: listed(z.pipe(numeric, z.number().check(z.gte(1), z.lte(5)))),
  levelMax: numbered(1, 5),
  postedWithin: numbered(1, 3650),
  postedSince: z.optional(IsoDate),
  closingWithin: numbered(1, 8760),
  language: listed(z.string().check(z.maxLength(2))),
  skill: listed(Id),
  companyId: listed(Id),
  sector: listed(Id),
  roleId: listed(Id),
  matchMin: numbered(0, 1),
  unlocks: z.optional(Id),
  viewedSince: z.optional(IsoDate),
  saved: QueryFlag,
  hidden: QueryFlag,
  hideApplied: QueryFlag,
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
