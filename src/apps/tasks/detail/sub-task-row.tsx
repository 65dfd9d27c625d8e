// One step of the open task. Used by sub-tasks.tsx.
import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { type SubTask, TITLE_LIMIT } from '#contract/apps/tasks.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useAutosave } from './use-autosave.ts'

export interface SubTaskRowProps {
  readonly taskId: string
  readonly step: SubTask
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onTick: (completed: boolean) => void
  readonly onRename: (title: string) => Promise<boolean>
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => unknown
}

export function SubTaskRow({ taskId, step, isFirst, isLast, onTick, onRename, onMove, onRemove }: SubTaskRowProps) {
  const { t } = useLingui()
  const { text, setText, flush } = useAutosave({
    draft: `tasks/${taskId}/step/${step.id}`,
    saved: step.title,
    save: onRename,
  })
  const name = step.title || t`Untitled`
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
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
      <input
        aria-label={t`Subtask`}
        placeholder={t`Untitled`}
        maxLength={TITLE_LIMIT}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={flush}
        onKeyDown={onKeyDown}
        className={cx(
          '-mx-1.5 min-w-0 flex-1 rounded-4 bg-transparent px-1.5 py-1 outline-offset-0 hover:bg-surface-hover',
          step.completed && 'text-ink-faint line-through',
        )}
      />
      <span className="hidden group-focus-within/step:flex group-hover/step:flex print:hidden!">
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
