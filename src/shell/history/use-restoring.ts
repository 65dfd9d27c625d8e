// Puts a record, or some of its fields, back to what it was, with an undo.
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { changesApi } from '#contract/shell/changes.ts'
import type { Undone } from '#contract/shell/undo.ts'
import { useAction } from '#kit/undo/use-action.ts'
import type { Written } from '#kit/undo/written.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { refetchAll } from '#platform/query/refetch-all.ts'
import type { HistoryOf } from '#platform/workspace/record-history.ts'
import { showToast } from '#ui/toast-store.ts'

const { restoreVersion, restore } = changesApi.endpoints

export interface Restoring {
  /** @param message what is put back, as the person reads it */
  fields(change: string, as: 'before' | 'after', fields: readonly string[], message: string): Promise<void>
  /** The deleted record, by the change that deleted it. */
  record(change: string): Promise<void>
}

export function useRestoring({ table, key, title }: HistoryOf): Restoring {
  const { t } = useLingui()
  const client = useQueryClient()
  const { run } = useAction()
  const { mutateAsync: putBack } = useApiMutation(restoreVersion)
  const { mutateAsync: bringBack } = useApiMutation(restore)

  const restoreWith = async (work: () => Promise<Written>, message: string) => {
    await run({
      message,
      write: async () => {
        const written = await work()
        const undone = written.answer as Undone | null
        if (undone === null)
          showToast({ kind: 'error', message: t`This is no longer in the history and can’t be restored.` })
        else if (undone.restored === 0) showToast({ message: t`You already have this version.` })
        if (undone === null || undone.restored === 0) return null
        refetchAll(client, [undone.api, ...(undone.others ?? [])])
        return written
      },
      failure: t`Couldn’t restore this.`,
    })
    refetchAll(client, ['changes'])
  }

  return {
    fields: (change, as, fields, message) =>
      restoreWith(() => putBack({ body: { change, table, key, fields: [...fields], as } }), message),
    record: (change) =>
      restoreWith(() => bringBack({ body: { things: [{ change, table, key }] } }), t`Restored: ${title}`),
  }
}
