// No job fits: what was asked, and for each filter how many there would be without it.
import { Trans, useLingui } from '@lingui/react/macro'
import type { JobPage } from '#contract/portal/jobs.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { type JobsSearch, NO_FILTERS, withoutFilter } from './jobs-search.ts'
import { useFilterWords } from './use-filter-words.ts'

export interface NoJobsProps {
  readonly page: JobPage
  readonly search: JobsSearch
  onSearch(change: Partial<JobsSearch>): void
}

export function NoJobs({ page, search, onSearch }: NoJobsProps) {
  const { t } = useLingui()
  const filters = new Map(useFilterWords(search).map(({ filter, words }) => [filter, words]))
  const { q } = search
  if (search.saved && !q && filters.size === 1)
    return <EmptyState title={t`No job is saved.`} description={t`Save a job with its bookmark, and it is here.`} />
  if (search.hidden && !q && filters.size === 1) return <EmptyState title={t`No job is hidden.`} />
  return (
    <EmptyState
      title={q ? t`No job fits “${q}” and these filters.` : t`No job fits these filters.`}
      action={
        <div className="flex flex-col items-start gap-2">
          {page.loosen.map(({ filter, count }) => {
            const words = filter === 'q' ? t`the words “${q}”` : (filters.get(filter) ?? filter)
            return (
              <Button key={filter} onPress={() => onSearch(withoutFilter(filter))}>
                <Trans>
                  Without {words}: {count}
                </Trans>
              </Button>
            )
          })}
          <Button variant="quiet" onPress={() => onSearch(NO_FILTERS)}>
            <Trans>Show all jobs</Trans>
          </Button>
        </div>
      }
    />
  )
}
