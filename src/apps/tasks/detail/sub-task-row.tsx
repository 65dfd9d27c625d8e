// One step of the open task. Used by sub-tasks.tsx.
import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { type SubTask, TITLE_LIMIT } from '#contract/apps/tasks.ts'
import { DUE_COLOURS, useDueWords } from '#kit/due/use-due-words.ts'
import { useAutosave } from '#kit/forms/use-autosave.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useTasks } from '../tasks-context.ts'
import { StepFacts } from './step-facts.tsx'

export interface SubTaskRowProps {
  readonly taskId: string
  readonly step: SubTask
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onTick: (completed: boolean) => void
  readonly onRename: (title: string) => Promise<boolean>
  readonly onDue: (dueDate: string | null) => unknown
  readonly onNotes: (notes: string) => Promise<boolean>
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => unknown
}

export function SubTaskRow({ taskId, step, isFirst, isLast, onTick, onRename, ...rest }: SubTaskRowProps) {
  const { onDue, onNotes, onMove, onRemove } = rest
  const { t } = useLingui()
  const { text, setText, flush } = useAutosave({
    draft: `tasks/${taskId}/step/${step.id}`,
    saved: step.title,
    save: onRename,
  })
  const name = step.title || t`Untitled`
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const isControl = event.ctrlKey || event.metaKey
    if (event.key === 'Enter') flush()
    else if (event.key === 'Backspace' && text === '') onRemove()
    else if (isControl && event.key === 'ArrowUp') onMove(-1)
    else if (isControl && event.key === 'ArrowDown') onMove(1)
    else return
    event.preventDefault()
  }
  return (
    <li className="group/step flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
      <Checkbox
        variant="completion"
        isSelected={step.completed}
        label={step.completed ? t`Reopen ${name}` : t`Complete ${name}`}
        onChange={onTick}
      />
      <span className="min-w-0 flex-1">
        <input
          aria-label={t`Subtask`}
          placeholder={t`Untitled`}
          maxLength={TITLE_LIMIT}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={flush}
          onKeyDown={onKeyDown}
          className={cx(
            '-mx-1.5 w-[calc(100%+12px)] rounded-4 bg-transparent px-1.5 py-1 outline-offset-0 hover:bg-surface-hover',
            step.completed && 'text-ink-faint line-through',
          )}
        />
        <Under step={step} />
      </span>
      <span className="hidden group-focus-within/step:flex group-hover/step:flex print:hidden!">
        <StepFacts taskId={taskId} step={step} onDue={onDue} onNotes={onNotes} />
        <IconButton
          icon="chevron-up"
          size="sm"
          label={t`Move ${name} up`}
          isDisabled={isFirst}
          onPress={() => onMove(-1)}
        />
        <IconButton
          icon="chevron-down"
          size="sm"
          label={t`Move ${name} down`}
          isDisabled={isLast}
          onPress={() => onMove(1)}
        />
        <IconButton icon="x-mark" size="sm" label={t`Delete ${name}`} onPress={onRemove} />
      </span>
    </li>
  )
}

/** When it is due and its notes, where it has them. */
function Under({ step: { dueDate, notes, completed } }: { step: SubTask }) {
  const { t } = useLingui()
  const { now } = useTasks()
  const wordsOf = useDueWords(now)
  const due = dueDate ? wordsOf(dueDate) : undefined
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
