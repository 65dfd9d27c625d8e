// What concerns all notes. A chunk of its own; opened by toolbar.tsx.
// @chunk notes-menus
import { useLingui } from '@lingui/react/macro'
import { useKeyHints } from '#kit/list/row-menu.tsx'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'
import { useNotes } from '../notes-context.ts'
import { notesKeys } from '../notes-keys.ts'
import { isPartShown } from '../search-params.ts'
import { useExport } from '../use-export.ts'
import { newList, useNewNote } from '../use-new-note.ts'

export default function MoreMenu(trigger: LoadedMenuProps) {
  const { t } = useLingui()
  const { search, openDialog } = useNotes()
  const add = useNewNote()
  const exportNotes = useExport()
  const hint = useKeyHints(notesKeys)
  const isPart = isPartShown(search)
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`More`}>
        <MenuItem icon="list-bullet" shortcut={hint('new-list')} onAction={() => add(newList())}>
          {t`New checklist`}
        </MenuItem>
        <MenuItem icon="tag" onAction={() => openDialog({ kind: 'labels' })}>{t`Manage tags`}</MenuItem>
        <MenuItem icon="arrow-up-tray" onAction={() => openDialog({ kind: 'import', file: null })}>
          {t`Import notes…`}
        </MenuItem>
        {isPart && (
          <MenuItem icon="arrow-down-tray" onAction={() => exportNotes('shown')}>
            {t`Export the notes shown`}
          </MenuItem>
        )}
        <MenuItem icon="arrow-down-tray" onAction={() => exportNotes('all')}>
          {isPart ? t`Export all notes` : t`Export as Markdown`}
        </MenuItem>
        <MenuItem icon="printer" onAction={() => print()}>{t`Print`}</MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
