// Asks for a due date for one or several tasks. A chunk of its own; shown by lazy-dialog.tsx.
// @chunk tasks-menus

import { plural } from '@lingui/core/macro'
import { DueEditor } from '#kit/due/due-editor.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTasks } from '../tasks-context.ts'

export interface DueDialogProps {
  readonly ids: readonly string[]
  readonly onClose: () => void
}

export default function DueDialog({ ids, onClose }: DueDialogProps) {
  const { tasks, commands } = useTasks()
  const [first] = ids
  const due = ids.length === 1 ? (tasks.find(({ id }) => id === first)?.dueDate ?? null) : null
  return (
    <Dialog
      isOpen
      size="sm"
      title={plural(ids.length, { one: 'Due date', other: 'Due date for # tasks' })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <DueEditor
        due={due}
        onChange={(next) => {
          onClose()
          void commands.setDue(ids, () => next)
        }}
      />
    </Dialog>
  )
}
