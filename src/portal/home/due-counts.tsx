// How many tasks are due when; each count leads to the rows behind it.
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFormats } from '#platform/i18n/dates.ts'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/cx.ts'
import { Card } from './card.tsx'
import type { Due } from './queries.ts'
import { AllLink } from './task-list.tsx'

export function DueCounts({ due: { overdue, today, week, undated } }: { due: Due }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const counts = [
    { due: 'overdue', label: t`Overdue`, count: overdue },
    { due: 'today', label: t`Today`, count: today },
    { due: 'week', label: t`Next 7 days`, count: week },
    { due: 'none', label: t`No date`, count: undated },
  ] as const
  const isEmpty = counts.every(({ count }) => count === 0)
  return (
    <Card title={t`Tasks`} action={<AllLink>{t`All tasks`}</AllLink>}>
      {isEmpty ? (
        <div className="px-4 pb-4 md:px-5">
          <p className="text-ink-muted">{t`No overdue tasks, and none due in the next few days.`}</p>
          <Link to="/apps/tasks" search={{ new: 'task' }} className={`${buttonClass({ size: 'sm' })} mt-3`}>
            {t`Add a task`}
          </Link>
        </div>
      ) : (
        <ul className="grid pb-1 md:grid-cols-4 md:px-5 md:pb-4">
          {counts.map(({ due, label, count }, index) => (
            <li key={due} className={cx('border-line-soft max-md:border-t', index > 0 && 'md:border-s md:ps-4')}>
              <Link
                to="/apps/tasks"
                search={{ due }}
                className="flex min-h-11 items-center justify-between rounded-8 px-4 hover:text-accent-text focus-visible:-outline-offset-2 md:flex-col md:items-start md:gap-1 md:px-0"
              >
                <span className="text-13 text-ink-muted">{label}</span>
                <span
                  className={cx(
                    'font-semibold text-16 tabular-nums tracking-tight md:text-24',
                    due === 'overdue' && count > 0 && 'text-danger',
                  )}
                >
                  {number(count)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
