// A month of tasks: its days as a grid, and below it what is planned for the chosen day. A task goes to another day by key, by menu or by dragging. A chunk of
// its own; shown by list-pane.tsx.
// @offline later
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useRef, useState } from 'react'
import type { Task } from '#contract/apps/tasks.ts'
import { localDay } from '#formats/iso-day.ts'
import type { RowMenuPlace } from '#kit/list/use-row-menu.ts'
import { dateOf, dayAfter, monthAfter } from '#kit/month/month-days.ts'
import { type MonthEntry, MonthGrid } from '#kit/month/month-grid.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { AddLine } from '../add/add-line.tsx'
import type { AddLineState } from '../add/use-add-line.ts'
import type { Addition } from '../addition.ts'
import { isSection } from '../outline.ts'
import { isShown, plannedFor, type View } from '../rows.ts'
import { useTasks } from '../tasks-context.ts'
import type { RowActions } from '../use-row-actions.ts'
import { DayTasks } from './day-tasks.tsx'

export interface MonthViewProps {
  readonly view: View
  readonly actions: RowActions
  readonly addLine: AddLineState
  readonly onAdd: (additions: readonly Addition[]) => void
  readonly onNewTask: () => void
  readonly onMenu: (place: RowMenuPlace) => void
}

const NONE: readonly Task[] = []

export default function MonthView({ view, actions, addLine, onAdd, onNewTask, onMenu }: MonthViewProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const { tasks, search, setSearch, commands, now } = useTasks()
  const today = localDay(now)
  // Beside an open task there is no room for the day beside its month.
  const isAlone = search.task === undefined
  const day = search.day ?? today
  const setDay = (next: string) => setSearch({ day: next === today ? undefined : next }, { replace: true })
  const byDay = useMemo(() => tasksByDay(tasks, view), [tasks, view])
  const entries = useMemo(() => entriesOf(byDay, now), [byDay, now])
  // The task that was moved by a key keeps the focus on the day that it went to.
  const [followed, setFollowed] = useState<{ readonly id: string; readonly day: string } | null>(null)
  const grid = useRef<HTMLDivElement>(null)

  const move = (id: string, to: string) => {
    const name = date(dateOf(to), 'weekday')
    void commands.moveToDay(id, dateOf(to), t`Moved to ${name}`)
    announce(t`Moved to ${name}`)
  }
  const moveBy = (id: string, days: number) => {
    const to = dayAfter(day, days)
    move(id, to)
    setFollowed({ id, day: to })
    setDay(to)
  }

  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-24 print:overflow-visible">
      <div className="flex h-13 items-center gap-1 px-4 md:px-6">
        <h2 className="me-auto font-semibold text-16 tracking-tight first-letter:uppercase" aria-live="polite">
          {date(dateOf(day), 'month')}
        </h2>
        <Button size="sm" isDisabled={day === today} onPress={() => setDay(today)}>
          <Trans>Today</Trans>
        </Button>
        <IconButton
          icon="chevron-left"
          size="sm"
          label={t`Previous month`}
          onPress={() => setDay(monthAfter(day, -1))}
        />
        <IconButton icon="chevron-right" size="sm" label={t`Next month`} onPress={() => setDay(monthAfter(day, 1))} />
      </div>
      <div className={cx(isAlone && 'xl:grid xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start')}>
        <MonthGrid
          ref={grid}
          day={day}
          today={today}
          byDay={entries}
          countOf={(count) => plural(count, { 0: 'no tasks', one: '# task', other: '# tasks' })}
          hint={t`Use the arrow keys to move between days, and Tab to reach the day’s tasks.`}
          onDay={setDay}
          onMove={move}
          onOpen={(task) => setSearch({ task })}
        />
        <div>
          <DayTasks
            day={day}
            tasks={byDay.get(day) ?? NONE}
            followed={followed?.day === day ? followed.id : null}
            onFollowed={() => setFollowed(null)}
            onMoveBy={moveBy}
            onComplete={actions.complete}
            onMenu={onMenu}
            onLeave={() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()}
          />
          <div className="mx-4 md:mx-6">
            {addLine.line ? (
              <AddLine
                key={addLine.line.type}
                line={addLine.line}
                onText={addLine.setText}
                onAdd={onAdd}
                onClose={addLine.close}
                onHeight={() => undefined}
              />
            ) : (
              <Button size="sm" variant="quiet" icon="plus" className="-ms-2.5" onPress={onNewTask}>
                <Trans>Add task</Trans>
              </Button>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

/** What is planned for each day, by time, then by priority. */
function tasksByDay(tasks: readonly Task[], view: View): ReadonlyMap<string, readonly Task[]> {
  const planned = tasks
    .filter((task) => !isSection(task) && isShown(task, view))
    .flatMap((task) => {
      const at = plannedFor(task)
      return at === null ? [] : [{ task, at }]
    })
    .toSorted((a, b) => a.at.localeCompare(b.at) || b.task.priority - a.task.priority)
  const groups = Map.groupBy(planned, ({ at }) => localDay(new Date(at)))
  return new Map([...groups].map(([key, of]) => [key, of.map(({ task }) => task)]))
}

function entriesOf(byDay: ReadonlyMap<string, readonly Task[]>, now: number): ReadonlyMap<string, MonthEntry[]> {
  const entryOf = ({ id, title, completed, dueDate }: Task): MonthEntry => ({
    id,
    title,
    isDone: completed,
    isLate: !completed && dueDate !== null && Date.parse(dueDate) < now,
  })
  return new Map([...byDay].map(([day, tasks]) => [day, tasks.map(entryOf)]))
}
