// When a task reminds. A chunk of its own.
// @chunk tasks-dialogs
// @offline later
import { useLingui } from '@lingui/react/macro'
import { ReminderDialog } from '#kit/due/reminder-dialog.tsx'
import { useTasks } from '../tasks-context.ts'

export interface TaskReminderProps {
  readonly id: string
  readonly onClose: () => void
}

export default function TaskReminder({ id, onClose }: TaskReminderProps) {
  const { t } = useLingui()
  const { tasks, commands } = useTasks()
  const task = tasks.find((one) => one.id === id)
  if (!task) return null
  return (
    <ReminderDialog
      reminder={task.reminder ?? null}
      entry={{ uid: `task-${id}`, title: task.title || t`Untitled`, text: task.notes ?? '' }}
      onSet={(reminder, message) => commands.setReminder(id, reminder, message)}
      onClose={onClose}
    />
  )
}
