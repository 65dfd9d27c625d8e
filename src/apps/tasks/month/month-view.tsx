// A month of tasks, by the day that they are planned for. A chunk of its own; shown by list-pane.tsx.
// @offline later
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Task } from '#contract/apps/tasks.ts'
import { isWholeDay } from '#formats/due.ts'
import { localDay } from '#formats/iso-day.ts'
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'
import { MonthAndDay } from '#kit/month/month-and-day.tsx'
import type { MonthEntry } from '#kit/month/month-grid.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { AddLine } from '../add/add-line.tsx'
import type { AddLineState } from '../add/use-add-line.ts'
import type { Addition } from '../addition.ts'
import { isSection } from '../outline.ts'
import { isShown, plannedFor, type View } from '../rows.ts'
import { useTasks } from '../tasks-context.ts'
import type { RowActions } from '../use-row-actions.ts'

export interface MonthViewProps {
  readonly view: View
  readonly actions: RowActions
  readonly addLine: AddLineState
  readonly onAdd: (additions: readonly Addition[]) => void
  readonly onNewTask: () => void
  readonly onMenu: (anchor: RowMenuAnchor) => void
}

interface Entry extends MonthEntry {
  readonly due: Date | null
}

export default function MonthView({ view, actions, addLine, onAdd, onNewTask, onMenu }: MonthViewProps) {
  const { t } = useLingui()
  const { tasks, search, setSearch, commands, now } = useTasks()
  const byDay = useMemo(() => entriesByDay(tasks, view, now), [tasks, view, now])
  return (
    <MonthAndDay
      day={search.day}
      today={localDay(now)}
      byDay={byDay}
      countOf={(count) => plural(count, { 0: 'no tasks', one: '# task', other: '# tasks' })}
      hint={t`Use the arrow keys to move between days, and Tab to reach the day’s tasks.`}
      empty={<Trans>No tasks planned for this day.</Trans>}
      keysHint={t`Press Ctrl and an arrow key to move a task by a day or a week.`}
      endOf={(entry) => <When {...entry} />}
      openId={search.task}
      onDay={(day) => setSearch({ day }, { replace: true })}
      onMove={(id, to, message) => void commands.moveToDay(id, to, message)}
      onTick={(id, isDone) => actions.complete([id], isDone)}
      onOpen={(task) => setSearch({ task })}
      onMenu={onMenu}
    >
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
    </MonthAndDay>
  )
}

/** Of a task that has no due date, its start is what it is planned for. */
function When({ due, isLate }: Entry) {
  const { t } = useLingui()
  const { date } = useFormats()
  if (due === null) return <Trans>Starts</Trans>
  if (!isLate) return isWholeDay(due) ? null : date(due, 'time')
  return <span className="text-danger">{isWholeDay(due) ? t`Overdue` : t`Overdue: ${date(due, 'time')}`}</span>
}

/** What is planned for each day, by time, then by priority. */
function entriesByDay(tasks: readonly Task[], view: View, now: number): ReadonlyMap<string, readonly Entry[]> {
  const planned = tasks
    .filter((task) => !isSection(task) && isShown(task, view))
    .flatMap((task) => {
      const at = plannedFor(task)
      return at === null ? [] : [{ task, at }]
    })
    .toSorted((a, b) => a.at.localeCompare(b.at) || b.task.priority - a.task.priority)
  const groups = Map.groupBy(planned, ({ at }) => localDay(new Date(at)))
  const entryOf = ({ id, title, completed, dueDate }: Task): Entry => {
    const due = dueDate === null ? null : new Date(dueDate)
    return { id, title, due, isDone: completed, isLate: !completed && due !== null && due.getTime() < now }
  }
  return new Map([...groups].map(([day, of]) => [day, of.map(({ task }) => entryOf(task))]))
}
