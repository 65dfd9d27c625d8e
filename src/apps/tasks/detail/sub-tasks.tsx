// The steps of the open task: how far it has come, each step ticked, renamed, moved and deleted, and a line for the next. Used by task-detail.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { type SubTask, type Task, TITLE_LIMIT } from '#contract/apps/tasks.ts'
import * as z from '#contract/zod.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { announce } from '#ui/announce.ts'
import { Icon } from '#ui/icon.tsx'
import { useTasks } from '../tasks-context.ts'
import { SubTaskRow } from './sub-task-row.tsx'

export function SubTasks({ task: { id, subTasks } }: { readonly task: Task }) {
  const { t } = useLingui()
  const { commands } = useTasks()
  const done = subTasks.filter(({ completed }) => completed).length
  const all = subTasks.length

  const change = (stepId: string, patch: Partial<SubTask>, words: string, field?: string) =>
    commands.setSubTasks(
      id,
      (steps) => steps.map((step) => (step.id === stepId ? { ...step, ...patch } : step)),
      words,
      field,
    )

  const move = (stepId: string, by: -1 | 1) => {
    const from = subTasks.findIndex((step) => step.id === stepId)
    const to = from + by
    const step = subTasks[from]
    if (!step || to < 0 || to >= all) return
    void commands.setSubTasks(id, (steps) => steps.toSpliced(from, 1).toSpliced(to, 0, step), t`Subtask moved`)
    announce(t`${to + 1} of ${all}`)
  }

  return (
    <section aria-labelledby="sub-tasks">
      <div className="mb-2 flex items-baseline gap-2">
        <h3 id="sub-tasks" className="font-semibold text-14">
          <Trans>Subtasks</Trans>
        </h3>
        {all > 0 && (
          <span className="text-13 text-ink-faint tabular-nums">
            <Trans>
              {done} of {all}
            </Trans>
          </span>
        )}
      </div>
      {all > 0 && <Progress done={done} all={all} />}
      <ul>
        {subTasks.map((step, index) => (
          <SubTaskRow
            key={step.id}
            taskId={id}
            step={step}
            isFirst={index === 0}
            isLast={index === all - 1}
            onTick={(completed) =>
              change(step.id, { completed }, completed ? t`Subtask completed` : t`Subtask reopened`)
            }
            onRename={(title) => change(step.id, { title }, t`Subtask renamed`, `step ${step.id}`)}
            onDue={(dueDate) => change(step.id, { dueDate }, t`Due date of the subtask changed`)}
            onNotes={(notes) => change(step.id, { notes: notes || null }, t`Text changed`, `notes of ${step.id}`)}
            onMove={(by) => move(step.id, by)}
            onRemove={() =>
              commands.setSubTasks(id, (steps) => steps.filter((other) => other.id !== step.id), t`Subtask deleted`)
            }
          />
        ))}
      </ul>
      <NewStep
        taskId={id}
        onAdd={(title) => {
          const step = { id: crypto.randomUUID(), title, completed: false }
          void commands.setSubTasks(id, (steps) => [...steps, step], t`Subtask added`)
        }}
      />
    </section>
  )
}

function Progress({ done, all }: { done: number; all: number }) {
  const { t } = useLingui()
  return (
    <div
      role="progressbar"
      aria-label={t`Subtasks`}
      aria-valuenow={done}
      aria-valuemax={all}
      aria-valuetext={t`${done} of ${all}`}
      className="mb-2 h-1 overflow-hidden rounded-full bg-line forced-colors:border"
    >
      <div
        className="h-full rounded-full bg-accent transition-[width] forced-colors:bg-[Highlight]"
        style={{ width: `${(100 * done) / all}%` }}
      />
    </div>
  )
}

/** Enter adds it and starts the next; what is typed survives a reload. */
function NewStep({ taskId, onAdd }: { taskId: string; onAdd: (title: string) => void }) {
  const { t } = useLingui()
  const draft = `tasks/${taskId}/new-step`
  const [title, setTitle] = useState(() => readDraft(draft, z.string()) ?? '')
  const field = useRef<HTMLInputElement>(null)
  const write = (next: string) => {
    setTitle(next)
    if (next === '') dropDraft(draft)
    else writeDraft(draft, next)
  }
  const add = () => {
    if (title.trim() === '') return
    onAdd(title.trim())
    write('')
  }
  return (
    <div className="flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
      <span className="grid w-4.5 place-items-center text-ink-faint">
        <Icon name="plus" size={16} />
      </span>
      <input
        ref={field}
        aria-label={t`Add subtask`}
        placeholder={t`Add subtask`}
        maxLength={TITLE_LIMIT}
        autoComplete="off"
        enterKeyHint="next"
        value={title}
        onChange={(event) => write(event.target.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key === 'Escape' && title !== '') {
            event.preventDefault()
            write('')
          }
          if (event.key === 'Enter') add()
        }}
        className="-mx-1.5 min-w-0 flex-1 rounded-4 bg-transparent px-1.5 py-1 outline-offset-0 placeholder:text-ink-faint placeholder:opacity-100"
      />
    </div>
  )
}
