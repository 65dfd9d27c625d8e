// What a key or the menu does with an item, or with all that are selected where it is one of them.
// @chunk files
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Item } from '#contract/apps/file-manager.ts'
import { announce } from '#ui/announce.ts'
import { useFiles } from './files-context.ts'
import type { Listed } from './use-listed.ts'

export type ItemCommand = 'rename' | 'details' | 'copy' | 'cut' | 'move' | 'delete'

/** The selected items, in the sequence of the list. */
export const selectedOf = ({ selection, rows = [] }: Pick<Listed, 'selection' | 'rows'>): Item[] =>
  rows.filter(({ item }) => selection.has(item.id)).map(({ item }) => item)

/** @returns runs a command of the key table; false where it is none of an item's */
export function useItemCommands(listed: Listed): (command: string, item: Item) => boolean {
  const { t } = useLingui()
  const { actions, open, openId, rename, setClipboard, openDialog } = useFiles()
  return (command, item) => {
    const items = listed.selection.has(item.id) ? selectedOf(listed) : [item]
    const { name } = item
    const toClipboard = (isCut: boolean) => {
      setClipboard({ items, isCut })
      announce(
        items.length > 1
          ? isCut
            ? t`${plural(items.length, { one: '# item cut', other: '# items cut' })}`
            : t`${plural(items.length, { one: '# item copied to the clipboard', other: '# items copied to the clipboard' })}`
          : isCut
            ? t`Cut: “${name}”`
            : t`Copied to the clipboard: “${name}”`,
      )
    }
    const commands: Readonly<Record<ItemCommand, () => void>> = {
      rename: () => rename(item.id),
      details: () => open(item.id),
      copy: () => toClipboard(false),
      cut: () => toClipboard(true),
      move: () => openDialog({ kind: 'move', items, isCopy: false }),
      delete: () => {
        listed.selection.clear()
        if (items.some(({ id }) => id === openId)) open(undefined)
        void actions.remove(items)
      },
    }
    const run = commands[command as ItemCommand]
    run?.()
    return run !== undefined
  }
}
