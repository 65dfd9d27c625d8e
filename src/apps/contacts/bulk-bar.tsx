// What can be done to all the selected contacts at once. A chunk of its own; shown by list-pane.tsx.
// @chunk contacts-menus
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { BulkButton, BulkBar as KitBar } from '#kit/list/bulk-bar.tsx'
import { chosenIds } from '#kit/list/chosen-ids.ts'
import type { ListSource } from '#kit/list/source.ts'
import type { Selection } from '#kit/list/use-selection.ts'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { useContacts } from './contacts-context.ts'
import type { ListedContact } from './list/use-listed.ts'
import type { BulkMoreMenuProps } from './menus/bulk-more-menu.tsx'
import type { BulkTagMenuProps } from './menus/bulk-tag-menu.tsx'

const tagMenu = lazyMenu<BulkTagMenuProps>(() => import('./menus/bulk-tag-menu.tsx'))
const moreMenu = lazyMenu<BulkMoreMenuProps>(() => import('./menus/bulk-more-menu.tsx'))

export interface BulkBarProps {
  readonly selection: Selection
  readonly source: ListSource<ListedContact>
}

/** More than this is not looked at side by side. */
const MOST_MERGED = 10

export default function BulkBar({ selection, source }: BulkBarProps) {
  const { t } = useLingui()
  const { actions, openId, open, openDialog } = useContacts()
  const { size } = selection
  const withChosen = async (act: (ids: readonly string[]) => unknown) => act(await chosenIds(selection, source))
  const remove = (ids: readonly string[]) => {
    selection.clear()
    if (openId !== undefined && ids.includes(openId)) open(undefined)
    void actions.remove(ids)
  }
  const merge = (ids: readonly string[]) =>
    openDialog({
      kind: 'merge',
      ids,
      onMerged: (id) => {
        selection.clear()
        open(id)
      },
    })
  return (
    <KitBar
      count={size}
      label={plural(size, { one: '# contact selected', other: '# contacts selected' })}
      onClear={selection.clear}
    >
      <BulkButton
        icon="star"
        name={t({ message: 'Favourite', context: 'act' })}
        onClick={() => void withChosen((ids) => actions.setFavourite(ids, true))}
      />
      <LazyMenu
        source={tagMenu}
        menu={{ selection, source }}
        opener={(opener) => <BulkButton {...opener} icon="tag" name={t`Tag`} />}
      />
      <BulkButton
        icon="pencil-square"
        name={t`Edit`}
        onClick={() => void withChosen((ids) => openDialog({ kind: 'edit-many', ids }))}
      />
      <LazyMenu
        source={moreMenu}
        menu={{
          onMerge: size > 1 && size <= MOST_MERGED ? () => void withChosen(merge) : undefined,
          onExport: () => void withChosen((ids) => openDialog({ kind: 'export', ids })),
        }}
        opener={(opener) => <BulkButton {...opener} icon="ellipsis-horizontal" name={t`More`} />}
      />
      <BulkButton icon="trash" name={t`Delete`} onClick={() => void withChosen(remove)} />
    </KitBar>
  )
}
