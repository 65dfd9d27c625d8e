// The menu of one note, where its card was right-clicked or pressed for long; or of it the colours or the tags alone, by key, for all that are selected with it.
// A chunk of its own; opened by board.tsx.
// @chunk notes-menus
import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { chosenIds } from '#kit/list/chosen-ids.ts'
import { RowMenu } from '#kit/list/row-menu.tsx'
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'
import { MenuItem } from '#ui/menu.tsx'
import { nameOf } from '../board/card-text.ts'
import { ChosenContext } from '../board/chosen.ts'
import { useNotes } from '../notes-context.ts'
import { ChosenLabelItems } from './chosen-label-items.tsx'
import { ColorItems } from './color-items.tsx'
import { LabelItems } from './label-items.tsx'
import { NoteItems } from './note-items.tsx'

export type CardMenuPart = 'color' | 'tags'

export interface CardMenuProps {
  readonly anchor: RowMenuAnchor
  readonly note: Note
  /** Default: all. */
  readonly of: CardMenuPart | undefined
  readonly onClose: () => void
}

export default function CardMenu({ anchor, note, of, onClose }: CardMenuProps) {
  const { t } = useLingui()
  const { open } = useNotes()
  const labels = { color: t`Colour`, tags: t`Tags` }
  return (
    <RowMenu anchor={anchor} label={of ? labels[of] : nameOf(note) || t`Empty note`} onClose={onClose}>
      {of ? (
        <Part note={note} of={of} />
      ) : (
        <>
          <MenuItem icon="arrow-top-right-on-square" onAction={() => open(note.id)}>{t`Open`}</MenuItem>
          <NoteItems note={note} />
        </>
      )}
    </RowMenu>
  )
}

function Part({ note, of }: { readonly note: Note; readonly of: CardMenuPart }) {
  const { actions } = useNotes()
  const chosen = useContext(ChosenContext)
  const isMany = chosen !== null && chosen.selection.size > 1 && chosen.selection.has(note.id)
  const withChosen = async (act: (ids: readonly string[]) => unknown) =>
    act(isMany ? await chosenIds(chosen.selection, chosen.source) : [note.id])
  if (of === 'color')
    return (
      <ColorItems
        {...(!isMany && { color: note.color })}
        onPick={(color) => withChosen((ids) => actions.setColor(ids, color))}
      />
    )
  return isMany ? <ChosenLabelItems withChosen={withChosen} /> : <LabelItems note={note} />
}
