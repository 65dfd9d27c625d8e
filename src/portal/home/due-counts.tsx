// How many tasks are due when, at the top of the card of tasks; each count leads to the rows behind it.
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFormats } from '#platform/i18n/dates.ts'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/cx.ts'
import type { Due } from './queries.ts'

export function DueCounts({ due: { overdue, today, week, undated } }: { due: Due }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const counts = [
    { due: 'overdue', label: t`Overdue`, count: overdue },
    { due: 'today', label: t`Today`, count: today },
    { due: 'week', label: t`Next 7 days`, count: week },
    { due: 'none', label: t`No date`, count: undated },
  ] as const
  if (counts.every(({ count }) => count === 0))
    return (
      <div className="px-4 pb-4 md:px-5">
        <p className="text-ink-muted">{t`No overdue tasks, and none due in the next few days.`}</p>
        <Link to="/apps/tasks" search={{ new: 'task' }} className={`${buttonClass({ size: 'sm' })} mt-3`}>
          {t`Add a task`}
        </Link>
      </div>
    )
  return (
    <ul className="grid grid-cols-4 px-4 pb-2 md:px-5 md:pb-3">
      {counts.map(({ due, label, count }, index) => (
        <li key={due} className={cx('border-line-soft', index > 0 && 'border-s ps-2 md:ps-4')}>
          <Link
            to="/apps/tasks"
            search={{ due }}
            className="flex h-full min-h-11 flex-col justify-between gap-1 rounded-8 hover:text-accent-text focus-visible:-outline-offset-2"
          >
            <span className="text-12 text-ink-muted md:text-13">{label}</span>
            <span
              className={cx(
                'font-semibold text-20 tabular-nums tracking-tight md:text-24',
                due === 'overdue' && count > 0 && 'text-danger',
              )}
            >
              {number(count)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
