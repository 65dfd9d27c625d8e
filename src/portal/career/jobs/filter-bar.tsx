// Above the jobs: the screen's name, the words that are searched, the set filters as chips, and where to set more.
// @chunk jobs
import { Trans, useLingui } from '@lingui/react/macro'
import { FilterChips } from '#kit/address/filter-chips.tsx'
import { SearchBox } from '#kit/address/search-box.tsx'
import { Chip } from '#ui/chip.tsx'
import { NO_FILTERS, withoutFilter } from './jobs-filters.ts'
import type { JobsSearch } from './jobs-search.ts'
import { SavedSearches } from './saved-searches.tsx'
import { useFilterLabels } from './use-filter-labels.ts'

export interface FilterBarProps {
  readonly search: JobsSearch
  onSearch(change: Partial<JobsSearch>): void
  onFilter(): void
}

export function FilterBar({ search, onSearch, onFilter }: FilterBarProps) {
  const { t } = useLingui()
  // Saved and hidden ones have chips of their own, above the list.
  const filters = useFilterLabels(search).filter(({ filter }) => filter !== 'saved' && filter !== 'hidden')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-4 py-3 md:px-6">
      <h1 className="font-semibold text-20 tracking-tight">
        <Trans>Jobs</Trans>
      </h1>
      <SearchBox
        label={t`Search jobs`}
        placeholder={t`Job title, skill, company or city`}
        words={search.q}
        onSearch={(q) => onSearch({ q })}
        className="min-w-0 max-md:order-1 max-md:w-full md:w-72"
      />
      <div className="min-w-0 max-md:order-last max-md:w-full max-md:overflow-x-auto">
        <FilterChips
          className="max-md:flex-nowrap"
          chips={filters.map(({ filter, words }) => ({
            id: filter,
            label: words,
            onRemove: () => onSearch(withoutFilter(filter)),
          }))}
          onClear={() => onSearch({ ...NO_FILTERS, q: search.q, sort: search.sort })}
        >
          <Chip variant="add" icon="plus" onPress={onFilter}>
            <Trans>Filter</Trans>
          </Chip>
        </FilterChips>
      </div>
      <SavedSearches search={search} label={filters.map(({ words }) => words).join(', ') || search.q || t`All jobs`} />
    </div>
  )
}
