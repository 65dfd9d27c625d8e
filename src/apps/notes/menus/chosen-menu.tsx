// The colours or the tags for all the selected notes. A chunk of its own; opened by board/bulk-bar.tsx.
// @chunk notes-menus
import { useLingui } from '@lingui/react/macro'
import { chosenIds } from '#kit/list/chosen-ids.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuTrigger } from '#ui/menu.tsx'
import type { Chosen } from '../board/chosen.ts'
import { useNotes } from '../notes-context.ts'
import { ChosenLabelItems } from './chosen-label-items.tsx'
import { ColorItems } from './color-items.tsx'

export interface ChosenMenuProps extends Chosen {
  readonly of: 'color' | 'label'
}

export default function ChosenMenu({ of, selection, source, ...trigger }: ChosenMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const { actions } = useNotes()
  const withChosen = async (act: (ids: readonly string[]) => unknown) => act(await chosenIds(selection, source))
  return (
    <MenuTrigger {...trigger} placement="top">
      <Menu aria-label={of === 'color' ? t`Colour` : t`Tags`}>
        {of === 'color' ? (
          <ColorItems onPick={(color) => withChosen((ids) => actions.setColor(ids, color))} />
        ) : (
          <ChosenLabelItems withChosen={withChosen} />
        )}
      </Menu>
    </MenuTrigger>
  )
}
