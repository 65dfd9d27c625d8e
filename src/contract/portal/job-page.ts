// A page of jobs that were found, with the counts of its filters. Spoken through jobs.ts.
// @chunk job-shapes
import { JobCriteria, type JobFilter } from '#contract/portal/job-criteria.ts'
import { JobListed } from '#contract/portal/job-shapes.ts'
import { Bilingual } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** Where a page of a list stands in it. Indexes count from 0; of an empty list they are 0 and -1. */
export const Pagination = z.object({
  /** How many entries the whole list has. */
  length: z.number(),
  /** How many entries a page has. */
  size: z.number(),
  /** The page’s number, from 1. Asked for a page after the last one, the server answers the last one. */
  page: z.number(),
  /** The number of the last page, at least 1. */
  lastPage: z.number(),
  /** The index of the page’s first entry. */
  startIndex: z.number(),
  /** The index of the page’s last entry. */
  endIndex: z.number(),
})
export type Pagination = z.infer<typeof Pagination>

/** A page beyond the last one is the last one. */
export function paginationOf(length: number, page: number, size: number): Pagination {
  const lastPage = Math.max(1, Math.ceil(length / size))
  const shown = Math.min(page, lastPage)
  const startIndex = (shown - 1) * size
  return { length, size, page: shown, lastPage, startIndex, endIndex: Math.min(startIndex + size, length) - 1 }
}

/** How many jobs each value would leave, with the other filters as they are; the most first. */
const Facet = z.array(
  z.object({
    /** The filter’s value. */
    value: z.string(),
    /** How many jobs it would leave. */
    count: z.number(),
  }),
)

/** The same of values that have names of their own. */
const NamedFacet = z.array(
  z.object({
    /** The filter’s value. */
    value: z.string(),
    label: Bilingual,
    /** How many jobs it would leave. */
    count: z.number(),
  }),
)

/** For each filter, how many jobs each value would leave. */
export const JobFacets = z.object({
  contract: Facet,
  remote: Facet,
  level: Facet,
  language: Facet,
  /** The thirty skills that most jobs ask for. */
  skill: NamedFacet,
  company: NamedFacet,
  sector: NamedFacet,
  role: NamedFacet,
  /** By days: 1, 3, 7, 14, 30. */
  postedWithin: Facet,
  /** What jobs state about pay. */
  pay: z.object({
    /** How many jobs state no pay. */
    notStated: z.number(),
    /** By the upper end, in steps of 10,000 euros a year: `value` is the lower bound in minor units. */
    steps: Facet,
  }),
  /** How many jobs the person has saved and hidden, whatever is asked. */
  mine: z.object({
    /** How many are saved. */
    saved: z.number(),
    /** How many are hidden. */
    hidden: z.number(),
  }),
})
export type JobFacets = z.infer<typeof JobFacets>

/** A page of the jobs that were found. */
export const JobPage = z.object({
  results: z.array(JobListed),
  pagination: Pagination,
  /** Whether the person lets their levels be compared with jobs. Where not, `match` is null, nothing is sorted by it and `matchMin` leaves nothing out. */
  isMatched: z.boolean(),
  facets: JobFacets,
  /** Where nothing is found: how many there would be without one of the filters, the most first. */
  loosen: z.array(
    z.object({
      /** A name of `JobCriteria`. */
      filter: z.custom<JobFilter>((value) => typeof value === 'string'),
      /** How many jobs there would be without it. */
      count: z.number(),
    }),
  ),
  /** The words that were searched for in place of words that no job has. */
  corrected: z.nullable(z.string()),
  /** Words that say nothing about a job, such as `job`, where there are no others: all jobs were found. */
  ignored: z.nullable(z.string()),
  /** How many have all of the words, the first of them all; the others lack one or more. Null where none does. */
  withAllWords: z._default(z.nullable(z.number()), null),
  /** What must fit, as the person answered it in the profiling; empty where they answered nothing of it. */
  conditions: z._default(JobCriteria, {}),
})
export type JobPage = z.infer<typeof JobPage>
