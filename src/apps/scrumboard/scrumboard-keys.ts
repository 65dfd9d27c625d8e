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
    'new-card': { label: msg`New card`, keys: ['c'], icon: 'plus' },
    'new-list': { label: msg`New list`, keys: ['Shift+c'], icon: 'view-columns' },
    'new-board': { label: msg`New board`, keys: ['n'], icon: 'rectangle-group' },
    search: { label: msg`Search cards`, keys: ['s'], icon: 'magnifying-glass' },
    compact: { label: msg`Switch compact view on or off`, keys: ['v'], icon: 'bars-3' },
    archive: { label: msg`Board archive`, keys: [], icon: 'archive-box' },
    labels: { label: msg`Board tags`, keys: [], icon: 'tag' },
    import: { label: msg`Import a board`, keys: [], icon: 'arrow-down-tray' },
    export: { label: msg`Export the board`, keys: [], icon: 'arrow-up-tray' },
    'edit-board': { label: msg`Edit the board`, keys: [], icon: 'pencil' },
    'star-board': { label: msg`Add the board to favourites, or remove it`, keys: [], icon: 'star' },
    'copy-board': { label: msg`Copy the board`, keys: [], icon: 'document-duplicate' },
    'board-link': { label: msg`Copy the link to the board`, keys: [], icon: 'link' },
    'board-history': { label: msg`Board version history`, keys: [], icon: 'clock' },
    'archive-board': { label: msg`Archive or restore the board`, keys: [], icon: 'archive-box' },
    'delete-board': { label: msg`Delete the board`, keys: [], icon: 'trash' },
    print: { label: msg`Print the board`, keys: [], icon: 'printer' },
    undo: { label: msg`Undo the last change`, keys: ['Mod+z'], icon: 'arrow-uturn-left', mayRepeat: true },
    redo: { label: msg`Redo`, keys: ['Mod+Shift+z', 'Mod+y'], icon: 'arrow-uturn-right', mayRepeat: true },
    down: { label: msg`Next card`, keys: ['ArrowDown'], part: CARD, isFixed: true },
    up: { label: msg`Previous card`, keys: ['ArrowUp'], part: CARD, isFixed: true },
    right: { label: msg`Next list`, keys: ['ArrowRight'], part: CARD, isFixed: true },
    left: { label: msg`Previous list`, keys: ['ArrowLeft'], part: CARD, isFixed: true },
    move: { label: msg`Pick up or drop a card`, keys: ['Space'], part: CARD },
    'move-right': { label: msg`Move the card to the next list`, keys: ['Shift+ArrowRight'], part: CARD },
    'move-left': { label: msg`Move the card to the previous list`, keys: ['Shift+ArrowLeft'], part: CARD },
    'move-up': { label: msg`Move the card up`, keys: ['Shift+ArrowUp'], part: CARD },
    'move-down': { label: msg`Move the card down`, keys: ['Shift+ArrowDown'], part: CARD },
    done: { label: msg`Mark the card as done or not done`, keys: ['d'], part: CARD },
    'archive-card': { label: msg`Archive the card`, keys: ['e'], part: CARD },
    delete: { label: msg`Delete the card`, keys: ['#', 'Delete'], part: CARD },
    select: { label: msg`Select or deselect the card`, keys: ['x'], part: CARD },
    'select-all': { label: msg`Select all cards shown`, keys: ['Mod+a'], part: CARD },
    menu: { label: msg`Card actions`, keys: ['m', 'Shift+F10'], part: CARD },
    'lift-list': { label: msg`Pick up or drop the list`, keys: ['Space'], part: LIST },
  },
})
