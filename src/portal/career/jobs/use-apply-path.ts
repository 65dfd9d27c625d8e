// Where one applies for a job.
// @chunk job
import { useRouter } from '@tanstack/react-router'
import { isActive } from '#contract/portal/application-states.ts'
import { type JobDetail, jobStatusAt } from '#contract/portal/job-shapes.ts'
import { isRoute } from '#platform/navigation/is-route.ts'

/** @returns nothing where the job takes no applications, or has the person's already */
export function useApplyPath(job: JobDetail): string | undefined {
  const router = useRouter()
  const path = `/career/jobs/${encodeURIComponent(job.id)}/apply`
  const hasApplied = job.application !== null && isActive(job.application.status)
  return jobStatusAt(job, Date.now()) === 'open' && !hasApplied && isRoute(router, path) ? path : undefined
}
