// The job has closed before the application was sent: what is written is the person's, and what becomes of it is their choice.
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { JobListed } from '#contract/portal/job-shapes.ts'
import { JobRow } from '#portal/career/jobs/job-row.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'

export interface JobClosedProps {
  /** The alternatives, the most alike first. */
  readonly similar: readonly JobListed[]
  onDelete(): void
}

const MOST = 3

export function JobClosed({ similar, onDelete }: JobClosedProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const shown = similar.slice(0, MOST)
  return (
    <section aria-labelledby="job-closed" className="mt-4">
      <Note kind="warning">
        <p role="alert" id="job-closed" className="font-medium text-ink">
          <Trans>This job is no longer accepting applications.</Trans>
        </p>
        <p className="mt-1">
          <Trans>Nothing was sent, and your text is safe. What would you like to do with it?</Trans>
        </p>
        <p className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onPress={() => void navigate({ to: '/career/applications' })}>
            <Trans>Save as draft</Trans>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onPress={() => {
              onDelete()
              void navigate({ to: '/career/applications' })
            }}
          >
            <Trans>Delete what I wrote</Trans>
          </Button>
        </p>
      </Note>
      {shown.length > 0 && (
        <div className="mt-4">
          <h2 className="font-semibold text-14">
            <Trans>Or apply for a similar job</Trans>
          </h2>
          <ul className="-mx-4 mt-1" aria-label={t`Similar jobs`}>
            {shown.map((job) => (
              <JobRow key={job.id} job={job} isCurrent={false} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
