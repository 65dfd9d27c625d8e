// When a step is due and its notes: a button on its row opens both. Used by sub-tasks.tsx.

import { Trans, useLingui } from '@lingui/react/macro'
import { STEP_NOTES_LIMIT, type SubTask } from '#contract/apps/tasks.ts'
import { DueEditor } from '#kit/due/due-editor.tsx'
import { useAutosave } from '#kit/forms/use-autosave.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Popover } from '#ui/popover.tsx'
import { TextArea } from '#ui/text-area.tsx'

export interface StepFactsProps {
  readonly taskId: string
  readonly step: SubTask
  readonly onDue: (dueDate: string | null) => unknown
  readonly onNotes: (notes: string) => Promise<boolean>
}

export function StepFacts({ taskId, step, onDue, onNotes }: StepFactsProps) {
  const { t } = useLingui()
  const name = step.title || t`Untitled`
  const label = t`Date and notes for ${name}`
  return (
    <Popover label={label} trigger={<IconButton icon="calendar" size="sm" label={label} />}>
      {(close) => (
        <div className="space-y-4">
          <DueEditor
            due={step.dueDate ?? null}
            onChange={(due) => {
              close()
              onDue(due)
            }}
          />
          <StepNotes taskId={taskId} step={step} onNotes={onNotes} />
        </div>
      )}
    </Popover>
  )
}

function StepNotes({ taskId, step: { id, notes }, onNotes }: Omit<StepFactsProps, 'onDue'>) {
  const { t } = useLingui()
  const { text, setText, flush, isSaved } = useAutosave({
    draft: `tasks/${taskId}/step/${id}/notes`,
    saved: notes ?? '',
    save: onNotes,
  })
  return (
    <TextArea
      label={t`Notes`}
      labelEnd={<span aria-live="polite">{isSaved && <Trans>Saved</Trans>}</span>}
      maxLength={STEP_NOTES_LIMIT}
      value={text}
      onChange={setText}
      onBlur={flush}
    />
  )
}
