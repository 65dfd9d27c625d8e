// Job offers at /career/jobs: search and filters, the list, and beside it the open job; below md one of the two. All of it stands in the address.
// @chunk jobs
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useState } from 'react'
import { Pages } from '#kit/address/pages.tsx'
import { useSetSearch } from '#kit/address/use-set-search.ts'
import { ListDetail } from '#kit/panes/list-detail.tsx'
import { NothingOpen } from '#kit/panes/nothing-open.tsx'
import { rowOf, useReturnFocus } from '#kit/panes/use-return-focus.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useKeys } from '#platform/keys/use-keys.ts'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { cx } from '#ui/cx.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { FilterBar } from './filter-bar.tsx'
import { JobRow } from './job-row.tsx'
import { sameSearch } from './jobs-filters.ts'
import { jobsKeys } from './jobs-keys.ts'
import { type JobsSearch, PAGE_SIZES } from './jobs-search.ts'
import { ListHead } from './list-head.tsx'
import { NoJobs } from './no-jobs.tsx'
import { jobQueries } from './queries.ts'
import { useJobCommands } from './use-job-commands.ts'
import { useKeptSearch } from './use-kept-search.ts'

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
  const query = useQuery(list)
  const { data, isFetching } = query
  const copy = useSavedCopy(list)
  const change = useSetSearch(withFirstPage)
  const setSearch = useCallback((to: Partial<JobsSearch>) => change(to, { replace: true }), [change])
  useKeptSearch(search.kept)
  useReturnFocus(jobId)
  const commands = useJobCommands()
  const results = data?.results ?? []
  const goBy = (step: 1 | -1) => {
    const at = results.findIndex(({ id }) => id === jobId)
    const next = results[at < 0 ? 0 : at + step]
    if (!next) return
    rowOf(next.id)?.scrollIntoView({ block: 'nearest' })
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
  return (
    <>
      <ListDetail
        title={t`Jobs`}
        listLabel={t`Jobs`}
        isOpen={jobId !== undefined}
        scrolls={{ listed: JSON.stringify(list.queryKey), isThere: data !== undefined && !query.isPlaceholderData }}
        head={<FilterBar search={search} onSearch={setSearch} onFilter={() => setFiltering(true)} />}
        detail={<Outlet />}
        list={
          <>
            <ListHead search={search} page={data} onSearch={setSearch} />
            <QueryView
              query={query}
              copy={copy}
              loading={<SkeletonRows label={t`Loading jobs`} hasTwoLines count={10} />}
              error={{ title: t`Couldn’t load the jobs.`, description: t`Check the connection, then try again.` }}
              isEmpty={(page) => page.results.length === 0}
              empty={data && <NoJobs page={data} search={search} onSearch={setSearch} />}
            >
              {(page) => (
                <>
                  <ul aria-label={t`Jobs`} aria-busy={isFetching} className={cx(isFetching && 'opacity-75')}>
                    {page.results.map((job) => (
                      <JobRow
                        key={job.id}
                        job={job}
                        isCurrent={job.id === jobId}
                        onShowAgain={search.hidden && job.isHidden ? () => commands.toggleHidden(job) : undefined}
                      />
                    ))}
                  </ul>
                  <Pages
                    pagination={page.pagination}
                    sizes={PAGE_SIZES}
                    sizeLabel={t`Jobs per page`}
                    onPage={setSearch}
                  />
                </>
              )}
            </QueryView>
          </>
        }
      />
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
    </>
  )
}

/** What is asked begins with its first page; how long a page is stays whatever is asked. */
const withFirstPage = (change: Partial<JobsSearch>, { size }: JobsSearch): Partial<JobsSearch> => ({
  page: undefined,
  size,
  ...change,
})

/** Beside the list while no job is open. */
export function NoJobOpen() {
  return (
    <NothingOpen icon="briefcase">
      <Trans>Choose a job to see what it requires and how well you match.</Trans>
    </NothingOpen>
  )
}
