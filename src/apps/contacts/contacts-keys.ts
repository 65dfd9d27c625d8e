// The keys of the contacts screen: bound by list-pane.tsx, those of a row by the list itself, those of the open contact by contact-view.tsx.
// @chunk contact-shapes
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'
import { LIST, listActions } from '#platform/keys/list-actions.ts'
import { placeOf } from '#platform/places.ts'

const { 'move-up': _up, 'move-down': _down, edit: _title, ...rowActions } = listActions

export const contactsKeys = defineKeys({
  id: 'contacts',
  title: placeOf('apps.contacts').title,
  parts: { [LIST]: msg`On a row in the list` },
  actions: {
    'new-contact': { label: msg`New contact`, keys: ['c'], icon: 'plus' },
    search: { label: msg`Search contacts`, keys: ['s'], icon: 'magnifying-glass' },
    edit: { label: msg`Edit the open contact`, keys: ['e'], icon: 'pencil-square' },
    'next-contact': { label: msg`Next contact`, keys: ['n'], icon: 'chevron-down' },
    'previous-contact': { label: msg`Previous contact`, keys: ['p'], icon: 'chevron-up' },
    save: { label: msg`Save the contact`, keys: ['Mod+s'], icon: 'check', alsoTyping: true },
    favourite: { label: msg`Add to or remove from favourites`, keys: ['*'], icon: 'star' },
    undo: { label: msg`Undo the last change`, keys: ['Mod+z'], icon: 'arrow-uturn-left', mayRepeat: true },
    redo: { label: msg`Redo`, keys: ['Mod+Shift+z', 'Mod+y'], icon: 'arrow-uturn-right', mayRepeat: true },
    import: { label: msg`Import contacts`, keys: [], icon: 'arrow-down-tray' },
    export: { label: msg`Export contacts`, keys: [], icon: 'arrow-up-tray' },
    duplicates: { label: msg`Find duplicate contacts`, keys: [], icon: 'document-duplicate' },
    tags: { label: msg`Manage tags`, keys: [], icon: 'tag' },
    ...rowActions,
    'clear-selection': {
      label: msg`Clear the selection or close the contact`,
      keys: ['Escape'],
      part: LIST,
      isFixed: true,
    },
  },
})
