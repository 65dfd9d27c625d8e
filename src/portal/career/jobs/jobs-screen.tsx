// Job offers at /career/jobs: search and filters, the list, and beside it the open job; below md one of the two. All of it stands in the address.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useState } from 'react'
import { jobsKeys } from '#platform/keys/tables/jobs-keys.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { SavedCopy } from '#ui/saved-copy.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { FilterBar } from './filter-bar.tsx'
import { JobRow } from './job-row.tsx'
import { type JobsSearch, sameSearch } from './jobs-search.ts'
import { ListHead } from './list-head.tsx'
import { NoJobs } from './no-jobs.tsx'
import { Pages } from './pages.tsx'
import { jobQueries } from './queries.ts'
import { useJobVerbs } from './use-job-verbs.ts'
import { useKeptSearch } from './use-kept-search.ts'
import { useReturnToRow } from './use-return-to-row.ts'

const FilterDrawer = lazy(async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer }))

export interface JobsScreenProps {
  readonly search: JobsSearch
}

export function JobsScreen({ search }: JobsScreenProps) {
  const { t } = useLingui()
  const { jobId } = useParams({ strict: false })
  const navigate = useNavigate()
  const [isFiltering, setFiltering] = useState<boolean>()
  const list = jobQueries.list(search)
  const { data, isPending, isError, isFetching, refetch } = useQuery(list)
  const copy = useSavedCopy(list)
  const setSearch = useCallback(
    (change: Partial<JobsSearch>) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, page: undefined, ...change }) as never,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  useKeptSearch(search.kept)
  useReturnToRow(jobId)
  const verbs = useJobVerbs()
  const results = data?.results ?? []
  const goBy = (step: 1 | -1) => {
    const at = results.findIndex(({ id }) => id === jobId)
    const next = results[at < 0 ? 0 : at + step]
    if (!next) return
    document.querySelector(`[data-job="${CSS.escape(next.id)}"]`)?.scrollIntoView({ block: 'nearest' })
    void navigate({
      to: '/career/jobs/$jobId',
      params: { jobId: next.id },
      search: sameSearch,
      resetScroll: false,
      replace: at >= 0,
    })
  }
  useKeys(jobsKeys, {
    next: () => goBy(1),
    previous: () => goBy(-1),
    filter: () => setFiltering(true),
  })
  const isOpen = jobId !== undefined
  return (
    <div className="flex min-h-0 flex-1 flex-col print:block">
      {/* On a phone the open one stands alone: the screen's name is still said. */}
      {isOpen && (
        <h1 className="sr-only md:hidden">
          <Trans>Jobs</Trans>
        </h1>
      )}
      <FilterBar
        search={search}
        onSearch={setSearch}
        onFilter={() => setFiltering(true)}
        className={cx(isOpen && 'max-md:hidden', 'print:hidden')}
      />
      <div className="flex min-h-0 flex-1 print:block">
        <section
          aria-label={t`Jobs`}
          className={cx(
            'flex w-full flex-col overflow-y-auto border-line md:w-[432px] md:shrink-0 md:border-e print:hidden',
            isOpen && 'max-md:hidden',
          )}
        >
          <ListHead search={search} page={data} onSearch={setSearch} />
          {copy && <SavedCopy {...copy} className="px-4" />}
          {isError && (
            <ErrorState
              title={t`The jobs could not be read.`}
              description={t`Check the connection, then try again.`}
              onRetry={refetch}
              isRetrying={isFetching}
              variant={data ? 'bar' : 'place'}
              className="m-4"
            />
          )}
          {isPending && <SkeletonRows label={t`Loading jobs`} hasTwoLines count={10} />}
          {data && results.length === 0 && <NoJobs page={data} search={search} onSearch={setSearch} />}
          {results.length > 0 && (
            <ul aria-label={t`Jobs`} aria-busy={isFetching} className={cx(isFetching && 'opacity-75')}>
              {results.map((job) => (
                <JobRow
                  key={job.id}
                  job={job}
                  isCurrent={job.id === jobId}
                  onShowAgain={search.hidden && job.isHidden ? () => verbs.toggleHidden(job) : undefined}
                />
              ))}
            </ul>
          )}
          {data && <Pages pagination={data.pagination} onPage={(page) => setSearch({ page })} />}
        </section>
        <div className={cx('min-w-0 flex-1 overflow-y-auto bg-surface-raised', !isOpen && 'max-md:hidden')}>
          <Outlet />
        </div>
      </div>
      {isFiltering !== undefined && (
        <Suspense>
          <FilterDrawer
            search={search}
            facets={data?.facets}
            length={data?.pagination.length}
            onSearch={setSearch}
            isOpen={isFiltering}
            onOpenChange={setFiltering}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Beside the list while no job is open. */
export function NoJobOpen() {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-3 p-8 text-center text-ink-muted">
      <Icon name="briefcase" size={24} className="text-ink-faint" />
      <Trans>Choose a job to see what it asks for and how well you fit.</Trans>
    </div>
  )
}
