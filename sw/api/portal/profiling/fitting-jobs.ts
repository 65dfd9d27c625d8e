// How many open jobs fit what somebody looks for: target roles and conditions, by the same tests as the list of the jobs.
import type { JobRow } from '#contract/portal/job-shapes.ts'
import type { ProfilingAnswer } from '#contract/portal/profiling.ts'
import { passing } from '#sw/api/portal/jobs/shared/filter.ts'
import { TARGET_ROLES } from '#sw/api/portal/skills/shared/target-levels.ts'
import { conditionsIn } from './shared/conditions.ts'

type Answers = Readonly<Record<string, ProfilingAnswer>>

export function fittingJobs(jobs: readonly JobRow[], answers: Answers): number {
  const roles = answers[TARGET_ROLES]?.value
  const fits = passing({ ...conditionsIn(answers), ...(Array.isArray(roles) && { roleId: roles }) })
  return jobs.filter(fits).length
}
