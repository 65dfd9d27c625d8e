// The tasks that are late or due today, in the card of tasks. A task is completed in place, and opened by its title.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useRef } from 'react'
import type { Task } from '#contract/apps/tasks.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { linkClass } from '#ui/link.tsx'
import { DueText } from './due-text.tsx'
import { homeQueries } from './queries.ts'

export interface TaskListProps {
  readonly title: string
  readonly tasks: readonly Task[]
  /** How many there are in all. */
  readonly total: number
  /** At most so many are shown; the link leads to the rest. */
  readonly most: number
  /** ms since the epoch */
  readonly now: number
  readonly empty: ReactNode
  readonly onComplete: (task: Task) => void
}

export function TaskList({ title, tasks, total, most, now, empty, onComplete }: TaskListProps) {
  const { number } = useFormats()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const complete = (task: Task) => {
    // The row goes; whoever works by keyboard stays with the tasks.
    heading.current?.focus()
    onComplete(task)
  }
  return (
    <section aria-labelledby={id}>
      <h3
        ref={heading}
        id={id}
        tabIndex={-1}
        className="px-4 py-2 font-medium text-13 text-ink-muted outline-none md:px-5"
      >
        {title}
      </h3>
      {tasks.length === 0 ? (
        <p className="px-4 pb-4 text-ink-muted md:px-5">{empty}</p>
      ) : (
        <ul className="@container">
          {tasks.slice(0, most).map((task) => (
            <Row key={task.id} task={task} now={now} onComplete={complete} />
          ))}
        </ul>
      )}
      {total > most && (
        <p className="border-line-soft border-t px-4 py-2.5 text-13 md:px-5">
          <AllLink due="now">
            <Trans>and {number(total - most)} more</Trans>
          </AllLink>
        </p>
      )}
    </section>
  )
}

function Row({ task, now, onComplete }: { task: Task; now: number; onComplete: (task: Task) => void }) {
  const { t } = useLingui()
  const { data: assignees = [] } = useQuery(homeQueries.assignees())
  const assignee = assignees.find(({ id }) => id === task.assignedTo)
  const title = task.title || t`Untitled task`
  return (
    <li className="flex min-h-row-two-lines items-center gap-3 border-line-soft border-t px-4 hover:bg-surface-hover md:px-5 @md:min-h-row">
      <Checkbox
        variant="completion"
        label={t`Complete “${title}”`}
        isSelected={false}
        onChange={() => onComplete(task)}
      />
      <Link
        to="/apps/tasks"
        search={{ task: task.id }}
        className="flex min-w-0 flex-1 flex-col justify-center self-stretch rounded-4 focus-visible:-outline-offset-2 @md:flex-row @md:items-center @md:gap-3"
      >
        <span className="min-w-0 truncate @md:flex-1">{title}</span>
        {task.dueDate && <DueText dueDate={task.dueDate} now={now} className="shrink-0 text-13" />}
      </Link>
      <span className="size-6 shrink-0">
        {assignee && (
          <Avatar name={assignee.name} src={assignee.avatar} size={24} label={t`Assigned to ${assignee.name}`} />
        )}
      </span>
    </li>
  )
}

/** The link of a card to all of what it shows. */
export function AllLink({ due, children }: { due?: 'now' | 'today'; children: ReactNode }) {
  return (
    <Link to="/apps/tasks" search={due ? { due } : {}} className={linkClass}>
      {children}
    </Link>
  )
}
