// The keys of the chat screen: bound by chat-screen.tsx, those of a chat by the list, those of a message by thread/thread.tsx.
// @chunk chat-shapes
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'
import { LIST, listActions } from '#platform/keys/list-actions.ts'
import { placeOf } from '#platform/places.ts'

const { next, previous, first, last, 'page-down': pageDown, 'page-up': pageUp, open, delete: remove } = listActions

/** The part of the key table that a focused message uses. */
export const MESSAGE = 'message'

export const chatKeys = defineKeys({
  id: 'chat',
  title: placeOf('apps.chat').title,
  parts: { [LIST]: msg`On a chat in the list`, [MESSAGE]: msg`On a message` },
  actions: {
    'new-chat': { label: msg`New chat`, keys: ['c'], icon: 'pencil-square' },
    search: { label: msg`Search all chats`, keys: ['s'], icon: 'magnifying-glass' },
    find: { label: msg`Search this chat`, keys: ['f'], icon: 'document-magnifying-glass' },
    write: { label: msg`Write a message`, keys: ['w'], icon: 'chat-bubble-left' },
    'next-unread': { label: msg`Next unread chat`, keys: ['n'], icon: 'arrow-down' },
    info: { label: msg`Show or hide contact info`, keys: ['i'], icon: 'information-circle' },
    'all-read': { label: msg`Mark all chats as read`, keys: [], icon: 'check' },
    profile: { label: msg`Your chat profile`, keys: [], icon: 'user-circle' },
    'copy-link': { label: msg`Copy a link to this chat`, keys: [], icon: 'link' },
    export: { label: msg`Export this chat`, keys: [], icon: 'arrow-down-tray' },
    clear: { label: msg`Delete all messages in this chat`, keys: [], icon: 'x-mark' },
    undo: { label: msg`Undo the last change`, keys: ['Mod+z'], icon: 'arrow-uturn-left', mayRepeat: true },
    redo: { label: msg`Redo`, keys: ['Mod+Shift+z', 'Mod+y'], icon: 'arrow-uturn-right', mayRepeat: true },
    next,
    previous,
    first,
    last,
    'page-down': pageDown,
    'page-up': pageUp,
    open,
    pin: { label: msg`Pin or unpin`, keys: ['p'], part: LIST },
    mute: { label: msg`Mute or unmute`, keys: ['m'], part: LIST },
    archive: { label: msg`Archive or unarchive`, keys: ['e'], part: LIST },
    unread: { label: msg`Mark chat as read or unread`, keys: ['u'], part: LIST },
    delete: remove,
    'clear-selection': { label: msg`Close the chat`, keys: ['Escape'], part: LIST, isFixed: true },
    'next-message': { label: msg`Next message`, keys: ['ArrowDown', 'j'], part: MESSAGE },
    'previous-message': { label: msg`Previous message`, keys: ['ArrowUp', 'k'], part: MESSAGE },
    'first-message': { label: msg`First message in view`, keys: ['Home'], part: MESSAGE, isFixed: true },
    'last-message': { label: msg`Latest message`, keys: ['End'], part: MESSAGE, isFixed: true },
    menu: { label: msg`Message actions`, keys: ['Enter'], part: MESSAGE, isFixed: true },
    reply: { label: msg`Reply`, keys: ['r'], part: MESSAGE },
    react: { label: msg`Add or remove a thumbs-up`, keys: ['+'], part: MESSAGE },
    'react-with': { label: msg`React with any emoji`, keys: [':'], part: MESSAGE },
    play: { label: msg`Play or pause the voice message`, keys: ['Space'], part: MESSAGE },
    'edit-message': { label: msg`Edit your message`, keys: ['e'], part: MESSAGE },
    copy: { label: msg`Copy the text`, keys: ['y'], part: MESSAGE },
    remind: { label: msg`Remind me about this message`, keys: ['t'], part: MESSAGE },
    'copy-message-link': { label: msg`Copy a link to the message`, keys: ['l'], part: MESSAGE },
    'unread-from': { label: msg`Mark as unread from here`, keys: ['u'], part: MESSAGE },
    'delete-message': { label: msg`Delete the message`, keys: ['#', 'Delete'], part: MESSAGE },
    'leave-message': { label: msg`Return to your message`, keys: ['Escape'], part: MESSAGE, isFixed: true },
  },
})
