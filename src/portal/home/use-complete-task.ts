// Completing a task from home: done at once, with undo in its toast.
import { useLingui } from '@lingui/react/macro'
import { type Task, tasksApi } from '#contract/apps/tasks.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { useUndo } from '#platform/query/undo.ts'
import { showToast } from '#ui/toast-store.ts'
import { homeQueries } from './queries.ts'

export function useCompleteTask(): (task: Task) => void {
  const { t } = useLingui()
  const undo = useUndo()
  const { mutate } = useApiMutation(tasksApi.endpoints.updateTask, {
    optimistic: ({ body }) => [
      optimistic(homeQueries.tasks(), (tasks) =>
        tasks.map((task) => (task.id === body.id ? { ...task, completed: true } : task)),
      ),
    ],
  })
  const refuse = () => showToast({ kind: 'error', message: t`This could not be saved. Try again.` })
  const undoChange = (changeId: string) =>
    undo.mutate(changeId, {
      onError: refuse,
      onSuccess: ({ answer }) => {
        if (!answer) showToast({ kind: 'error', message: t`This change can no longer be undone.` })
      },
    })
  return ({ id, title }) =>
    mutate(
      { body: { id, task: { completed: true } } },
      {
        onError: refuse,
        onSuccess: ({ changeId }) =>
          showToast({
            message: t`Completed “${title}”`,
            action: changeId === undefined ? undefined : { label: t`Undo`, onAction: () => undoChange(changeId) },
          }),
      },
    )
}
