// A job as its search index reads it: the terms of each field.
import type { JobRow } from '#contract/portal/job-shapes.ts'
import { CITIES } from './job-names.ts'
import { jobStem, jobTerms } from './stems.ts'

/** What is read of a job: the words of each field, whole and cut. */
export interface IndexedJob {
  readonly id: string
  readonly title: string
  readonly role: string
  readonly skills: string
  readonly company: string
  readonly city: string
  readonly kind: string
}

/** Each word once, whole and cut to its stem. */
export const written = (...texts: (string | undefined)[]): string => {
  const words = jobTerms(texts.join(' '))
  return [...new Set(words.flatMap((word) => [word, jobStem(word)]))].join(' ')
}

/** A job's words. The names of its skills, role and kind are stored once, in `JobConcepts`: here they are one token each. */
export const indexedJobOf = (job: JobRow): IndexedJob => ({
  id: job.id,
  title: written(job.title.en, job.title.fr),
  role: `r:${job.roleId}`,
  skills: job.skills.map(({ skillId }) => `s:${skillId}`).join(' '),
  company: written(job.company.name),
  city: written(job.location.city, CITIES[job.location.city]),
  kind: [
    `k:${job.remote}`,
    `k:${job.contract}`,
    `l:${job.level}`,
    `b:${job.company.sector}`,
    `c:${job.location.countryCode}`,
  ].join(' '),
})
