// The days of a month with what is planned for them: arrows go by day and week, Page keys by month; a task dropped on a day goes there. Used by month-view.tsx.
// @offline later
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import type { Task } from '#contract/apps/tasks.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { cx } from '#ui/cx.ts'
import { useTasks } from '../tasks-context.ts'
import { dateOf, dayByKey, weeksOf } from './month-days.ts'

export interface MonthGridProps {
  readonly ref: Ref<HTMLDivElement>
  /** The chosen day. */
  readonly day: string
  readonly today: string
  readonly byDay: ReadonlyMap<string, readonly Task[]>
  readonly onDay: (day: string) => void
  readonly onMove: (id: string, day: string) => void
}

/** What is dragged: a task's id. */
export const DRAGGED = 'text/x-cairn-task'
/** As many tasks as a day has room for. */
const ROOM = 3

export function MonthGrid({ ref, day, today, byDay, onDay, onMove }: MonthGridProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const weeks = weeksOf(day)
  /** The day that a key led to. */
  const byKey = useRef<string>(undefined)
  const chosen = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (byKey.current === day) chosen.current?.focus()
    byKey.current = undefined
  }, [day])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const next = dayByKey(event.key, day)
    if (next === undefined) return
    event.preventDefault()
    byKey.current = next
    onDay(next)
  }
  return (
    <div
      ref={ref}
      role="grid"
      tabIndex={-1}
      aria-label={date(dateOf(day), 'month')}
      onKeyDown={onKeyDown}
      className="border-line-soft border-y"
    >
      <div role="row" className="grid grid-cols-7">
        {(weeks[0] ?? []).map((one) => (
          <div
            key={one}
            role="columnheader"
            tabIndex={-1}
            aria-label={date(dateOf(one), 'weekdayName')}
            className="px-2 py-1.5 text-12 text-ink-faint max-md:text-center"
          >
            {date(dateOf(one), 'weekdayShort')}
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className="grid grid-cols-7 border-line-soft border-t">
          {week.map((one) => (
            <Cell
              key={one}
              ref={one === day ? chosen : undefined}
              day={one}
              tasks={byDay.get(one) ?? []}
              isChosen={one === day}
              isToday={one === today}
              isElsewhere={one.slice(0, 7) !== day.slice(0, 7)}
              onDay={onDay}
              onMove={onMove}
            />
          ))}
        </div>
      ))}
      <p className="sr-only">{t`Arrow keys go from day to day. Tab leads to the tasks of the day.`}</p>
    </div>
  )
}

interface CellProps {
  readonly ref: Ref<HTMLDivElement> | undefined
  readonly day: string
  readonly tasks: readonly Task[]
  readonly isChosen: boolean
  readonly isToday: boolean
  /** Of the month before or after. */
  readonly isElsewhere: boolean
  readonly onDay: (day: string) => void
  readonly onMove: (id: string, day: string) => void
}

function Cell({ ref, day, tasks, isChosen, isToday, isElsewhere, onDay, onMove }: CellProps) {
  const { date } = useFormats()
  const [isOver, setOver] = useState(false)
  const name = date(dateOf(day), 'weekday')
  const count = plural(tasks.length, { 0: 'no task', one: '# task', other: '# tasks' })
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are the grid's
    <div
      ref={ref}
      role="gridcell"
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      data-day={day}
      onClick={() => onDay(day)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const id = event.dataTransfer.getData(DRAGGED)
        if (id === '') return
        event.preventDefault()
        onMove(id, day)
      }}
      className={cx(
        'min-w-0 cursor-pointer border-line-soft p-1 outline-offset-[-2px] not-first:border-s max-md:h-13 md:h-26',
        isOver ? 'bg-accent-tint-strong' : isChosen ? 'bg-accent-tint' : 'hover:bg-surface-hover',
      )}
    >
      <span className="sr-only">{`${name}, ${count}`}</span>
      <span
        aria-hidden="true"
        className={cx(
          'mx-auto grid size-6 place-items-center rounded-full text-13 tabular-nums md:ms-0',
          isToday ? 'bg-accent font-semibold text-accent-ink' : isElsewhere ? 'text-ink-faint' : 'text-ink',
        )}
      >
        {dateOf(day).getDate()}
      </span>
      <Chips tasks={tasks} />
      <span aria-hidden="true" className="mt-1 flex justify-center gap-1 md:hidden">
        {tasks.slice(0, ROOM).map(({ id, completed }) => (
          <span key={id} className={cx('size-1.5 rounded-full', completed ? 'bg-line-strong' : 'bg-accent')} />
        ))}
      </span>
    </div>
  )
}

/** The day's own list has them for keys and for ears. */
function Chips({ tasks }: { tasks: readonly Task[] }) {
  const { t } = useLingui()
  const { setSearch, now } = useTasks()
  const shown = tasks.length > ROOM ? tasks.slice(0, ROOM - 1) : tasks
  const isLate = ({ completed, dueDate }: Task) => !completed && dueDate !== null && Date.parse(dueDate) < now
  return (
    <span aria-hidden="true" className="mt-0.5 block space-y-0.5 max-md:hidden">
      {shown.map((task) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for the mouse; the keyboard has the day's list
        <span
          key={task.id}
          draggable
          onDragStart={(event) => event.dataTransfer.setData(DRAGGED, task.id)}
          onClick={(event) => {
            event.stopPropagation()
            setSearch({ task: task.id })
          }}
          className={cx(
            'block cursor-pointer truncate rounded-4 bg-surface-control px-1.5 text-12 hover:bg-surface-control-hover',
            task.completed ? 'text-ink-faint line-through' : isLate(task) ? 'text-danger' : 'text-ink',
          )}
        >
          {task.title || t`Untitled`}
        </span>
      ))}
      {tasks.length > ROOM && (
        <span className="block px-1.5 text-12 text-ink-muted tabular-nums">+{tasks.length - shown.length}</span>
      )}
    </span>
  )
}
