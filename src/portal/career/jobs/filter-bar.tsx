// Above the jobs: the screen's name, the query, the set filters as chips, and where to set more.
// @chunk jobs
import { Trans, useLingui } from '@lingui/react/macro'
import type { JobFacets } from '#contract/portal/job-page.ts'
import { FilterChips } from '#kit/address/filter-chips.tsx'
import { SearchBox } from '#kit/address/search-box.tsx'
import { Chip } from '#ui/chip.tsx'
import { NO_FILTERS, withoutFilter } from './jobs-filters.ts'
import type { JobsSearch } from './jobs-search.ts'
import { SavedSearches } from './saved-searches.tsx'
import { useFilterLabels } from './use-filter-labels.ts'

export interface FilterBarProps {
  /** With the conditions written out. */
  readonly search: JobsSearch
  readonly facets: JobFacets | undefined
  /** What has to fit, where it does not narrow the list now: offered to do so. */
  readonly conditions: JobsSearch | undefined
  onSearch(change: Partial<JobsSearch>): void
  onFilter(): void
}

export function FilterBar({ search, facets, conditions, onSearch, onFilter }: FilterBarProps) {
  const { t } = useLingui()
  // Saved and hidden ones have chips of their own, above the list.
  const filters = useFilterLabels(search, facets).filter(({ filter }) => filter !== 'saved' && filter !== 'hidden')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-4 py-3 md:px-6">
      <h1 className="font-semibold text-20 tracking-tight">
        <Trans>Jobs</Trans>
      </h1>
      <SearchBox
        label={t`Search jobs`}
        placeholder={t`Job title, skill, company or city`}
        query={search.q}
        onSearch={(q) => onSearch({ q })}
        className="min-w-0 max-md:order-1 max-md:w-full md:w-72"
      />
      {/* One line, whatever is set: what comes late pushes nothing down. */}
      <div className="flex min-w-0 items-center gap-2 max-md:order-last max-md:w-full md:flex-1">
        <Chip variant="add" icon="plus" onPress={onFilter}>
          <Trans>Filter</Trans>
        </Chip>
        <div className="-my-1 min-w-0 overflow-x-auto py-1 [scrollbar-width:none]">
          <FilterChips
            className="flex-nowrap!"
            chips={filters.map(({ filter, label }) => ({
              id: filter,
              label,
              onRemove: () => onSearch(withoutFilter(filter)),
            }))}
            onClear={() => onSearch({ ...NO_FILTERS, q: search.q, sort: search.sort })}
          >
            {conditions && (
              <Chip variant="add" icon="plus" onPress={() => onSearch(conditions)}>
                <Trans>Your conditions</Trans>
              </Chip>
            )}
          </FilterChips>
        </div>
      </div>
      <SavedSearches search={search} label={filters.map(({ label }) => label).join(', ') || search.q || t`All jobs`} />
    </div>
  )
}
