// The colour of the open note. A chunk of its own; opened by note-foot.tsx.
// @chunk notes-menus
import { useLingui } from '@lingui/react/macro'
import type { Note } from '#contract/apps/notes-shapes.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuTrigger } from '#ui/menu.tsx'
import { useNotes } from '../notes-context.ts'
import { ColorItems } from './color-items.tsx'

export default function ColorMenu({ note, ...trigger }: { readonly note: Note } & LoadedMenuProps) {
  const { t } = useLingui()
  const { actions } = useNotes()
  return (
    <MenuTrigger {...trigger} placement="top start">
      <Menu aria-label={t`Colour`}>
        <ColorItems color={note.color} onPick={(color) => actions.setColor([note.id], color)} />
      </Menu>
    </MenuTrigger>
  )
}
