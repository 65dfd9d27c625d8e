// Puts a record, or some of its fields, back to what it was, with an undo. Used by version-row.tsx.
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { changesApi, type Undone } from '#contract/shell/changes.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { refetchAll } from '#platform/query/refetch-all.ts'
import { useUndo } from '#platform/query/undo.ts'
import type { HistoryOf } from '#platform/workspace/record-history.ts'
import { showToast } from '#ui/toast-store.ts'

const { restoreVersion, restore } = changesApi.endpoints

export interface Restoring {
  /** @param words what is put back, as the person is told */
  fields(change: string, as: 'before' | 'after', fields: readonly string[], words: string): Promise<void>
  /** The deleted record, by the change that deleted it. */
  record(change: string): Promise<void>
}

export function useRestoring({ table, key, title }: HistoryOf): Restoring {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutateAsync: undo } = useUndo()
  const { mutateAsync: putBack } = useApiMutation(restoreVersion)
  const { mutateAsync: bringBack } = useApiMutation(restore)

  const tell = async (work: () => Promise<{ answer: unknown; changeId?: string | undefined }>, words: string) => {
    try {
      const { answer, changeId } = await work()
      const undone = answer as Undone | null
      if (undone === null) showToast({ kind: 'error', message: t`This is no longer known, and cannot be put back.` })
      else if (undone.restored === 0) showToast({ message: t`It is like that already.` })
      else {
        const takeBack = async () => {
          if (changeId !== undefined) await undo(changeId).catch(() => undefined)
          refetchAll(client, ['changes'])
        }
        showToast({
          message: words,
          action: changeId ? { label: t`Undo`, onAction: () => void takeBack() } : undefined,
        })
        refetchAll(client, [undone.api, ...(undone.others ?? [])])
      }
    } catch {
      showToast({ kind: 'error', message: t`This could not be put back. Try again.` })
    }
    refetchAll(client, ['changes'])
  }

  return {
    fields: (change, as, fields, words) =>
      tell(() => putBack({ body: { change, table, key, fields: [...fields], as } }), words),
    record: (change) => tell(() => bringBack({ body: { things: [{ change, table, key }] } }), t`“${title}” is back`),
  }
}
