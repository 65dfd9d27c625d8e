// When tasks are due, as rows of a menu. Used by the bulk bar's and the row's menu.
// @chunk tasks-menus
import { DueItems as KitItems } from '#kit/due/due-items.tsx'
import { useTasks } from '../tasks-context.ts'

export function DueItems({ ids }: { readonly ids: readonly string[] }) {
  const { tasks, commands, now, openDialog } = useTasks()
  return (
    <KitItems
      now={now}
      hasDate={tasks.some(({ id, dueDate }) => dueDate !== null && ids.includes(id))}
      onDue={(dueOf) => commands.setDue(ids, ({ dueDate }) => dueOf(dueDate))}
      onOther={() => openDialog({ kind: 'due', ids })}
    />
  )
}
