// The due date of tasks, as rows of a menu. Used by the bulk bar's and the row's menu.
// @chunk tasks-menus
import { DueItems } from '#kit/due/due-items.tsx'
import { useTasks } from '../tasks-context.ts'

export function TasksDueItems({ ids }: { readonly ids: readonly string[] }) {
  const { tasks, commands, now, openDialog } = useTasks()
  return (
    <DueItems
      now={now}
      hasDate={tasks.some(({ id, dueDate }) => dueDate !== null && ids.includes(id))}
      onChange={(next) => commands.setDue(ids, ({ dueDate }) => next(dueDate))}
      onOther={() => openDialog({ kind: 'due', ids })}
    />
  )
}
