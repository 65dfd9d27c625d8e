// My applications at /career/applications: a list or a board, and beside it the open one; below md one of the two. All of it stands in the address.
// @offline later
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { ApplicationListed } from '#contract/portal/application-shapes.ts'
import { type ApplicationStatus, BOARD_COLUMNS } from '#contract/portal/application-states.ts'
import { focusSearch } from '#kit/address/focus-search.ts'
import { SearchBox } from '#kit/address/search-box.tsx'
import { useSetSearch } from '#kit/address/use-set-search.ts'
import { NoRows } from '#kit/list/no-rows.tsx'
import { ListDetail } from '#kit/panes/list-detail.tsx'
import { useReturnFocus } from '#kit/panes/use-return-focus.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Chip } from '#ui/chip.tsx'
import { cx } from '#ui/cx.ts'
import { Segmented } from '#ui/segmented.tsx'
import { Select } from '#ui/select.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useMedia } from '#ui/use-media.ts'
import { useApplicationLabels } from './application-labels.ts'
import { ApplicationPane } from './application-pane.tsx'
import { ApplicationRow } from './application-row.tsx'
import { applicationsKeys } from './applications-keys.ts'
import { type ApplicationsSearch, ASKED, NOT_FILTERED } from './applications-search.ts'
import { DraftRows } from './draft-rows.tsx'
import { ExportApplications } from './export-applications.tsx'
import { LinkedFilters } from './linked-filters.tsx'
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
        <Head search={search} counts={query.data?.counts} shown={isDrafts ? undefined : results} onSearch={setSearch} />
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

interface ApplicationListProps extends Pick<HeadProps, 'search' | 'onSearch'> {
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
      {!query.isLoading && (isDrafts || (!isBoard && !isFiltered)) && <DraftRows hasEmptyWords={isDrafts} />}
      <QueryView
        // The drafts stand above it from its first moment on.
        query={drafts.isLoading ? { ...query, data: undefined } : query}
        copy={copy}
        loading={<SkeletonRows label={t`Loading applications`} hasTwoLines count={8} />}
        error={{
          title: t`Couldn’t load your applications.`,
          description: t`Check the connection, then try again.`,
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

interface HeadProps {
  readonly search: ApplicationsSearch
  /** None until they are there. */
  readonly counts: readonly { readonly status: ApplicationStatus; readonly count: number }[] | undefined
  /** Those of them that are listed; undefined where others are. */
  readonly shown: readonly ApplicationListed[] | undefined
  onSearch(change: Partial<ApplicationsSearch>): void
}

function Head({ search, counts, shown, onSearch }: HeadProps) {
  const labels = useApplicationLabels()
  const countOf = (statuses: readonly string[]) =>
    (counts ?? []).reduce((sum, { status, count }) => (statuses.includes(status) ? sum + count : sum), 0)
  const all = (counts ?? []).reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-4 py-3 md:px-6">
      <h1 className="font-semibold text-20 tracking-tight">
        <Trans>My applications</Trans>
      </h1>
      <ApplicationCount all={all} shown={shown?.length} isKnown={counts !== undefined} />
      <div
        className={cx(
          'flex items-center gap-2 max-md:-mx-4 max-md:order-last max-md:w-screen max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap',
          counts === undefined && 'max-md:min-h-[calc(var(--control-sm)+8px)]',
        )}
      >
        {BOARD_COLUMNS.map(({ id, statuses }) => {
          const count = countOf(statuses)
          return count === 0 && search.stage !== id ? null : (
            <Chip
              key={id}
              isSelected={search.stage === id}
              count={count}
              onPress={() => onSearch({ stage: search.stage === id ? undefined : id })}
            >
              {labels.column[id]}
            </Chip>
          )
        })}
        <LinkedFilters search={search} onSearch={onSearch} />
      </div>
      {/* There is nothing to search or sort; of a search that found nothing, the counts are still of all. */}
      <ListOptions search={search} shown={shown} isHidden={counts?.length === 0} onSearch={onSearch} />
    </div>
  )
}

interface ApplicationCountProps {
  readonly all: number
  /** How many are listed. */
  readonly shown: number | undefined
  readonly isKnown: boolean
}

function ApplicationCount({ all, shown, isKnown }: ApplicationCountProps) {
  const { number } = useFormats()
  const listed = number(shown ?? 0)
  return (
    <p className={cx('text-13 text-ink-muted', !isKnown && 'invisible')}>
      <span className="sr-only">
        {shown === undefined || shown === all ? (
          <Plural value={all} one="# application" other="# applications" />
        ) : (
          <Trans>
            {listed} of <Plural value={all} one="# application" other="# applications" />
          </Trans>
        )}
      </span>
      {/* In one line beside the stages, in either language. */}
      <span aria-hidden="true" className="tabular-nums">
        {shown === undefined || shown === all ? number(all) : `${listed} / ${number(all)}`}
      </span>
    </p>
  )
}

function ListOptions({
  search,
  shown,
  isHidden,
  onSearch,
}: Pick<HeadProps, 'search' | 'shown' | 'onSearch'> & { readonly isHidden: boolean }) {
  const { t } = useLingui()
  const isBoard = search.view === 'board'
  return (
    <div className={cx('ms-auto flex flex-wrap items-center gap-2', isHidden && 'hidden')}>
      <SearchBox
        label={t`Search applications`}
        placeholder={t`Job or company`}
        query={search.q}
        onSearch={(q) => onSearch({ q })}
        className="w-40 max-sm:grow"
      />
      <Segmented
        label={t`View`}
        value={search.view ?? 'list'}
        onChange={(view) => onSearch({ view: view === 'list' ? undefined : view })}
        options={[
          { id: 'list', label: t`List`, icon: 'list-bullet' },
          { id: 'board', label: t`Board`, icon: 'view-columns' },
        ]}
      />
      <Select
        label={t`Order`}
        isLabelHidden
        className="w-44 max-sm:grow"
        value={search.sort ?? (isBoard ? 'own' : 'updated')}
        onChange={(sort) => onSearch({ sort: sort === 'own' ? undefined : sort })}
        options={[
          ...(isBoard ? [{ id: 'own' as const, label: t`My order` }] : []),
          { id: 'updated', label: t`Latest change` },
          { id: 'submitted', label: t`Most recently sent` },
          { id: 'next', label: t`Next steps` },
          { id: 'waiting', label: t`Longest wait` },
          { id: 'company', label: t`Company` },
        ]}
      />
      {shown && shown.length > 0 && <ExportApplications applications={shown} />}
    </div>
  )
}
