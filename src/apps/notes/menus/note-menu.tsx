// The menu of one note, on a button: of its card and of the open note. A chunk of its own.
// @chunk notes-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuTrigger } from '#ui/menu.tsx'
import { nameOf } from '../board/card-text.ts'
import { NoteItems, type NoteItemsProps } from './note-items.tsx'

export type NoteMenuProps = NoteItemsProps

export default function NoteMenu({ note, isOfOpen = false, ...trigger }: NoteMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  return (
    <MenuTrigger {...trigger} placement={isOfOpen ? 'top start' : 'bottom end'}>
      <Menu aria-label={nameOf(note) || t`Empty note`}>
        <NoteItems note={note} isOfOpen={isOfOpen} />
      </Menu>
    </MenuTrigger>
  )
}
