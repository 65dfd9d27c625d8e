// What can be done to all the selected items at once. A chunk of its own; shown by list-pane.tsx.
// @chunk files-menus
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { BulkButton, BulkBar as KitBar } from '#kit/list/bulk-bar.tsx'
import { useFiles } from './files-context.ts'
import { useDownloadItems } from './use-download-items.ts'
import { selectedOf, useItemCommands } from './use-item-commands.ts'
import type { Listed } from './use-listed.ts'

export default function BulkBar({ listed }: { readonly listed: Listed }) {
  const { t } = useLingui()
  const { actions, openDialog } = useFiles()
  const run = useItemCommands(listed)
  const download = useDownloadItems()
  const items = selectedOf(listed)
  const [first] = items
  if (!first) return null
  const isStarred = items.every(({ starred }) => starred)
  return (
    <KitBar
      count={items.length}
      label={plural(items.length, { one: '# item selected', other: '# items selected' })}
      onClear={listed.selection.clear}
    >
      <BulkButton icon="arrow-down-tray" name={t`Download`} onClick={() => void download(items)} />
      <BulkButton icon="folder-arrow-down" name={t`Move`} onClick={() => run('move', first)} />
      <BulkButton
        icon="document-duplicate"
        name={t`Copy to…`}
        onClick={() => openDialog({ kind: 'move', items, isCopy: true })}
      />
      <BulkButton
        icon="star"
        name={isStarred ? t`Remove star` : t({ message: 'Star', context: 'files' })}
        onClick={() =>
          void actions.setStarred(
            items.map(({ id }) => id),
            !isStarred,
          )
        }
      />
      <BulkButton icon="trash" name={t`Delete`} onClick={() => run('delete', first)} />
    </KitBar>
  )
}
