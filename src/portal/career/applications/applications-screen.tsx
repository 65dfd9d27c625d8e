// My applications at /career/applications: a list or a board, and beside it the open one; below md one of the two. The URL holds all of it.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { BOARD_COLUMNS } from '#contract/portal/application-states.ts'
import { focusSearch } from '#kit/address/focus-search.ts'
import { useSetSearch } from '#kit/address/use-set-search.ts'
import { NoRows } from '#kit/list/no-rows.tsx'
import { ListDetail } from '#kit/panes/list-detail.tsx'
import { useReturnFocus } from '#kit/panes/use-return-focus.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useKeys } from '#platform/keys/use-keys.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { buttonClass } from '#ui/button-class.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useMedia } from '#ui/use-media.ts'
import { ApplicationPane } from './application-pane.tsx'
import { ApplicationRow } from './application-row.tsx'
import { ApplicationsHead, type ApplicationsHeadProps } from './applications-head.tsx'
import { applicationsKeys } from './applications-keys.ts'
import { type ApplicationsSearch, ASKED, NOT_FILTERED } from './applications-search.ts'
import { DraftRows } from './draft-rows.tsx'
import { applicationQueries } from './queries.ts'
import { QueuedRows } from './queued-rows.tsx'

const Scene = lazyBeside(async () => (await import('#ui/scene.tsx')).Scene)
const WaitingPane = lazyBeside(async () => (await import('./waiting-pane.tsx')).WaitingPane)
const ApplicationBoard = lazy(async () => ({
  default: (await import('./board/application-board.tsx')).ApplicationBoard,
}))

export function ApplicationsScreen({ search }: { search: ApplicationsSearch }) {
  const { t } = useLingui()
  const { application: openId } = search
  const applications = useApplications(search)
  const { query, results, isBoard, isDrafts, isNone, listed } = applications
  const change = useSetSearch<ApplicationsSearch>()
  const setSearch = (to: Partial<ApplicationsSearch>) => change(to, { replace: true })
  useReturnFocus(openId)
  const goBy = (step: 1 | -1) => {
    const at = results.findIndex(({ id }) => id === openId)
    const next = results[at < 0 ? 0 : at + step]
    if (next) setSearch({ application: next.id })
  }
  useKeys(applicationsKeys, {
    search: () => focusSearch('main'),
    view: () => setSearch({ view: isBoard ? undefined : 'board' }),
    // On the board the arrows go from card to card.
    next: isBoard ? undefined : () => goBy(1),
    previous: isBoard ? undefined : () => goBy(-1),
  })
  const isOpen = openId !== undefined
  const isBeside = useMedia('(width >= 960px)') && !isBoard
  return (
    <ListDetail
      title={t`My applications`}
      variant={isBoard || isNone ? 'wide' : 'list'}
      head={
        <ApplicationsHead
          search={search}
          counts={query.data?.counts}
          shown={isDrafts ? undefined : results}
          onSearch={setSearch}
        />
      }
      listLabel={t`Applications`}
      isOpen={isOpen}
      scrolls={{
        listed,
        isThere: query.data !== undefined && !query.isPlaceholderData,
      }}
      list={<ApplicationList search={search} applications={applications} onSearch={setSearch} />}
      detail={
        isOpen ? (
          <ApplicationPane key={openId} id={openId} onClose={() => setSearch({ application: undefined })} />
        ) : (
          isBeside &&
          !isNone && (
            <Suspense>
              <WaitingPane />
            </Suspense>
          )
        )
      }
    />
  )
}

function useApplications(search: ApplicationsSearch) {
  const { stage, view = 'list', application: _, ...filter } = search
  const statuses = BOARD_COLUMNS.find(({ id }) => id === stage)?.statuses
  const list = applicationQueries.list({ ...filter, status: statuses?.join(',') ?? filter.status })
  const query = useQuery(list)
  const drafts = useQuery(applicationQueries.drafts())
  return {
    query,
    drafts,
    copy: useSavedCopy(list),
    results: query.data?.results ?? [],
    listed: JSON.stringify([view, stage, list.queryKey]),
    isBoard: view === 'board',
    isDrafts: stage === 'draft',
    // Nobody needs two panes, nor an order, for nothing.
    isNone: query.data?.counts.length === 0 && drafts.data?.length === 0,
    isFiltered: stage !== undefined || Boolean(filter.q) || ASKED.some((name) => filter[name] !== undefined),
  }
}

interface ApplicationListProps extends Pick<ApplicationsHeadProps, 'search' | 'onSearch'> {
  readonly applications: ReturnType<typeof useApplications>
}

function ApplicationList({
  search: { application: openId, view, sort },
  applications,
  onSearch,
}: ApplicationListProps) {
  const { t } = useLingui()
  const { query, drafts, copy, results, isBoard, isDrafts, isFiltered } = applications
  const rows = isBoard ? (
    <Suspense fallback={<SkeletonRows label={t`Loading applications`} hasTwoLines count={4} />}>
      <ApplicationBoard
        applications={results}
        openId={openId}
        isSorted={sort !== undefined}
        onOrdered={() => onSearch({ sort: undefined })}
      />
    </Suspense>
  ) : (
    <ul aria-label={t`Applications`}>
      {results.map((one) => (
        <ApplicationRow key={one.id} application={one} isCurrent={one.id === openId} />
      ))}
    </ul>
  )
  return (
    <>
      {!isFiltered && <QueuedRows />}
      {!query.isLoading && (isDrafts || (!isBoard && !isFiltered)) && <DraftRows hasEmptyMessage={isDrafts} />}
      <QueryView
        // The drafts are above it from the first render on.
        query={drafts.isLoading ? { ...query, data: undefined } : query}
        copy={copy}
        loading={<SkeletonRows label={t`Loading applications`} hasTwoLines count={8} />}
        error={{
          title: t`Couldn’t load your applications.`,
          description: t`Check your connection, then try again.`,
        }}
        isEmpty={() => !isDrafts && results.length === 0}
        empty={<NoApplications isFiltered={isFiltered} onAll={() => onSearch({ ...NOT_FILTERED, view, sort })} />}
      >
        {() => !isDrafts && rows}
      </QueryView>
    </>
  )
}

function NoApplications({ isFiltered, onAll }: { isFiltered: boolean; onAll: () => void }) {
  const { t } = useLingui()
  if (!isFiltered)
    return (
      <div className="mx-auto max-w-(--prose) px-4 py-6 md:py-10">
        <div className="h-36 md:h-52 print:hidden forced-colors:hidden">
          <Suspense>
            <Scene className="size-full rounded-12" />
          </Suspense>
        </div>
        <NoRows
          title={t`You haven’t applied for any jobs yet.`}
          description={t`The applications you send will appear here, with everything that happens next.`}
          action={
            <Link to="/career/jobs" className={buttonClass({ variant: 'primary' })}>
              <Trans>Find a job</Trans>
            </Link>
          }
          className="px-0"
        />
      </div>
    )
  return <NoRows title={t`No matching applications.`} onShowAll={onAll} showAllLabel={t`Show all applications`} />
}
