// The ways to look at tasks: in their order, what is due by today, day by day, a month. Each is an address.
// @chunk tasks-menus
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { LinkRow } from '#kit/address/link-row.tsx'
import { isDue } from './due.ts'
import { isSection } from './outline.ts'
import type { ViewName } from './search-params.ts'
import { useTasks } from './tasks-context.ts'

export default function ViewNav() {
  const { t } = useLingui()
  const { tasks, search, now } = useTasks()
  const count = useMemo(
    () => tasks.filter((task) => !isSection(task) && !task.completed && isDue(task.dueDate, 'now', now)).length,
    [tasks, now],
  )
  const link = (view: ViewName | undefined, name: string) => ({
    key: view ?? 'list',
    name,
    to: '/apps/tasks' as const,
    search: { ...search, view, day: undefined, task: undefined },
    isCurrent: search.view === view,
  })
  const countLabel = plural(count, { one: '# due today or overdue', other: '# due today or overdue' })
  const links = [
    link(undefined, t`List`),
    { ...link('today', t`Today`), count, countLabel },
    link('upcoming', t`Upcoming`),
    link('calendar', t`Calendar`),
  ]
  return <LinkRow label={t`Views`} look="tabs" links={links} />
}
