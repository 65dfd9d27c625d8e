// Job offers at /career/jobs: search and filters, the list, and beside it the open job; below md one of the two. The URL holds all of it.
// @chunk jobs
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { Fragment, lazy, Suspense, useCallback, useMemo, useState } from 'react'
import type { JobListed } from '#contract/portal/job-shapes.ts'
import { focusSearch } from '#kit/address/focus-search.ts'
import { Pages } from '#kit/address/pages.tsx'
import { useSetSearch } from '#kit/address/use-set-search.ts'
import { ListDetail } from '#kit/panes/list-detail.tsx'
import { NothingOpen } from '#kit/panes/nothing-open.tsx'
import { rowOf, useReturnFocus } from '#kit/panes/use-return-focus.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useKeys } from '#platform/keys/use-keys.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { cx } from '#ui/cx.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useMedia } from '#ui/use-media.ts'
import { FilterBar } from './filter-bar.tsx'
import { JobRow } from './job-row.tsx'
import { changedSearch, isWithin, sameSearch, writtenOut } from './jobs-filters.ts'
import { jobsKeys } from './jobs-keys.ts'
import { conditionsToSearch } from './jobs-query.ts'
import { type JobsSearch, PAGE_SIZES } from './jobs-search.ts'
import { ListHead } from './list-head.tsx'
import { NoJobs } from './no-jobs.tsx'
import { jobQueries } from './queries.ts'
import { useJobCommands } from './use-job-commands.ts'
import { useSavedSearch } from './use-saved-search.ts'

const JobPreview = lazyBeside(async () => (await import('./job-preview.tsx')).JobPreview)
const FilterDrawer = lazy(async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer }))

export interface JobsScreenProps {
  readonly search: JobsSearch
}

export function JobsScreen({ search }: JobsScreenProps) {
  const { t } = useLingui()
  const { jobId } = useParams({ strict: false })
  const [isFiltering, setFiltering] = useState<boolean>()
  const list = useJobList(search)
  const { query, filters, setSearch } = list
  const { data } = query
  useSavedSearch(search.kept)
  useReturnFocus(jobId)
  const results = data?.results ?? []
  const isBeside = useMedia('(width >= 960px)')
  const isPreviewing = isBeside && jobId === undefined && (data === undefined ? !query.isError : results.length > 0)
  const previewed = isPreviewing ? results[0]?.id : undefined
  useJobKeys({ results, jobId, onFilter: () => setFiltering(true) })
  return (
    <>
      <ListDetail
        title={t`Jobs`}
        listLabel={t`Jobs`}
        isOpen={jobId !== undefined}
        shown={jobId ?? previewed}
        scrolls={{ listed: list.listed, isThere: data !== undefined && !query.isPlaceholderData }}
        head={
          <FilterBar
            search={filters}
            facets={data?.facets}
            conditions={list.offered}
            onSearch={setSearch}
            onFilter={() => setFiltering(true)}
          />
        }
        detail={
          isPreviewing ? (
            <Suspense fallback={<SkeletonRows label={t`Loading the job`} hasTwoLines count={6} className="p-8" />}>
              <JobPreview jobId={previewed} />
            </Suspense>
          ) : (
            <Outlet />
          )
        }
        list={<JobList list={list} search={search} jobId={jobId} previewed={previewed} />}
      />
      {isFiltering !== undefined && (
        <Suspense>
          <FilterDrawer
            search={filters}
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

/** The jobs of the URL, and what changes it. */
function useJobList(search: JobsSearch) {
  const list = jobQueries.list(search)
  const query = useQuery(list)
  const known = query.data?.conditions
  const conditions = useMemo(() => known && conditionsToSearch(known), [known])
  const filters = writtenOut(search, conditions)
  const copy = useSavedCopy(list)
  const change = useSetSearch<JobsSearch>(
    useCallback((to, before) => changedSearch(before, to, conditions), [conditions]),
  )
  const setSearch = useCallback((to: Partial<JobsSearch>) => change(to, { replace: true }), [change])
  const isNarrowed = conditions !== undefined && isWithin(filters, conditions)
  return {
    query,
    copy,
    filters,
    setSearch,
    isNarrowed,
    /** The person's conditions, where they do not narrow it. */
    offered: !isNarrowed && known && Object.keys(known).length > 0 ? conditions : undefined,
    listed: JSON.stringify(list.queryKey),
  }
}

interface JobKeysOptions {
  readonly results: readonly JobListed[]
  readonly jobId: string | undefined
  onFilter(): void
}

function useJobKeys({ results, jobId, onFilter }: JobKeysOptions): void {
  const navigate = useNavigate()
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
    search: () => focusSearch('main'),
    next: () => goBy(1),
    previous: () => goBy(-1),
    filter: onFilter,
  })
}

interface JobListProps {
  readonly list: ReturnType<typeof useJobList>
  readonly search: JobsSearch
  readonly jobId: string | undefined
  readonly previewed: string | undefined
}

function JobList({ list, search, jobId, previewed }: JobListProps) {
  const { t } = useLingui()
  const commands = useJobCommands()
  const { query, copy, filters, isNarrowed, setSearch } = list
  const { data, isFetching } = query
  return (
    <>
      <ListHead search={filters} page={data} isNarrowed={isNarrowed} onSearch={setSearch} />
      <QueryView
        query={query}
        copy={copy}
        loading={<SkeletonRows label={t`Loading jobs`} hasTwoLines count={10} />}
        error={{ title: t`Couldn’t load the jobs.`, description: t`Check your connection, then try again.` }}
        isEmpty={(page) => page.results.length === 0}
        empty={data && <NoJobs page={data} search={filters} onSearch={setSearch} />}
      >
        {(page) => (
          <>
            <ul aria-label={t`Jobs`} aria-busy={isFetching} className={cx(isFetching && 'opacity-75')}>
              {page.results.map((job, index) => (
                <Fragment key={job.id}>
                  {index + page.pagination.startIndex === page.withAllWords && (
                    <FewerTerms isAll={page.withAllWords === 0} />
                  )}
                  <JobRow
                    job={job}
                    isCurrent={job.id === jobId}
                    isPreviewed={job.id === previewed}
                    onShowAgain={search.hidden && job.isHidden ? () => commands.toggleHidden(job) : undefined}
                  />
                </Fragment>
              ))}
            </ul>
            <Pages pagination={page.pagination} sizes={PAGE_SIZES} sizeLabel={t`Jobs per page`} onPage={setSearch} />
          </>
        )}
      </QueryView>
    </>
  )
}

/** Before the jobs that lack one of the search terms. */
const FewerTerms = ({ isAll }: { readonly isAll: boolean }) => (
  <li className="border-line-soft border-b bg-surface-sunken px-4 py-2 text-13 text-ink-muted">
    {isAll ? (
      <Trans>No jobs contain all these words. These contain some of them.</Trans>
    ) : (
      <Trans>The jobs below contain most of these words.</Trans>
    )}
  </li>
)

/** Beside the list while no job is open. */
export function NoJobOpen() {
  return (
    <NothingOpen icon="briefcase">
      <Trans>Choose a job to see what it requires and how well you match.</Trans>
    </NothingOpen>
  )
}
