// What is planned for the chosen day of the calendar: completed, opened, and moved to another day by key, menu or dragging. Used by month-view.tsx.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Task } from '#contract/apps/tasks.ts'
import { isWholeDay } from '#formats/due.ts'
import type { RowMenuPlace } from '#kit/list/use-row-menu.ts'
import { dateOf } from '#kit/month/month-days.ts'
import { DRAGGED } from '#kit/month/month-grid.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useTasks } from '../tasks-context.ts'

export interface DayTasksProps {
  readonly day: string
  readonly tasks: readonly Task[]
  /** The task that gets the focus once it is here. */
  readonly followed: string | null
  readonly onFollowed: () => void
  readonly onMoveBy: (id: string, days: number) => void
  readonly onComplete: (ids: readonly string[], completed: boolean) => void
  readonly onMenu: (place: RowMenuPlace) => void
  /** Back to the days. */
  readonly onLeave: () => void
}

/** With Ctrl: by a day, by a week. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

export function DayTasks({ day, tasks, followed, onFollowed, onMoveBy, onComplete, onMenu, onLeave }: DayTasksProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = followed && list.current?.querySelector<HTMLElement>(`[data-task="${CSS.escape(followed)}"]`)
    if (!row) return
    row.focus()
    onFollowed()
  })
  const openMenu = (id: string, from: Element) => {
    const { left, bottom } = from.getBoundingClientRect()
    onMenu({ key: id, x: left, y: bottom })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, { id, completed }: Task) => {
    const step = STEPS[event.key]
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-task]') ?? [])]
    const beside = (by: number) => items[items.indexOf(event.currentTarget) + by]?.focus()
    if (step !== undefined && (event.ctrlKey || event.metaKey)) onMoveBy(id, step)
    else if (event.key === 'ArrowDown') beside(1)
    else if (event.key === 'ArrowUp') beside(-1)
    else if (event.key === ' ') onComplete([id], !completed)
    else if (event.key === 'Escape') onLeave()
    else return
    event.preventDefault()
  }
  return (
    <section aria-labelledby="calendar-day" className="px-4 pt-4 md:px-6">
      <h3 id="calendar-day" className="font-semibold text-14 first-letter:uppercase">
        {date(dateOf(day), 'weekday')}
      </h3>
      {tasks.length === 0 ? (
        <p className="py-2 text-13 text-ink-muted">
          <Trans>No tasks planned for this day.</Trans>
        </p>
      ) : (
        <ul ref={list} className="mt-1">
          {tasks.map((task) => (
            <DayTask
              key={task.id}
              task={task}
              onKeyDown={(event) => onKeyDown(event, task)}
              onComplete={onComplete}
              onMenu={openMenu}
            />
          ))}
        </ul>
      )}
      {tasks.length > 0 && (
        <p id="calendar-keys" className="pt-1 text-12 text-ink-faint pointer-coarse:hidden">
          {t`Ctrl and an arrow key move a task by a day or a week.`}
        </p>
      )}
    </section>
  )
}

interface DayTaskProps {
  readonly task: Task
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onComplete: (ids: readonly string[], completed: boolean) => void
  readonly onMenu: (id: string, from: Element) => void
}

function DayTask({ task: { id, title, completed, dueDate }, onKeyDown, onComplete, onMenu }: DayTaskProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const { search, setSearch, now } = useTasks()
  const name = title || t`Untitled`
  const more = useRef<HTMLButtonElement>(null)
  const due = dueDate === null ? null : new Date(dueDate)
  return (
    <li
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, id)}
      onContextMenu={(event) => {
        event.preventDefault()
        if (more.current) onMenu(id, more.current)
      }}
      className={cx(
        'flex min-h-row items-center gap-3 border-line-soft border-t first:border-t-0',
        search.task === id && 'bg-accent-tint',
      )}
    >
      <Checkbox
        variant="completion"
        isSelected={completed}
        label={completed ? t`Reopen ${name}` : t`Complete ${name}`}
        onChange={(isDone) => onComplete([id], isDone)}
      />
      <button
        type="button"
        data-task={id}
        aria-describedby="calendar-keys"
        onClick={() => setSearch({ task: id })}
        onKeyDown={onKeyDown}
        className={cx(
          'min-h-8 min-w-0 flex-1 cursor-pointer truncate rounded-4 text-start pointer-coarse:min-h-11',
          completed && 'text-ink-faint line-through',
        )}
      >
        {name}
      </button>
      <span className="text-13 text-ink-muted tabular-nums">
        {due === null ? (
          <Trans>Starts</Trans>
        ) : !completed && due.getTime() < now ? (
          <span className="text-danger">{isWholeDay(due) ? t`Overdue` : t`Overdue: ${date(due, 'time')}`}</span>
        ) : (
          !isWholeDay(due) && date(due, 'time')
        )}
      </span>
      <IconButton
        ref={more}
        icon="ellipsis-horizontal"
        size="sm"
        label={t`Actions for ${name}`}
        onPress={() => more.current && onMenu(id, more.current)}
      />
    </li>
  )
}
