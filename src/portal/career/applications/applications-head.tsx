// The head of one's applications: the stages with how many are in each, the search, list or board, the order, and the list as a table.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ApplicationListed } from '#contract/portal/application-shapes.ts'
import { type ApplicationStatus, BOARD_COLUMNS } from '#contract/portal/application-states.ts'
import { SearchBox } from '#kit/address/search-box.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { Chip } from '#ui/chip.tsx'
import { cx } from '#ui/cx.ts'
import { Segmented } from '#ui/segmented.tsx'
import { Select } from '#ui/select.tsx'
import { useApplicationLabels } from './application-labels.ts'
import type { ApplicationsSearch } from './applications-search.ts'
import { ExportApplications } from './export-applications.tsx'
import { LinkedFilters } from './linked-filters.tsx'

export interface ApplicationsHeadProps {
  readonly search: ApplicationsSearch
  /** None until they are there. */
  readonly counts: readonly { readonly status: ApplicationStatus; readonly count: number }[] | undefined
  /** Those of them that are listed; undefined where others are. */
  readonly shown: readonly ApplicationListed[] | undefined
  onSearch(change: Partial<ApplicationsSearch>): void
}

export function ApplicationsHead({ search, counts, shown, onSearch }: ApplicationsHeadProps) {
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
}: Pick<ApplicationsHeadProps, 'search' | 'shown' | 'onSearch'> & { readonly isHidden: boolean }) {
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
        className="w-48 max-sm:grow"
        value={search.sort ?? (isBoard ? 'own' : 'updated')}
        onChange={(sort) => onSearch({ sort: sort === 'own' ? undefined : sort })}
        options={[
          ...(isBoard ? [{ id: 'own' as const, label: t`My order` }] : []),
          { id: 'updated', label: t`Latest change` },
          { id: 'submitted', label: t`Most recently sent` },
          { id: 'next', label: t`Soonest next step` },
          { id: 'waiting', label: t`Longest wait` },
          { id: 'company', label: t`Company` },
        ]}
      />
      {shown && shown.length > 0 && <ExportApplications applications={shown} />}
    </div>
  )
}
