// The row of an application that an employer does not have: a draft, or one that waits to be sent. It leads to its form.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { CompanyMark } from '#ui/company-mark.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { jobQueries } from '../jobs/queries.ts'

export interface UnsentRowProps {
  readonly jobId: string
  readonly mark: ReactNode
  /** When it was last worked on. */
  readonly since: ReactNode
  readonly icon: string
  /** What the button at the end does, to the job with this name. */
  readonly dropLabel: (name: string) => string
  onDrop(): void
}

export function UnsentRow({ jobId, mark, since, icon, dropLabel, onDrop }: UnsentRowProps) {
  const say = useBilingual()
  const { data: job } = useQuery(jobQueries.one(jobId))
  const name = job ? say(job.title) : '…'
  const isClosed = job !== undefined && job.status !== 'open' && job.status !== 'draft'
  return (
    <li className="flex items-center gap-1 border-line-soft border-b pe-2">
      <Link
        to="/career/jobs/$jobId/apply"
        params={{ jobId }}
        className="flex min-h-row-two-lines min-w-0 flex-1 items-center gap-3 py-2 ps-4.5 hover:bg-surface-hover focus-visible:-outline-offset-2"
      >
        <CompanyMark company={job?.company} />
        <span className="min-w-0">
          <span className="block truncate font-medium">{name}</span>
          <span className="block min-h-lh truncate text-13 text-ink-muted">
            {job && (
              <>
                {job.company.name}, {job.location.city}
              </>
            )}
          </span>
          <span className="mt-0.5 flex items-center gap-2">
            {mark}
            <span className="truncate text-13 text-ink-muted">
              {isClosed ? <Trans>No longer accepting applications</Trans> : since}
            </span>
          </span>
        </span>
      </Link>
      <IconButton icon={icon} size="sm" label={dropLabel(name)} onPress={onDrop} />
    </li>
  )
}
