// The menu of one note, where its card was right-clicked or pressed for long. A chunk of its own; opened by board.tsx.
// @chunk notes-menus
import { useLingui } from '@lingui/react/macro'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { RowMenu } from '#kit/list/row-menu.tsx'
import type { RowMenuPlace } from '#kit/list/use-row-menu.ts'
import { MenuItem } from '#ui/menu.tsx'
import { nameOf } from '../board/card-text.ts'
import { useNotes } from '../notes-context.ts'
import { NoteItems } from './note-items.tsx'

export interface CardMenuProps {
  readonly place: RowMenuPlace
  readonly note: Note
  readonly onClose: () => void
}

export default function CardMenu({ place, note, onClose }: CardMenuProps) {
  const { t } = useLingui()
  const { open } = useNotes()
  return (
    <RowMenu place={place} label={nameOf(note) || t`Empty note`} onClose={onClose}>
      <MenuItem icon="arrow-top-right-on-square" onAction={() => open(note.id)}>{t`Open`}</MenuItem>
      <NoteItems note={note} />
    </RowMenu>
  )
}
