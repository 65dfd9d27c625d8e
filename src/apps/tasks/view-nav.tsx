// The ways to look at tasks: in their order, what is due by today, day by day, a month. Each is an address. Used by list-pane.tsx.
// @chunk tasks-menus
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useFormats } from '#platform/i18n/dates.ts'
import { cx } from '#ui/cx.ts'
import { isDue } from './due.ts'
import { isSection } from './outline.ts'
import type { ViewName } from './search-params.ts'
import { useTasks } from './tasks-context.ts'

export default function ViewNav() {
  const { t } = useLingui()
  const { number } = useFormats()
  const { tasks, search, now } = useTasks()
  const dueNow = useMemo(
    () => tasks.filter((task) => !isSection(task) && !task.completed && isDue(task.dueDate, 'now', now)).length,
    [tasks, now],
  )
  const link = (view: ViewName | undefined, name: string, count = 0) => (
    <Link
      to="/apps/tasks"
      search={{ ...search, view, day: undefined, task: undefined }}
      aria-current={search.view === view ? 'page' : undefined}
      className={cx(
        'relative inline-flex h-row items-center gap-1.5 whitespace-nowrap border-b-2 px-2.5 text-13 no-underline transition-colors',
        search.view === view
          ? 'border-accent font-medium text-ink'
          : 'border-transparent text-ink-muted hover:text-ink',
      )}
    >
      {name}
      {count > 0 && (
        <span className="text-12 text-ink-faint tabular-nums">
          {number(count)}
          <span className="sr-only">
            {' '}
            <Trans>due by today</Trans>
          </span>
        </span>
      )}
    </Link>
  )
  return (
    <nav
      aria-label={t`Views`}
      className="flex shrink-0 overflow-x-auto border-line-soft border-b px-1.5 [scrollbar-width:none] md:px-3.5 print:hidden"
    >
      {link(undefined, t`List`)}
      {link('today', t`Today`, dueNow)}
      {link('upcoming', t`Upcoming`)}
      {link('calendar', t`Calendar`)}
    </nav>
  )
}
