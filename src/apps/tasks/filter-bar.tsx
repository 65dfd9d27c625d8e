// What narrows or sorts the list, as chips that take it back; what is searched stands in the search box. Shown while there is any. Used by tasks-screen.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
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

export function FilterBar() {
  const { t } = useLingui()
  const { search, setSearch, tagTitles } = useTasks()
  const names = useFilterNames()
  const priorities = usePriorityNames()
  const { tag, due, priority, show, sort } = search
  const set: readonly { label: string | undefined; without: Partial<TasksSearch> }[] = [
    { label: tag && (tagTitles.get(tag) ?? t`Unknown tag`), without: { tag: undefined } },
    { label: due && names.due[due], without: { due: undefined } },
    { label: priority === undefined ? undefined : priorities[priority], without: { priority: undefined } },
    { label: show && show !== 'open' ? names.show[show] : undefined, without: { show: undefined } },
    { label: sort && sort !== 'order' ? names.sort[sort] : undefined, without: { sort: undefined } },
  ]
  const chips = set.filter(({ label }) => label)
  if (chips.length === 0) return null
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-line-soft border-b px-4 py-2 md:px-6 print:hidden">
      {chips.map(({ label, without }) => (
        <Chip
          key={label}
          isSelected
          onPress={() => setSearch(without)}
          title={t`Take this filter away`}
          className="max-w-full"
        >
          <span className="truncate">{label}</span>
        </Chip>
      ))}
      {chips.length > 1 && (
        <Button variant="quiet" size="sm" onPress={() => setSearch({ ...NO_FILTERS, sort: undefined })}>
          <Trans>Clear all</Trans>
        </Button>
      )}
    </div>
  )
}
