// The filters, the sort and the status as rows of a menu, one choice of each in the URL. Used by the menus of the toolbar.
// @chunk tasks-menus
import { useLingui } from '@lingui/react/macro'
import { ChoiceSection } from '#ui/choice-section.tsx'
import { DUE_FILTERS } from '../due-filters.ts'
import { useFilterNames } from '../filter-names.ts'
import { PRIORITIES, usePriorityNames } from '../priority-names.ts'
import { SHOWN, SORTS, type TasksSearch } from '../search-params.ts'
import { useTasks } from '../tasks-context.ts'

export function TagFilterItems() {
  const { t } = useLingui()
  const { tags, search, setSearch } = useTasks()
  const choices = tags.map(({ id, title }) => ({ id, label: title }))
  return (
    <ChoiceSection
      title={t`Tag`}
      choices={choices}
      chosen={search.tag}
      anyLabel={t`Any tag`}
      onChoose={(tag) => setSearch({ tag })}
    />
  )
}

export function DueFilterItems() {
  const { t } = useLingui()
  const { search, setSearch } = useTasks()
  const { due: names } = useFilterNames()
  const choices = DUE_FILTERS.map((id) => ({ id, label: names[id] }))
  return (
    <ChoiceSection
      title={t`Due`}
      choices={choices}
      chosen={search.due}
      anyLabel={t`Any time`}
      onChoose={(due) => setSearch({ due })}
    />
  )
}

export function PriorityFilterItems() {
  const { t } = useLingui()
  const { search, setSearch } = useTasks()
  const names = usePriorityNames()
  const choices = PRIORITIES.map((priority) => ({ id: String(priority), label: names[priority] }))
  const choose = (id: string | undefined) => setSearch({ priority: PRIORITIES.find((one) => String(one) === id) })
  const chosen = search.priority === undefined ? undefined : String(search.priority)
  return (
    <ChoiceSection title={t`Priority`} choices={choices} chosen={chosen} anyLabel={t`Any priority`} onChoose={choose} />
  )
}

/** Defaults are left out of the URL. */
const unlessUsual = <Value,>(value: Value | undefined, usual: Value): Value | undefined =>
  value === usual ? undefined : value

export function ShownItems() {
  const { t } = useLingui()
  const { search, setSearch } = useTasks()
  const { show: names } = useFilterNames()
  const choices = SHOWN.map((id) => ({ id, label: names[id] }))
  const choose = (show: TasksSearch['show']) => setSearch({ show: unlessUsual(show, 'open') })
  return <ChoiceSection title={t`Show`} choices={choices} chosen={search.show ?? 'open'} onChoose={choose} />
}

export function SortItems() {
  const { t } = useLingui()
  const { search, setSearch } = useTasks()
  const { sort: names } = useFilterNames()
  const choices = SORTS.map((id) => ({ id, label: names[id] }))
  const choose = (sort: TasksSearch['sort']) => setSearch({ sort: unlessUsual(sort, 'order') })
  return <ChoiceSection title={t`Sort`} choices={choices} chosen={search.sort ?? 'order'} onChoose={choose} />
}
