// One task in the list: one line of 44 px, on a phone two. Its presses and keys are the list's (task-list.tsx); only its checkbox is its own.
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { type TaskAssignee, TITLE_LIMIT } from '#contract/apps/tasks.ts'
import { dueOfStart } from '#kit/due/quick-days.ts'
import { DUE_COLOURS, useDueText } from '#kit/due/use-due-text.ts'
import { DragHandle, SelectionMark } from '#kit/list/row-controls.tsx'
import { TitleInput } from '#kit/list/title-input.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { MarkedText } from '#ui/marked-text.tsx'
import { Tag } from '#ui/tag.tsx'
import type { TaskRow as Row } from '../rows.ts'

export interface TaskRowProps {
  readonly row: Row
  /** The keyboard is on it: its controls can be reached by Tab. */
  readonly isActive: boolean
  readonly isSelected: boolean
  /** Some rows are selected: every row shows its box. */
  readonly isSelecting: boolean
  readonly canDrag: boolean
  readonly isEditing: boolean
  readonly tagTitles: ReadonlyMap<string, string>
  readonly assignee: TaskAssignee | undefined
  readonly now: number
  readonly onComplete: (ids: readonly string[], completed: boolean) => void
  readonly onEdited: (id: string, title: string | null) => void
}

const PRIORITY_HIGH = 2

export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { t } = useLingui()
  const { row, isActive, isSelected, isSelecting, canDrag, isEditing } = props
  const { task } = row
  const { tagTitles, assignee, now, onComplete, onEdited } = props
  const name = task.title || t`Untitled`
  const tags = task.tags.flatMap((id) => tagTitles.get(id) ?? [])
  return (
    <div
      className={cx(
        'grid h-full grid-cols-[20px_minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-0.5 px-4 md:grid-cols-[20px_18px_minmax(0,1fr)_auto_minmax(136px,auto)_24px] md:ps-3 md:pe-5 md:pointer-coarse:grid-cols-[32px_32px_minmax(0,1fr)_auto_minmax(136px,auto)_24px]',
        task.completed && 'is-done',
      )}
    >
      <span className={cx('place-items-center md:grid', isSelecting ? 'grid' : 'hidden')}>
        {isSelecting ? (
          <SelectionMark isSelected={isSelected} />
        ) : (
          canDrag && <DragHandle name={name} isActive={isActive} />
        )}
      </span>
      <span className={cx('place-items-center md:grid', isSelecting ? 'hidden' : 'grid')}>
        <Checkbox
          variant="completion"
          isSelected={task.completed}
          label={task.completed ? t`Reopen ${name}` : t`Complete ${name}`}
          onChange={(completed) => onComplete([task.id], completed)}
          tabIndex={isActive ? 0 : -1}
        />
      </span>
      <span
        className={cx(
          'flex min-w-0 items-center gap-1.5 max-md:col-span-2',
          task.completed && 'text-ink-faint line-through',
        )}
      >
        {task.priority === PRIORITY_HIGH && !task.completed && (
          <span className="text-danger">
            <Icon name="flag" solid size={16} />
            <span className="sr-only">{t`High priority`}</span>
          </span>
        )}
        {isEditing ? (
          <TitleInput title={task.title} limit={TITLE_LIMIT} onDone={(title) => onEdited(task.id, title)} />
        ) : (
          <span id={`title-${row.key}`} className={cx('truncate', !task.title && 'text-ink-faint')}>
            {row.marked ? <MarkedText text={row.marked} /> : name}
          </span>
        )}
      </span>
      <Meta row={row} tags={tags} />
      <Due row={row} now={now} />
      <span className="max-md:hidden md:grid">
        {assignee && (
          <Avatar name={assignee.name} src={assignee.avatar} size={24} label={t`Assigned to ${assignee.name}`} />
        )}
      </span>
    </div>
  )
})

function Meta({ row: { task }, tags }: { row: Row; tags: readonly string[] }) {
  const { t } = useLingui()
  const done = task.subTasks.filter(({ completed }) => completed).length
  const all = task.subTasks.length
  const isReminding = Boolean(task.reminder) && !task.reminderDone && !task.completed
  if (all === 0 && tags.length === 0 && !task.repeat && !isReminding) return <span className="max-md:hidden" />
  return (
    <span
      id={`facts-${task.id}`}
      className="flex min-w-0 items-center gap-4 text-12 text-ink-faint max-md:col-start-2 max-md:row-start-2"
    >
      {all > 0 && (
        <span className="flex shrink-0 items-center gap-1.5 tabular-nums">
          <Icon name="list-bullet" size={16} />
          <span className="sr-only">{t`Subtasks:`} </span>
          {t`${done} of ${all}`}
        </span>
      )}
      {task.repeat && (
        <span className="shrink-0">
          <Icon name="arrow-path" size={16} />
          <span className="sr-only">{t`Repeats`}</span>
        </span>
      )}
      {isReminding && (
        <span className="shrink-0">
          <Icon name="clock" size={16} />
          <span className="sr-only">{t`Reminder`}</span>
        </span>
      )}
      {tags.map((title) => (
        <Tag key={title}>{title}</Tag>
      ))}
    </span>
  )
}

/** On a phone in the second line, so that the title has the first for itself. */
const dueClass = 'justify-self-end whitespace-nowrap text-13 tabular-nums max-md:col-start-3 max-md:row-start-2'

/** When it is due; when it was, once it is done. */
function Due({ row: { task, isElsewhere }, now }: { row: Row; now: number }) {
  const { t } = useLingui()
  const formats = useFormats()
  const dueTextOf = useDueText(now)
  if (isElsewhere && task.completedAt) {
    return <time className={cx(dueClass, 'text-ink-muted')}>{formats.date(task.completedAt, 'time')}</time>
  }
  if (!task.completed && task.startDate && Date.parse(task.startDate) > now) return <Start task={task} now={now} />
  if (!task.dueDate) return <span />
  const { text, tone } = dueTextOf(task.dueDate)
  if (task.completed) return <span className={cx(dueClass, 'text-ink-faint')}>{text}</span>
  return (
    <span
      id={`due-${task.id}`}
      className={cx(dueClass, DUE_COLOURS[tone], tone === 'overdue' && 'flex items-center gap-1')}
    >
      {tone === 'overdue' && <Icon name="exclamation-circle" size={14} />}
      <span className="sr-only">{tone === 'overdue' ? t`Overdue:` : t`Due:`} </span>
      {text}
    </span>
  )
}

/** What cannot be begun yet shows from when on, then when it is due. */
function Start({ task: { id, startDate, dueDate }, now }: { task: Row['task']; now: number }) {
  const { t } = useLingui()
  const dueTextOf = useDueText(now)
  const { text: start } = dueTextOf(dueOfStart(startDate ?? ''))
  const due = dueDate && dueTextOf(dueDate).text
  return (
    <span id={`due-${id}`} className={cx(dueClass, 'text-ink-faint')}>
      {t`Start: ${start}`}
      {due && <span className="max-md:sr-only">{` · ${due}`}</span>}
    </span>
  )
}
