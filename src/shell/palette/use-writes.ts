// useWrites(): what the palette changes in place, each with its toast and its undo.
import { useLingui } from '@lingui/react/macro'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import { tasksApi } from '#contract/apps/tasks.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { useUndoable } from './use-undoable.ts'

/** Each answers false where it failed, of which the person has been notified. */
export interface Writes {
  complete(id: string, completed: boolean): Promise<boolean>
  star(id: string, starred: boolean): Promise<boolean>
}

export function useWrites(): Writes {
  const { t } = useLingui()
  const make = useUndoable()
  const { mutateAsync: updateTasks } = useApiMutation(tasksApi.endpoints.updateTasks)
  const { mutateAsync: updateMail } = useApiMutation(mailboxApi.endpoints.updateMail)
  return {
    complete: (id, completed) =>
      make(completed ? t`Task completed` : t`Task reopened`, () =>
        updateTasks({ body: { tasks: [{ id, task: { completed } }] } }),
      ),
    star: (id, starred) =>
      make(starred ? t`Star added` : t`Star removed`, () => updateMail({ body: { id, mail: { starred } } })),
  }
}
