// What can be done to all the selected notes at once, each as one change with its undo. A chunk of its own; shown by board.tsx.
// @chunk notes-menus
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { BulkButton, BulkBar as KitBar } from '#kit/list/bulk-bar.tsx'
import { chosenIds } from '#kit/list/chosen-ids.ts'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import type { ChosenMenuProps } from '../menus/chosen-menu.tsx'
import { useNotes } from '../notes-context.ts'
import type { Chosen } from './chosen.ts'

const chosenMenu = lazyMenu<ChosenMenuProps>(() => import('../menus/chosen-menu.tsx'))

export interface BulkBarProps extends Chosen {
  /** Nothing is selected any more, and this goes. */
  readonly onLeave: () => void
}

export default function BulkBar({ selection, source, onLeave }: BulkBarProps) {
  const { t } = useLingui()
  const { actions, search } = useNotes()
  const { size } = selection
  const isArchive = search.show === 'archive'
  const withChosen = (act: (ids: readonly string[]) => unknown) => async () => act(await chosenIds(selection, source))
  const leaving = (act: (ids: readonly string[]) => unknown) =>
    withChosen((ids) => {
      onLeave()
      void act(ids)
    })
  const menu = (of: ChosenMenuProps['of'], icon: string, name: string) => (
    <LazyMenu
      source={chosenMenu}
      menu={{ of, selection, source }}
      opener={(opener) => <BulkButton {...opener} icon={icon} name={name} />}
    />
  )
  return (
    <KitBar
      count={size}
      label={plural(size, { one: '# note selected', other: '# notes selected' })}
      variant="scroller"
      onClear={onLeave}
    >
      {!isArchive && (
        <BulkButton icon="bookmark" name={t`Pin`} onPress={withChosen((ids) => actions.setPinned(ids, true))} />
      )}
      {menu('color', 'swatch', t`Colour`)}
      {menu('label', 'tag', t({ message: 'Tag', context: 'notes' }))}
      <BulkButton
        icon="archive-box"
        name={isArchive ? t`Unarchive` : t`Archive`}
        onPress={leaving((ids) => actions.setArchived(ids, !isArchive))}
      />
      <BulkButton icon="trash" name={t`Delete`} onPress={leaving(actions.remove)} />
    </KitBar>
  )
}
