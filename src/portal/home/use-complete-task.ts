// Completing a task from home: done at once, with undo in its toast.
import { useLingui } from '@lingui/react/macro'
import { type Task, tasksApi } from '#contract/apps/tasks.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { homeQueries } from './queries.ts'
import { withoutTask } from './without-task.ts'

/** @param now ms since the epoch */
export function useCompleteTask(now: number): (task: Task) => void {
  const { t } = useLingui()
  const { run } = useAction()
  const { mutateAsync } = useApiMutation(tasksApi.endpoints.updateTask, {
    optimistic: ({ body }) => [optimistic(homeQueries.due(), (due) => withoutTask(due, body.id, now))],
  })
  return ({ id, title }) =>
    void run({
      message: t`“${title}” completed`,
      write: () => mutateAsync({ body: { id, task: { completed: true } } }),
    })
}
