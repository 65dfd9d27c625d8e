// Search criteria of jobs as the URL of the job offers has them, for links from other screens to exactly these jobs.
// @chunk job-shapes
import { criteriaToQuery, type JobCriteria } from '#contract/portal/job-criteria.ts'

/** Lists with commas, 1 for a flag. */
export const criteriaToAddress = (criteria: JobCriteria): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(criteriaToQuery(criteria)).map(([name, value]) => [
      name,
      criteria[name as keyof JobCriteria] === true ? 1 : value,
    ]),
  )
