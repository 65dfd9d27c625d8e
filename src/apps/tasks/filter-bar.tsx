// Chips for the filters and the sort of the list; each removes its own. The search is in the search box.
// @chunk tasks-menus
import { useLingui } from '@lingui/react/macro'
import { FilterChips } from '#kit/address/filter-chips.tsx'
import { useFilterNames } from './filter-names.ts'
import { usePriorityNames } from './priority-names.ts'
import type { TasksSearch } from './search-params.ts'
import { useTasks } from './tasks-context.ts'

/** Takes every filter back, and the search. */
export const NO_FILTERS = {
  q: undefined,
  tag: undefined,
  due: undefined,
  priority: undefined,
  show: undefined,
} as const satisfies Partial<TasksSearch>

export default function FilterBar() {
  const { t } = useLingui()
  const { search, setSearch, tagTitles } = useTasks()
  const names = useFilterNames()
  const priorities = usePriorityNames()
  const { tag, due, priority, show, sort } = search
  const set: readonly [keyof TasksSearch, string | undefined][] = [
    ['tag', tag && (tagTitles.get(tag) ?? t`Unknown tag`)],
    ['due', due && names.due[due]],
    ['priority', priority === undefined ? undefined : priorities[priority]],
    ['show', show && show !== 'open' ? names.show[show] : undefined],
    ['sort', sort && sort !== 'order' ? names.sort[sort] : undefined],
  ]
  const chips = set.flatMap(([id, label]) =>
    label ? [{ id, label, onRemove: () => setSearch({ [id]: undefined }) }] : [],
  )
  if (chips.length === 0) return null
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-line-soft border-b px-4 py-2 md:px-6 print:hidden">
      <FilterChips chips={chips} onClear={() => setSearch({ ...NO_FILTERS, sort: undefined })} />
    </div>
  )
}
