// The labels of the open note. A chunk of its own; opened by note-meta.tsx.
// @chunk notes-menus
import { useLingui } from '@lingui/react/macro'
import type { Note } from '#contract/apps/notes-shapes.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuTrigger } from '#ui/menu.tsx'
import { LabelItems } from './label-items.tsx'

export default function LabelMenu({ note, ...trigger }: { readonly note: Note } & LoadedMenuProps) {
  const { t } = useLingui()
  return (
    <MenuTrigger {...trigger} placement="top start">
      <Menu aria-label={t`Tags`}>
        <LabelItems note={note} />
      </Menu>
    </MenuTrigger>
  )
}
