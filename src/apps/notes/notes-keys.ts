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
    'new-note': { words: msg`New note`, keys: ['n', 'c'], icon: 'plus' },
    'new-list': { words: msg`New checklist`, keys: ['l'], icon: 'list-bullet' },
    search: { words: msg`Search in notes`, keys: ['s'], icon: 'magnifying-glass' },
    view: { words: msg`Switch between board and list`, keys: ['v'], icon: 'squares-2x2' },
    undo: { words: msg`Undo the last change`, keys: ['Mod+z'], icon: 'arrow-uturn-left', mayRepeat: true },
    redo: { words: msg`Redo`, keys: ['Mod+Shift+z', 'Mod+y'], icon: 'arrow-uturn-right', mayRepeat: true },
    import: { words: msg`Import notes`, keys: [], icon: 'arrow-up-tray' },
    export: { words: msg`Export notes as Markdown`, keys: [], icon: 'arrow-down-tray' },
    'export-shown': { words: msg`Export the notes shown as Markdown`, keys: [], icon: 'arrow-down-tray' },
    labels: { words: msg`Manage tags`, keys: [], icon: 'tag' },
    next: { words: msg`Next note`, keys: ['ArrowDown', 'j'], part: LIST },
    previous: { words: msg`Previous note`, keys: ['ArrowUp', 'k'], part: LIST },
    open: { words: msg`Open`, keys: ['Enter'], part: LIST, isFixed: true },
    pin: { words: msg`Pin or unpin`, keys: ['p'], part: LIST },
    archive: { words: msg`Archive or unarchive`, keys: ['e'], part: LIST },
    select,
    'extend-next': extendNext,
    'extend-previous': extendPrevious,
    'select-all': selectAll,
    'clear-selection': { words: msg`Clear the selection`, keys: ['Escape'], part: LIST, isFixed: true },
    'move-up': { words: msg`Move earlier`, keys: ['Mod+ArrowUp'], part: LIST },
    'move-down': { words: msg`Move later`, keys: ['Mod+ArrowDown'], part: LIST },
    color: { words: msg`Choose a colour`, keys: ['o'], part: LIST },
    tags: { words: msg`Add or remove tags`, keys: ['t'], part: LIST },
    remind: { words: msg`Set a reminder`, keys: ['r'], part: LIST },
    copy: { words: msg`Make a copy`, keys: ['y'], part: LIST },
    delete: { words: msg`Delete`, keys: ['#', 'Delete'], part: LIST },
    close: { words: msg`Close the note`, keys: ['Mod+Enter', 'Escape'], part: OPEN, isFixed: true },
    'next-line': { words: msg`New checklist line`, keys: ['Enter'], part: OPEN, isFixed: true },
    'move-line-up': { words: msg`Move the line up`, keys: ['Mod+ArrowUp'], part: OPEN, isFixed: true },
    'move-line-down': { words: msg`Move the line down`, keys: ['Mod+ArrowDown'], part: OPEN, isFixed: true },
    'delete-line': { words: msg`Delete an empty line`, keys: ['Backspace'], part: OPEN, isFixed: true },
  },
})
