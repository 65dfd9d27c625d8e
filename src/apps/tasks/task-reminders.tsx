// Announces tasks whose reminder falls due on every screen: the route names this as its watcher.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useReminders } from '#kit/due/use-reminders.ts'
import { useUpdateTasks } from './mutations.ts'
import { taskQueries } from './queries.ts'
import { taskHref } from './tasks-context.ts'

export function Watcher() {
  const { t } = useLingui()
  const { mutateAsync: update } = useUpdateTasks()
  const { data, refetch } = useQuery(taskQueries.reminders())
  const due = useMemo(
    () =>
      data?.due.map(({ id, title, reminder }) => ({
        id,
        reminder: reminder ?? '',
        name: title || t`Untitled`,
        address: taskHref(id),
      })),
    [data, t],
  )
  useReminders({
    app: 'task',
    due,
    next: data?.next ?? null,
    listAddress: '/apps/tasks',
    onRefresh: () => void refetch(),
    onDone: (ids) => update({ body: { tasks: ids.map((id) => ({ id, task: { reminderDone: true } })) } }),
  })
  return null
}
