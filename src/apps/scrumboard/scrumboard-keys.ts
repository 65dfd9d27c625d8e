// The keys of the boards: bound by boards-screen.tsx and board-screen.tsx, those of a card by the board itself.
// @chunk board-shapes
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'
import { placeOf } from '#platform/places.ts'

const CARD = 'card'
const LIST = 'list'

export const scrumboardKeys = defineKeys({
  id: 'scrumboard',
  title: placeOf('apps.scrumboard').title,
  parts: { [CARD]: msg`On a card on the board`, [LIST]: msg`On a list title` },
  actions: {
    'new-card': { words: msg`New card`, keys: ['c'], icon: 'plus' },
    'new-list': { words: msg`New list`, keys: ['Shift+c'], icon: 'view-columns' },
    'new-board': { words: msg`New board`, keys: ['n'], icon: 'rectangle-group' },
    search: { words: msg`Search cards`, keys: ['s'], icon: 'magnifying-glass' },
    compact: { words: msg`Switch compact view on or off`, keys: ['v'], icon: 'bars-3' },
    archive: { words: msg`Board archive`, keys: [], icon: 'archive-box' },
    labels: { words: msg`Board tags`, keys: [], icon: 'tag' },
    import: { words: msg`Import a board`, keys: [], icon: 'arrow-down-tray' },
    export: { words: msg`Export the board`, keys: [], icon: 'arrow-up-tray' },
    'edit-board': { words: msg`Edit the board`, keys: [], icon: 'pencil' },
    'star-board': { words: msg`Add or remove the board as a favourite`, keys: [], icon: 'star' },
    'copy-board': { words: msg`Copy the board`, keys: [], icon: 'document-duplicate' },
    'board-link': { words: msg`Copy the link to the board`, keys: [], icon: 'link' },
    'board-history': { words: msg`Board version history`, keys: [], icon: 'clock' },
    'archive-board': { words: msg`Archive or restore the board`, keys: [], icon: 'archive-box' },
    'delete-board': { words: msg`Delete the board`, keys: [], icon: 'trash' },
    print: { words: msg`Print the board`, keys: [], icon: 'printer' },
    undo: { words: msg`Undo the last change`, keys: ['Mod+z'], icon: 'arrow-uturn-left', mayRepeat: true },
    redo: { words: msg`Redo`, keys: ['Mod+Shift+z', 'Mod+y'], icon: 'arrow-uturn-right', mayRepeat: true },
    down: { words: msg`Next card`, keys: ['ArrowDown'], part: CARD, isFixed: true },
    up: { words: msg`Previous card`, keys: ['ArrowUp'], part: CARD, isFixed: true },
    right: { words: msg`Next list`, keys: ['ArrowRight'], part: CARD, isFixed: true },
    left: { words: msg`Previous list`, keys: ['ArrowLeft'], part: CARD, isFixed: true },
    move: { words: msg`Pick up or drop a card`, keys: ['Space'], part: CARD },
    'move-right': { words: msg`Move the card to the next list`, keys: ['Shift+ArrowRight'], part: CARD },
    'move-left': { words: msg`Move the card to the previous list`, keys: ['Shift+ArrowLeft'], part: CARD },
    'move-up': { words: msg`Move the card up`, keys: ['Shift+ArrowUp'], part: CARD },
    'move-down': { words: msg`Move the card down`, keys: ['Shift+ArrowDown'], part: CARD },
    done: { words: msg`Mark the card as done or not done`, keys: ['d'], part: CARD },
    'archive-card': { words: msg`Archive the card`, keys: ['e'], part: CARD },
    delete: { words: msg`Delete the card`, keys: ['#', 'Delete'], part: CARD },
    select: { words: msg`Select or deselect the card`, keys: ['x'], part: CARD },
    'select-all': { words: msg`Select all cards shown`, keys: ['Mod+a'], part: CARD },
    menu: { words: msg`Card actions`, keys: ['m', 'Shift+F10'], part: CARD },
    'lift-list': { words: msg`Pick up or drop the list`, keys: ['Space'], part: LIST },
  },
})
