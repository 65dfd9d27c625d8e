// The keys of the notes screen: bound by use-screen-keys.ts, those of a note of the board by the board itself, those of the open note by note-dialog.tsx.
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'
import { LIST, listActions } from '#platform/keys/list-actions.ts'
import { placeOf } from '#platform/places.ts'

/** The open note. */
export const OPEN = 'open'

const { select, 'extend-next': extendNext, 'extend-previous': extendPrevious, 'select-all': selectAll } = listActions

export const notesKeys = defineKeys({
  id: 'notes',
  title: placeOf('apps.notes').title,
  parts: { [LIST]: msg`On a note`, [OPEN]: msg`In the open note` },
  actions: {
    'new-note': { label: msg`New note`, keys: ['n', 'c'], icon: 'plus' },
    'new-list': { label: msg`New checklist`, keys: ['l'], icon: 'list-bullet' },
    search: { label: msg`Search notes`, keys: ['s'], icon: 'magnifying-glass' },
    view: { label: msg`Switch between board and list`, keys: ['v'], icon: 'squares-2x2' },
    undo: { label: msg`Undo the last change`, keys: ['Mod+z'], icon: 'arrow-uturn-left', mayRepeat: true },
    redo: { label: msg`Redo`, keys: ['Mod+Shift+z', 'Mod+y'], icon: 'arrow-uturn-right', mayRepeat: true },
    import: { label: msg`Import notes`, keys: [], icon: 'arrow-up-tray' },
    export: { label: msg`Export notes as Markdown`, keys: [], icon: 'arrow-down-tray' },
    'export-shown': { label: msg`Export the notes in this view as Markdown`, keys: [], icon: 'arrow-down-tray' },
    labels: { label: msg`Manage tags`, keys: [], icon: 'tag' },
    next: { label: msg`Next note`, keys: ['ArrowDown', 'j'], part: LIST },
    previous: { label: msg`Previous note`, keys: ['ArrowUp', 'k'], part: LIST },
    open: { label: msg`Open`, keys: ['Enter'], part: LIST, isFixed: true },
    pin: { label: msg`Pin or unpin`, keys: ['p'], part: LIST },
    archive: { label: msg`Archive or unarchive`, keys: ['e'], part: LIST },
    select,
    'extend-next': extendNext,
    'extend-previous': extendPrevious,
    'select-all': selectAll,
    'clear-selection': { label: msg`Clear selection`, keys: ['Escape'], part: LIST, isFixed: true },
    'move-up': { label: msg`Move earlier`, keys: ['Mod+ArrowUp'], part: LIST },
    'move-down': { label: msg`Move later`, keys: ['Mod+ArrowDown'], part: LIST },
    color: { label: msg`Choose a colour`, keys: ['o'], part: LIST },
    tags: { label: msg`Add or remove tags`, keys: ['t'], part: LIST },
    remind: { label: msg`Set a reminder`, keys: ['r'], part: LIST },
    copy: { label: msg`Make a copy`, keys: ['y'], part: LIST },
    delete: { label: msg`Delete`, keys: ['#', 'Delete'], part: LIST },
    close: { label: msg`Close the note`, keys: ['Mod+Enter', 'Escape'], part: OPEN, isFixed: true },
    'next-line': { label: msg`New checklist line`, keys: ['Enter'], part: OPEN, isFixed: true },
    'move-line-up': { label: msg`Move the line up`, keys: ['Mod+ArrowUp'], part: OPEN, isFixed: true },
    'move-line-down': { label: msg`Move the line down`, keys: ['Mod+ArrowDown'], part: OPEN, isFixed: true },
    'delete-line': { label: msg`Delete an empty line`, keys: ['Backspace'], part: OPEN, isFixed: true },
  },
})
