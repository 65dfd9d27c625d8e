// What can be done to one note, as rows of a menu: of its card, where a card was pressed for long, and of the open note.
// @chunk notes-menus
import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { noteAddress } from '#formats/markdown/note-links.ts'
import { useKeyHints } from '#kit/list/row-menu.tsx'
import { useCopyLink } from '#kit/transfer/use-copy-link.ts'
import { openHistory } from '#platform/workspace/record-history.ts'
import { Menu, MenuItem, MenuSeparator, Submenu } from '#ui/menu.tsx'
import { nameOf } from '../board/card-text.ts'
import { ChosenContext } from '../board/chosen.ts'
import { MovesContext, type MoveTo } from '../board/moves.ts'
import { useNotes } from '../notes-context.ts'
import { notesKeys } from '../notes-keys.ts'
import { useConvert } from '../use-convert.ts'
import { useExport } from '../use-export.ts'
import { ColorItems } from './color-items.tsx'
import { LabelItems } from './label-items.tsx'

export interface NoteItemsProps {
  readonly note: Note
  /** Of the open note, not of its card. */
  readonly isOfOpen?: boolean
}

export function NoteItems({ note, isOfOpen = false }: NoteItemsProps) {
  const { t } = useLingui()
  const { actions, open, openDialog } = useNotes()
  const copyLink = useCopyLink()
  const hint = useKeyHints(notesKeys)
  const exportNotes = useExport()
  const { id, pinned } = note
  const name = nameOf(note) || t`Empty note`
  const copy = async () => {
    const copied = await actions.copy(id)
    if (isOfOpen && copied !== undefined) open(copied)
  }
  return (
    <>
      {!isOfOpen && <SelectItem note={note} />}
      <MenuItem icon="bookmark" shortcut={hint('pin')} onAction={() => actions.setPinned([id], !pinned)}>
        {pinned ? t`Unpin` : t`Pin`}
      </MenuItem>
      <Submenu trigger={<MenuItem icon="swatch">{t`Colour`}</MenuItem>}>
        <Menu aria-label={t`Colour`}>
          <ColorItems color={note.color} onPick={(color) => actions.setColor([id], color)} />
        </Menu>
      </Submenu>
      <Submenu trigger={<MenuItem icon="tag">{t`Tags`}</MenuItem>}>
        <Menu aria-label={t`Tags`}>
          <LabelItems note={note} />
        </Menu>
      </Submenu>
      <MenuItem
        icon="clock"
        shortcut={hint('remind')}
        onAction={() => openDialog({ kind: 'reminder', note })}
      >{t`Remind me…`}</MenuItem>
      <ChecklistItems note={note} />
      <MoveItems note={note} />
      <MenuSeparator />
      <MenuItem icon="document-duplicate" shortcut={hint('copy')} onAction={copy}>{t`Make a copy`}</MenuItem>
      <MenuItem icon="link" onAction={() => copyLink(noteAddress(id))}>{t`Copy link`}</MenuItem>
      <MenuItem icon="arrow-down-tray" onAction={() => exportNotes(note)}>{t`Export as Markdown`}</MenuItem>
      <MenuItem icon="arrow-path" onAction={() => openHistory({ table: 'notes', key: id, title: name })}>
        {t`Version history…`}
      </MenuItem>
      <MenuSeparator />
      <LeaveItems note={note} isOfOpen={isOfOpen} />
    </>
  )
}

/** What takes it off the board. */
function LeaveItems({ note: { id, archived }, isOfOpen }: NoteItemsProps) {
  const { t } = useLingui()
  const { actions, open } = useNotes()
  const hint = useKeyHints(notesKeys)
  const selection = useContext(ChosenContext)?.selection
  // What leaves the board is counted no more.
  const deselect = () => selection?.has(id) && selection.toggle(id)
  return (
    <>
      <MenuItem
        icon="archive-box"
        shortcut={hint('archive')}
        onAction={() => {
          deselect()
          void actions.setArchived([id], !archived)
        }}
      >
        {archived ? t`Unarchive` : t`Archive`}
      </MenuItem>
      <MenuItem
        icon="trash"
        shortcut={hint('delete')}
        onAction={() => {
          if (isOfOpen) open(undefined)
          deselect()
          void actions.remove([id])
        }}
      >
        {t`Delete`}
      </MenuItem>
    </>
  )
}

/** On the board. */
function SelectItem({ note: { id } }: { readonly note: Note }) {
  const { t } = useLingui()
  const selection = useContext(ChosenContext)?.selection
  const hint = useKeyHints(notesKeys)
  if (!selection) return null
  return (
    <MenuItem icon="check" shortcut={hint('select')} onAction={() => selection.toggle(id)}>
      {selection.has(id) ? t`Deselect` : t`Select`}
    </MenuItem>
  )
}

function ChecklistItems({ note }: { readonly note: Note }) {
  const { t } = useLingui()
  const { actions } = useNotes()
  const convert = useConvert()
  const { id, tasks } = note
  if (tasks === null)
    return (
      <MenuItem icon="list-bullet" onAction={() => convert(note)}>
        {t`Turn into a checklist`}
      </MenuItem>
    )
  const hasTicked = tasks.some(({ completed }) => completed)
  return (
    <>
      <MenuItem icon="bars-3-bottom-left" onAction={() => convert(note)}>
        {t`Turn into text`}
      </MenuItem>
      {hasTicked && (
        <>
          <MenuItem
            icon="arrow-uturn-left"
            onAction={() =>
              actions.change(
                id,
                { tasks: tasks.map((task) => ({ ...task, completed: false })) },
                t`All lines unticked`,
                tasks,
              )
            }
          >
            {t`Untick all lines`}
          </MenuItem>
          <MenuItem
            icon="x-mark"
            onAction={() =>
              actions.change(id, { tasks: tasks.filter(({ completed }) => !completed) }, t`Ticked lines deleted`, tasks)
            }
          >
            {t`Delete ticked lines`}
          </MenuItem>
        </>
      )}
    </>
  )
}

/** Where the order is the person's. */
function MoveItems({ note }: { readonly note: Note }) {
  const { t } = useLingui()
  const moves = useContext(MovesContext)?.(note)
  const hint = useKeyHints(notesKeys)
  if (!moves || moves.offered.length === 0) return null
  const labels: Readonly<Record<MoveTo, string>> = {
    start: t`Move to the start`,
    earlier: t`Move earlier`,
    later: t`Move later`,
    end: t`Move to the end`,
  }
  const hints = { start: undefined, earlier: hint('move-up'), later: hint('move-down'), end: undefined }
  return (
    <Submenu trigger={<MenuItem icon="arrows-up-down">{t`Move`}</MenuItem>}>
      <Menu aria-label={t`Move`}>
        {moves.offered.map((to) => (
          <MenuItem key={to} shortcut={hints[to]} onAction={() => moves.move(to)}>
            {labels[to]}
          </MenuItem>
        ))}
      </Menu>
    </Submenu>
  )
}
