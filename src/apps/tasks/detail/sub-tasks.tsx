// The steps of the open task. Used by task-detail.tsx.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { STEPS_LIMIT, type SubTask, type Task, TITLE_LIMIT } from '#contract/apps/tasks.ts'
import { DUE_COLOURS, useDueText } from '#kit/due/use-due-text.ts'
import { Steps } from '#kit/list/steps.tsx'
import { cx } from '#ui/cx.ts'
import { useTasks } from '../tasks-context.ts'
import { StepFacts } from './step-facts.tsx'

export function SubTasks({ task: { id, subTasks } }: { readonly task: Task }) {
  const { t } = useLingui()
  const { commands } = useTasks()
  return (
    <Steps
      steps={subTasks}
      labels={{
        all: t`Subtasks`,
        one: t`Subtask`,
        add: t`Add subtask`,
        added: (count) => plural(count, { one: 'Subtask added', other: '# subtasks added' }),
        moved: t`Subtask moved`,
        completed: t`Subtask completed`,
        reopened: t`Subtask reopened`,
        renamed: t`Subtask renamed`,
        deleted: t`Subtask deleted`,
      }}
      draft={`tasks/${id}`}
      titleLimit={TITLE_LIMIT}
      most={STEPS_LIMIT}
      set={(next, message, field) => commands.setSubTasks(id, next, message, field)}
      underOf={(step) => <Under step={step} />}
      endOf={(step, change) => (
        <StepFacts
          taskId={id}
          step={step}
          onDue={(dueDate) => change({ dueDate }, t`Subtask due date changed`)}
          onNotes={(notes) => change({ notes: notes || null }, t`Text changed`, `notes of ${step.id}`)}
        />
      )}
    />
  )
}

/** When it is due and its notes, where it has them. */
function Under({ step: { dueDate, notes, completed } }: { step: SubTask }) {
  const { t } = useLingui()
  const { now } = useTasks()
  const dueText = useDueText(now)
  const due = dueDate ? dueText(dueDate) : undefined
  if (!due && !notes) return null
  return (
    <span className="block pb-1.5 text-12 text-ink-muted">
      {due && (
        <span className={cx('me-2 tabular-nums', !completed && DUE_COLOURS[due.tone])}>
          <span className="sr-only">{due.tone === 'overdue' && !completed ? t`Overdue:` : t`Due:`} </span>
          {due.text}
        </span>
      )}
      {notes && <span className="line-clamp-2 whitespace-pre-line wrap-anywhere">{notes}</span>}
    </span>
  )
}
