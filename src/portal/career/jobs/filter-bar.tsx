// Above the jobs: the screen's name, the words that are searched, the set filters as chips, and where to set more.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Chip } from '#ui/chip.tsx'
import { cx } from '#ui/cx.ts'
import { SearchField } from '#ui/search-field.tsx'
import { type JobsSearch, NO_FILTERS, withoutFilter } from './jobs-search.ts'
import { SavedSearches } from './saved-searches.tsx'
import { useFilterWords } from './use-filter-words.ts'

export interface FilterBarProps {
  readonly search: JobsSearch
  readonly className?: string
  onSearch(change: Partial<JobsSearch>): void
  onFilter(): void
}

/** ms without a key */
const PAUSE_MS = 300

export function FilterBar({ search, onSearch, onFilter, className }: FilterBarProps) {
  const { t } = useLingui()
  // Saved and hidden ones have chips of their own, above the list.
  const filters = useFilterWords(search).filter(({ filter }) => filter !== 'saved' && filter !== 'hidden')
  return (
    <div
      className={cx('flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-4 py-3 md:px-6', className)}
    >
      <h1 className="font-semibold text-20 tracking-tight">
        <Trans>Jobs</Trans>
      </h1>
      <Words key={search.q ?? ''} words={search.q ?? ''} onWords={(q) => onSearch({ q: q || undefined })} />
      <div className="flex min-w-0 flex-wrap items-center gap-2 max-md:order-last max-md:w-full max-md:flex-nowrap max-md:overflow-x-auto">
        {filters.map(({ filter, words }) => (
          <Chip key={filter} isSelected onPress={() => onSearch(withoutFilter(filter))} className="max-w-72">
            <span className="truncate">{words}</span>
          </Chip>
        ))}
        <Chip variant="add" icon="plus" onPress={onFilter}>
          <Trans>Filter</Trans>
        </Chip>
        {filters.length > 1 && (
          <Chip onPress={() => onSearch({ ...NO_FILTERS, q: search.q, sort: search.sort })}>
            <Trans>Clear all</Trans>
          </Chip>
        )}
      </div>
      <SavedSearches search={search} label={filters.map(({ words }) => words).join(', ') || search.q || t`All jobs`} />
    </div>
  )
}

function Words({ words, onWords }: { words: string; onWords(words: string): void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(words)
  useEffect(() => {
    if (typed.trim() === words) return
    const timer = setTimeout(() => onWords(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, words, onWords])
  return (
    <SearchField
      label={t`Search jobs`}
      placeholder={t`Title, skill, company or town`}
      value={typed}
      onChange={setTyped}
      className="min-w-0 max-md:order-1 max-md:w-full md:w-72"
    />
  )
}
