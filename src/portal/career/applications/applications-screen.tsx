// My applications at /career/applications: a list or a board, and beside it the open one; below md one of the two. All of it stands in the address.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ApplicationStatus, BOARD_COLUMNS } from '#contract/portal/application-states.ts'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { Chip } from '#ui/chip.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SavedCopy } from '#ui/saved-copy.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Select } from '#ui/select.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ApplicationPane } from './application-pane.tsx'
import { ApplicationRow } from './application-row.tsx'
import { useApplicationWords } from './application-words.ts'
import { type ApplicationsSearch, ASKED, NOT_FILTERED } from './applications-search.ts'
import { AskedChips } from './asked-chips.tsx'
import { Board } from './board.tsx'
import { DraftRows } from './draft-rows.tsx'
import { applicationQueries } from './queries.ts'
import { QueuedRows } from './queued-rows.tsx'

export function ApplicationsScreen({ search }: { search: ApplicationsSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { stage, view = 'list', application: openId, ...filter } = search
  const statuses = BOARD_COLUMNS.find(({ id }) => id === stage)?.statuses
  const list = applicationQueries.list({ ...filter, status: statuses?.join(',') ?? filter.status })
  const { data, isPending, isError, isFetching, refetch } = useQuery(list)
  const copy = useSavedCopy(list)
  const setSearch = (change: Partial<ApplicationsSearch>) =>
    void navigate({ to: '/career/applications', search: { ...search, ...change }, replace: true, resetScroll: false })
  const results = data?.results ?? []
  const isBoard = view === 'board'
  const isOpen = openId !== undefined
  const isDrafts = stage === 'draft'
  const isFiltered = stage !== undefined || Boolean(filter.q) || ASKED.some((name) => filter[name] !== undefined)
  return (
    <div className="flex min-h-0 flex-1 flex-col print:block">
      {/* On a phone the open one stands alone: the screen's name is still said. */}
      {isOpen && (
        <h1 className="sr-only md:hidden">
          <Trans>My applications</Trans>
        </h1>
      )}
      <Head
        search={search}
        counts={data?.counts ?? []}
        onSearch={setSearch}
        className={cx(isOpen && 'max-md:hidden', 'print:hidden')}
      />
      <div className="flex min-h-0 flex-1 print:block">
        <section
          aria-label={t`Applications`}
          className={cx(
            'w-full min-w-0 overflow-y-auto border-line print:hidden',
            isOpen && 'max-md:hidden',
            isBoard ? 'md:flex-1' : 'md:w-[432px] md:shrink-0 md:border-e',
            isBoard && isOpen && 'max-xl:hidden',
          )}
        >
          {copy && <SavedCopy {...copy} className="px-4" />}
          {isError && (
            <ErrorState
              title={t`The applications could not be read.`}
              description={t`Check the connection, then try again.`}
              onRetry={refetch}
              isRetrying={isFetching}
              variant={data ? 'bar' : 'place'}
              className="m-4"
            />
          )}
          {isPending && <SkeletonRows label={t`Loading applications`} hasTwoLines count={8} />}
          {!isFiltered && <QueuedRows />}
          {(isDrafts || (!isBoard && !isFiltered)) && <DraftRows hasEmptyWords={isDrafts} />}
          {data && !isDrafts && results.length === 0 && (
            <EmptyState
              title={isFiltered ? t`No application fits.` : t`You have not applied for a job yet.`}
              description={isFiltered ? undefined : t`What you send is kept here, with everything that becomes of it.`}
              action={
                isFiltered ? (
                  <Chip onPress={() => setSearch({ ...NOT_FILTERED, view, sort: filter.sort })}>
                    <Trans>Show all applications</Trans>
                  </Chip>
                ) : undefined
              }
            />
          )}
          {!isDrafts &&
            results.length > 0 &&
            (isBoard ? (
              <Board applications={results} openId={openId} />
            ) : (
              <ul aria-label={t`Applications`}>
                {results.map((one) => (
                  <ApplicationRow key={one.id} application={one} isCurrent={one.id === openId} />
                ))}
              </ul>
            ))}
        </section>
        {(isOpen || !isBoard) && (
          <div
            className={cx(
              'min-w-0 flex-1 overflow-y-auto bg-surface-raised',
              !isOpen && 'max-md:hidden',
              isBoard && 'xl:max-w-[560px] xl:border-line xl:border-s',
            )}
          >
            {isOpen ? (
              <ApplicationPane key={openId} id={openId} onClose={() => setSearch({ application: undefined })} />
            ) : (
              results.length > 0 && (
                <p className="p-8 text-ink-muted">
                  <Trans>Choose an application to see where it stands.</Trans>
                </p>
              )
            )}
          </div>
        )}
      </div>
    </div>
  )
}

interface HeadProps {
  readonly search: ApplicationsSearch
  readonly counts: readonly { readonly status: ApplicationStatus; readonly count: number }[]
  readonly className?: string
  onSearch(change: Partial<ApplicationsSearch>): void
}

function Head({ search, counts, onSearch, className }: HeadProps) {
  const { t } = useLingui()
  const words = useApplicationWords()
  const countOf = (statuses: readonly string[]) =>
    counts.reduce((sum, { status, count }) => (statuses.includes(status) ? sum + count : sum), 0)
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <div
      className={cx('flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3 md:px-6', className)}
    >
      <h1 className="font-semibold text-20 tracking-tight">
        <Trans>My applications</Trans>
      </h1>
      <p className="text-13 text-ink-muted">
        <Plural value={all} one="# application" other="# applications" />
      </p>
      <div className="flex flex-wrap items-center gap-2 max-md:order-last">
        {BOARD_COLUMNS.map(({ id, statuses }) => {
          const count = countOf(statuses)
          return count === 0 && search.stage !== id ? null : (
            <Chip
              key={id}
              isSelected={search.stage === id}
              count={count}
              onPress={() => onSearch({ stage: search.stage === id ? undefined : id })}
            >
              {words.column[id]}
            </Chip>
          )
        })}
        <AskedChips search={search} onSearch={onSearch} />
      </div>
      <div className="ms-auto flex flex-wrap items-center gap-2">
        <SearchField
          label={t`Search applications`}
          placeholder={t`Job or company`}
          value={search.q ?? ''}
          onChange={(q) => onSearch({ q: q || undefined })}
          className="w-44"
        />
        <Select
          label={t`Order`}
          isLabelHidden
          className="w-44"
          value={search.sort ?? 'updated'}
          onChange={(sort) => onSearch({ sort })}
          options={[
            { id: 'updated', label: t`Latest change` },
            { id: 'submitted', label: t`Latest sent` },
            { id: 'next', label: t`What comes next` },
            { id: 'waiting', label: t`Longest waiting` },
            { id: 'company', label: t`Company` },
          ]}
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
      </div>
    </div>
  )
}
