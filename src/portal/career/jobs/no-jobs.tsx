// No job fits: the criteria, and for each filter how many there would be without it.
// @chunk jobs
import { Trans, useLingui } from '@lingui/react/macro'
import type { JobPage } from '#contract/portal/job-page.ts'
import { NoRows } from '#kit/list/no-rows.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { NO_FILTERS, withoutFilter } from './jobs-filters.ts'
import type { JobsSearch } from './jobs-search.ts'
import { useFilterLabels } from './use-filter-labels.ts'

export interface NoJobsProps {
  readonly page: JobPage
  readonly search: JobsSearch
  onSearch(change: Partial<JobsSearch>): void
}

export function NoJobs({ page, search, onSearch }: NoJobsProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const filters = new Map(useFilterLabels(search, page.facets).map(({ filter, label }) => [filter, label]))
  const { q } = search
  if (search.saved && !q && filters.size === 1)
    return <NoRows title={t`No saved jobs yet.`} description={t`Bookmark a job to find it here.`} />
  if (search.hidden && !q && filters.size === 1) return <NoRows title={t`No hidden jobs.`} />
  const none = filters.size === 0 ? t`No jobs match “${q}”.` : t`No jobs match “${q}” and these filters.`
  return (
    <NoRows
      title={q ? none : t`No jobs match these filters.`}
      action={page.loosen.map(({ filter, count: jobs }) => {
        const count = number(jobs)
        const condition = filter === 'q' ? q : (filters.get(filter) ?? filter)
        return (
          <Button key={filter} onPress={() => onSearch(withoutFilter(filter))}>
            <Trans>
              Without “{condition}”: {count}
            </Trans>
          </Button>
        )
      })}
      onShowAll={() => onSearch(NO_FILTERS)}
      showAllLabel={t`Show all jobs`}
    />
  )
}
