// The keys of the files screen: bound by use-screen-keys.ts, those of an item by the list and the grid themselves. No single letters: typing one leads to a name.
// @chunk file-shapes
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'
import { LIST, listActions } from '#platform/keys/list-actions.ts'
import { placeOf } from '#platform/places.ts'

export const filesKeys = defineKeys({
  id: 'files',
  title: placeOf('apps.file-manager').title,
  parts: { [LIST]: msg`On a file or folder` },
  actions: {
    'new-folder': { label: msg`New folder`, keys: ['Shift+f'], icon: 'folder-plus' },
    upload: { label: msg`Upload files`, keys: ['Shift+u'], icon: 'arrow-up-tray' },
    search: { label: msg`Search files`, keys: ['Shift+s'], icon: 'magnifying-glass' },
    view: { label: msg`Switch between list and grid`, keys: ['Shift+v'], icon: 'squares-2x2' },
    up: { label: msg`Up one folder`, keys: ['Alt+ArrowUp', 'Backspace'], icon: 'arrow-up' },
    undo: { label: msg`Undo the last change`, keys: ['Mod+z'], icon: 'arrow-uturn-left', mayRepeat: true },
    redo: { label: msg`Redo`, keys: ['Mod+Shift+z', 'Mod+y'], icon: 'arrow-uturn-right', mayRepeat: true },
    next: { ...listActions.next, keys: ['ArrowDown'] },
    previous: { ...listActions.previous, keys: ['ArrowUp'] },
    first: listActions.first,
    last: listActions.last,
    'page-down': listActions['page-down'],
    'page-up': listActions['page-up'],
    open: listActions.open,
    details: { label: msg`Show details`, keys: ['Mod+Enter', 'Alt+Enter'], part: LIST },
    rename: { label: msg`Rename`, keys: ['F2'], part: LIST },
    select: { ...listActions.select, keys: ['Space', 'Shift+Space'] },
    'extend-next': { ...listActions['extend-next'], keys: ['Shift+ArrowDown'] },
    'extend-previous': { ...listActions['extend-previous'], keys: ['Shift+ArrowUp'] },
    'select-all': listActions['select-all'],
    copy: { label: msg`Copy`, keys: ['Mod+c'], part: LIST },
    cut: { label: msg`Cut`, keys: ['Mod+x'], part: LIST },
    paste: { label: msg`Paste`, keys: ['Mod+v'], icon: 'clipboard' },
    move: { label: msg`Move to a folder`, keys: ['Mod+Shift+m'], part: LIST },
    delete: { ...listActions.delete, keys: ['Delete'] },
    'clear-selection': {
      label: msg`Clear the selection or close the details`,
      keys: ['Escape'],
      part: LIST,
      isFixed: true,
    },
  },
})
