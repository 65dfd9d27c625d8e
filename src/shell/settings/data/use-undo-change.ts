// Undoes a change by its id, and says what became of it. Used by the parts of the data section.
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { refetchAll } from '#platform/query/refetch-all.ts'
import { useUndo } from '#platform/query/undo.ts'
import { showToast } from '#ui/toast-store.ts'

export function useUndoChange(): (changeId: string, words?: string) => Promise<void> {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutateAsync } = useUndo()
  return async (changeId, words) => {
    try {
      const { answer } = await mutateAsync(changeId)
      if (!answer) showToast({ kind: 'error', message: t`This change can no longer be undone.` })
      else if (answer.restored === 0)
        showToast({ message: t`There was nothing left to undo: all of it was changed again since.` })
      else showToast({ message: words ?? t`Undone` })
    } catch {
      showToast({ kind: 'error', message: t`This could not be undone. Try again.` })
    }
    refetchAll(client, ['workspace', 'changes'])
  }
}
