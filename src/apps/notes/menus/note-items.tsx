// What can be done to one note. A chunk of its own; opened by its card and by the open note.
// @chunk notes-menus
import { useLingui } from '@lingui/react/macro'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { noteAddress } from '#formats/markdown/note-links.ts'
import type { LoadedMenuProps } from '#kit/lazy/lazy-menu.tsx'
import { useKeyHints } from '#kit/list/row-menu.tsx'
import { useCopyLink } from '#kit/transfer/use-copy-link.ts'
import { openHistory } from '#platform/workspace/record-history.ts'
import { Menu, MenuItem, MenuSeparator, MenuTrigger, Submenu } from '#ui/menu.tsx'
import { nameOf } from '../board/card-text.ts'
import { useNotes } from '../notes-context.ts'
import { notesKeys } from '../notes-keys.ts'
import { useConvert } from '../use-convert.ts'
import { useExport } from '../use-export.ts'
import { ColorItems } from './color-items.tsx'
import { LabelItems } from './label-items.tsx'

export interface NoteMenuProps {
  readonly note: Note
  /** Of the open note, not of its card. */
  readonly isOfOpen?: boolean
}

export default function NoteMenu({ note, isOfOpen = false, ...trigger }: NoteMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const { actions, open, openDialog } = useNotes()
  const copyLink = useCopyLink()
  const hint = useKeyHints(notesKeys)
  const exportNotes = useExport()
  const { id, pinned, archived } = note
  const name = nameOf(note) || t`Empty note`
  const copy = async () => {
    const copied = await actions.copy(id)
    if (isOfOpen && copied !== undefined) open(copied)
  }
  return (
    <MenuTrigger {...trigger} placement={isOfOpen ? 'top start' : 'bottom end'}>
      <Menu aria-label={name}>
        <MenuItem icon="bookmark" shortcut={hint('pin')} onAction={() => actions.setPinned([id], !pinned)}>
          {pinned ? t`Unpin` : t`Pin`}
        </MenuItem>
        <Submenu trigger={<MenuItem icon="swatch">{t`Colour`}</MenuItem>}>
          <Menu aria-label={t`Colour`}>
            <ColorItems note={note} />
          </Menu>
        </Submenu>
        <Submenu trigger={<MenuItem icon="tag">{t`Tags`}</MenuItem>}>
          <Menu aria-label={t`Tags`}>
            <LabelItems note={note} />
          </Menu>
        </Submenu>
        <MenuItem icon="clock" onAction={() => openDialog({ kind: 'reminder', note })}>{t`Remind me…`}</MenuItem>
        <ChecklistItems note={note} />
        <MenuSeparator />
        <MenuItem icon="document-duplicate" onAction={copy}>{t`Make a copy`}</MenuItem>
        <MenuItem icon="link" onAction={() => copyLink(noteAddress(id))}>{t`Copy link`}</MenuItem>
        <MenuItem icon="arrow-down-tray" onAction={() => exportNotes(note)}>{t`Export as Markdown`}</MenuItem>
        <MenuItem icon="arrow-path" onAction={() => openHistory({ table: 'notes', key: id, title: name })}>
          {t`Version history…`}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon="archive-box" shortcut={hint('archive')} onAction={() => actions.setArchived([id], !archived)}>
          {archived ? t`Move out of the archive` : t`Archive`}
        </MenuItem>
        <MenuItem
          icon="trash"
          shortcut={hint('delete')}
          onAction={() => {
            if (isOfOpen) open(undefined)
            void actions.remove([id])
          }}
        >
          {t`Delete`}
        </MenuItem>
      </Menu>
    </MenuTrigger>
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
              actions.change(id, { tasks: tasks.map((task) => ({ ...task, completed: false })) }, t`All lines unticked`)
            }
          >
            {t`Untick all lines`}
          </MenuItem>
          <MenuItem
            icon="x-mark"
            onAction={() =>
              actions.change(id, { tasks: tasks.filter(({ completed }) => !completed) }, t`Ticked lines deleted`)
            }
          >
            {t`Delete ticked lines`}
          </MenuItem>
        </>
      )}
    </>
  )
}
