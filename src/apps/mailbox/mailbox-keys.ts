// The keys of the mailbox: bound by use-screen-keys.ts, those of a row by the list itself, those of the open email by mail-page.tsx and use-neighbours.ts.
// @chunk mail-shapes
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'
import { LIST, listActions } from '#platform/keys/list-actions.ts'
import { placeOf } from '#platform/places.ts'

const { 'move-up': _up, 'move-down': _down, edit: _title, delete: _delete, ...rowActions } = listActions

/** The part of the open email. */
export const EMAIL = 'email'

export const mailboxKeys = defineKeys({
  id: 'mailbox',
  title: placeOf('apps.mailbox').title,
  parts: { [LIST]: msg`On a row in the list`, [EMAIL]: msg`In the open email` },
  actions: {
    'new-mail': { label: msg`New email`, keys: ['c'], icon: 'pencil-square' },
    search: { label: msg`Search email`, keys: ['q'], icon: 'magnifying-glass' },
    reply: { label: msg`Reply`, keys: ['r'], icon: 'arrow-uturn-left' },
    'reply-all': { label: msg`Reply to all`, keys: ['a'], icon: 'users' },
    forward: { label: msg`Forward`, keys: ['f'], icon: 'arrow-right' },
    star: { label: msg`Add or remove a star`, keys: ['s'], icon: 'star' },
    important: { label: msg`Mark as important or not important`, keys: ['i'], icon: 'exclamation-circle' },
    unread: { label: msg`Mark as read or unread`, keys: ['u'], icon: 'envelope' },
    snooze: { label: msg`Snooze`, keys: ['b'], icon: 'clock' },
    move: { label: msg`Move to another folder`, keys: ['v'], icon: 'folder' },
    label: { label: msg`Add or remove labels`, keys: ['l'], icon: 'tag' },
    spam: { label: msg`Move to Spam or back to the Inbox`, keys: ['!'], icon: 'no-symbol' },
    delete: { label: msg`Delete`, keys: ['#', 'Delete'], icon: 'trash' },
    'next-mail': { label: msg`Next email`, keys: ['j'], part: EMAIL },
    'previous-mail': { label: msg`Previous email`, keys: ['k'], part: EMAIL },
    'next-page': { label: msg`Next page`, keys: [']'], icon: 'chevron-right' },
    'previous-page': { label: msg`Previous page`, keys: ['['], icon: 'chevron-left' },
    'go-inbox': { label: msg`Go to the Inbox`, keys: ['g i'], comesFirst: true, icon: 'inbox' },
    'go-drafts': { label: msg`Go to Drafts`, keys: ['g d'], comesFirst: true, icon: 'document-text' },
    'go-sent': { label: msg`Go to Sent`, keys: ['g t'], comesFirst: true, icon: 'paper-airplane' },
    undo: { label: msg`Undo the last change`, keys: ['Mod+z', 'z'], icon: 'arrow-uturn-left', mayRepeat: true },
    redo: { label: msg`Redo`, keys: ['Mod+Shift+z', 'Mod+y'], icon: 'arrow-uturn-right', mayRepeat: true },
    print: { label: msg`Print`, keys: [], icon: 'printer' },
    save: { label: msg`Save as a file (.eml)`, keys: [], icon: 'arrow-down-tray' },
    source: { label: msg`Show source`, keys: [], icon: 'document-text' },
    history: { label: msg`Version history`, keys: [], icon: 'clock' },
    unsubscribe: { label: msg`Unsubscribe`, keys: [], icon: 'no-symbol' },
    labels: { label: msg`Manage labels`, keys: [], icon: 'tag' },
    searches: { label: msg`Manage saved searches`, keys: [], icon: 'magnifying-glass' },
    settings: { label: msg`Mailbox settings`, keys: [], icon: 'cog-6-tooth' },
    import: { label: msg`Import email`, keys: [], icon: 'arrow-up-tray' },
    ...rowActions,
    open: { ...rowActions.open, keys: ['Enter', 'o'], isFixed: false },
    'clear-selection': {
      label: msg`Clear selection or close the email`,
      keys: ['Escape'],
      part: LIST,
      isFixed: true,
    },
  },
})
