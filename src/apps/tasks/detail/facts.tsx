// The facts of the open task: due date, section, priority, tags, assignee; each opens what changes it. Used by task-detail.tsx.

import { Trans, useLingui } from '@lingui/react/macro'
import type { Task } from '#contract/apps/tasks.ts'
import { dueDistance } from '#formats/due.ts'
import { DueEditor } from '#kit/due/due-editor.tsx'
import { dueOfStart, startOfDue } from '#kit/due/quick-days.ts'
import { ReminderMark } from '#kit/due/reminder-mark.tsx'
import { DUE_COLOURS, useDueText } from '#kit/due/use-due-text.ts'
import { Fact, FactButton, MenuFact, None } from '#kit/panes/fact.tsx'
import { RepeatEditor } from '#kit/repeat/repeat-editor.tsx'
import { useRepeatText } from '#kit/repeat/use-repeat-text.ts'
import { namedColor } from '#kit/tags/named-colors.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Avatar } from '#ui/avatar.tsx'
import { cx } from '#ui/cx.ts'
import { Popover } from '#ui/popover.tsx'
import { Tag, TagSquare } from '#ui/tag.tsx'
import { AssigneeItems } from '../menus/assignee-items.tsx'
import { ListItems } from '../menus/list-items.tsx'
import { PriorityItems } from '../menus/priority-items.tsx'
import { SectionItems } from '../menus/section-items.tsx'
import { TagItems } from '../menus/tag-items.tsx'
import { sectionOf } from '../outline.ts'
import { usePriorityNames } from '../priority-names.ts'
import { useTasks } from '../tasks-context.ts'

export function Facts({ task }: { readonly task: Task }) {
  const { t } = useLingui()
  const { tasks, lists, tagTitles, peopleById } = useTasks()
  const priorities = usePriorityNames()
  const ids = [task.id]
  const list = lists.find(({ id }) => id === task.listId)
  const section = sectionOf(tasks, task.id)
  const tags = task.tags.flatMap((id) => tagTitles.get(id) ?? [])
  const assignee = task.assignedTo === null ? undefined : peopleById.get(task.assignedTo)
  return (
    <dl className="grid grid-cols-[104px_minmax(0,1fr)] items-start text-13">
      <DueFact task={task} />
      <StartFact task={task} />
      <RepeatFact task={task} />
      <ReminderFact task={task} />
      <MenuFact name={t`List`} items={<ListItems ids={ids} />}>
        {list && <TagSquare color={namedColor(list.color)} />}
        {list ? list.title : t`Tasks`}
      </MenuFact>
      <MenuFact name={t`Section`} items={<SectionItems ids={ids} />}>
        {section ? section.title || t`Untitled` : <None>{t`No section`}</None>}
      </MenuFact>
      <MenuFact name={t`Priority`} items={<PriorityItems ids={ids} />}>
        {priorities[task.priority]}
      </MenuFact>
      <MenuFact name={t`Tags`} items={<TagItems ids={ids} />}>
        {tags.length > 0 ? tags.map((title) => <Tag key={title}>{title}</Tag>) : <None>{t`No tag`}</None>}
      </MenuFact>
      <MenuFact name={t`Assignee`} items={<AssigneeItems ids={ids} />}>
        {assignee ? (
          <>
            <Avatar name={assignee.name} src={assignee.avatar} size={24} />
            {assignee.name}
          </>
        ) : (
          <None>{t`No one`}</None>
        )}
      </MenuFact>
    </dl>
  )
}

function DueFact({ task: { id, dueDate, completed } }: { task: Task }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { now, commands } = useTasks()
  const dueTextOf = useDueText(now)
  const due = dueDate === null ? null : dueTextOf(dueDate)
  return (
    <Fact name={t`Due`}>
      <Popover
        label={t`Due`}
        trigger={
          <FactButton name={t`Due`}>
            {due === null || dueDate === null ? (
              <None>{t`No date`}</None>
            ) : (
              <>
                <span className={cx('tabular-nums', !completed && due.tone !== 'plain' && DUE_COLOURS[due.tone])}>
                  {due.text}
                </span>
                <span className="text-ink-muted">
                  {due.tone === 'overdue' && !completed ? <Trans>Overdue</Trans> : dueDistance(dueDate, now, formats)}
                </span>
              </>
            )}
          </FactButton>
        }
      >
        {(close) => (
          <DueEditor
            due={dueDate}
            onChange={(due) => {
              close()
              void commands.setDue([id], () => due)
            }}
          />
        )}
      </Popover>
    </Fact>
  )
}

function StartFact({ task: { id, startDate = null } }: { task: Task }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { now, commands } = useTasks()
  const dueTextOf = useDueText(now)
  // The editor's whole day ends late; one that begins there begins early.
  const shown = startDate === null ? null : dueOfStart(startDate)
  return (
    <Fact name={t`Start`}>
      <Popover
        label={t`Start`}
        trigger={
          <FactButton name={t`Start`}>
            {shown === null ? (
              <None>{t`No date`}</None>
            ) : (
              <>
                <span className="tabular-nums">{dueTextOf(shown).text}</span>
                <span className="text-ink-muted">{formats.relativeDay(shown, now)}</span>
              </>
            )}
          </FactButton>
        }
      >
        {(close) => (
          <DueEditor
            due={shown}
            onChange={(start) => {
              close()
              void commands.setStart(id, start && startOfDue(start))
            }}
          />
        )}
      </Popover>
    </Fact>
  )
}

function RepeatFact({ task: { id, repeat = null, dueDate } }: { task: Task }) {
  const { t } = useLingui()
  const { now, commands } = useTasks()
  const repeatTextOf = useRepeatText()
  return (
    <Fact name={t`Repeats`}>
      <Popover
        label={t`Repeats`}
        trigger={
          <FactButton name={t`Repeats`}>{repeat === null ? <None>{t`Never`}</None> : repeatTextOf(repeat)}</FactButton>
        }
      >
        {(close) => (
          <RepeatEditor
            repeat={repeat}
            due={dueDate}
            now={now}
            onChange={(rule, due) => {
              close()
              void commands.setRepeat(id, rule, due)
            }}
          />
        )}
      </Popover>
    </Fact>
  )
}

function ReminderFact({ task: { id, reminder = null, reminderDone = false, completed } }: { task: Task }) {
  const { t } = useLingui()
  const { openDialog } = useTasks()
  return (
    <Fact name={t`Reminder`}>
      <FactButton name={t`Reminder`} onPress={() => openDialog({ kind: 'reminder', id })}>
        {reminder === null ? (
          <None>{t({ message: 'None', context: 'reminder' })}</None>
        ) : (
          <ReminderMark at={reminder} isDone={reminderDone || completed} />
        )}
      </FactButton>
    </Fact>
  )
}
