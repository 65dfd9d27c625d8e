// useUndoable(): makes a change from the palette: its toast with Undo, the lists and hits that follow, and the word where it failed.
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useUndo } from '#platform/query/undo.ts'
import { showToast } from '#ui/toast-store.ts'

interface Write {
  readonly changeId?: string | undefined
}

/**
 * @param words what was done, for the toast
 * @returns false where it failed, which the person has been told
 */
export type MakeUndoable = (words: string, write: () => Promise<Write | readonly Write[]>) => Promise<boolean>

export function useUndoable(): MakeUndoable {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutateAsync: undo } = useUndo()
  const findAgain = () => client.invalidateQueries({ queryKey: ['search'] })
  const takeBack = async (changeIds: readonly string[]) => {
    let isKnown = false
    for (const id of changeIds.toReversed()) if ((await undo(id)).answer) isKnown = true
    if (!isKnown) showToast({ kind: 'error', message: t`This change can no longer be undone.` })
    await findAgain()
  }
  return async (words, write) => {
    try {
      const changeIds = [await write()].flat().flatMap(({ changeId }) => changeId ?? [])
      await findAgain()
      // A write that changed nothing leaves nothing to undo.
      if (changeIds.length > 0)
        showToast({ message: words, action: { label: t`Undo`, onAction: () => takeBack(changeIds) } })
      return true
    } catch {
      showToast({ kind: 'error', message: t`This could not be saved. Try again.` })
      return false
    }
  }
}
