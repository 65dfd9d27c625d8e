// useUndoable(): makes a change from the palette, as useAction() does; lists and hits follow it.
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '#kit/undo/use-action.ts'
import type { Written } from '#kit/undo/written.ts'

/**
 * @param message what was done, for the toast
 * @param open goes to what was made
 * @returns false where it failed, of which the person has been notified
 */
export type MakeUndoable = (
  message: string,
  write: () => Promise<Written | readonly Written[]>,
  open?: () => unknown,
) => Promise<boolean>

export function useUndoable(): MakeUndoable {
  const { t } = useLingui()
  const client = useQueryClient()
  const { run } = useAction()
  const findAgain = () => void client.invalidateQueries({ queryKey: ['search'] })
  return (message, write, open) =>
    run({
      message,
      write: async () => {
        const written = await write()
        await client.invalidateQueries({ queryKey: ['search'] })
        return written
      },
      second: open && { label: t`Open`, onAction: open },
      onUndone: findAgain,
      onRedone: findAgain,
    })
}
