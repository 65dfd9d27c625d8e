// The one state of a job that matters most to the person: applied, draft, closed, closes soon, new. At most one in a row.
// @chunk job-rows
import { Trans } from '@lingui/react/macro'
import { type JobListed, jobStatusAt } from '#contract/portal/job-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Pill } from '#ui/pill.tsx'

const HOUR_MS = 3_600_000
const NEW_MS = 24 * HOUR_MS

export function JobPill({ job, now }: { job: JobListed; now: number }) {
  const { relative } = useFormats()
  const left = Date.parse(job.validThrough) - now
  if (job.application)
    return (
      <Pill tone="success">
        <Trans>Applied</Trans>
      </Pill>
    )
  if (jobStatusAt(job, now) !== 'open')
    return (
      <Pill>
        <Trans>Closed</Trans>
      </Pill>
    )
  if (job.hasDraft)
    return (
      <Pill tone="info">
        <Trans>Draft</Trans>
      </Pill>
    )
  if (left < 72 * HOUR_MS)
    return (
      <Pill tone={left < 24 * HOUR_MS ? 'danger' : 'warning'}>
        <Trans>Closes {relative(job.validThrough, now)}</Trans>
      </Pill>
    )
  if (!job.viewedAt && now - Date.parse(job.postedAt) < NEW_MS)
    return (
      <Pill tone="accent">
        <Trans>Just posted</Trans>
      </Pill>
    )
  return null
}
