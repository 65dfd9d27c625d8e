// The keys of the board of applications (screens.md §3).
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'

const CARD = 'card'

export const boardKeys = defineKeys({
  id: 'board',
  title: msg`My applications board`,
  parts: { [CARD]: msg`On a card on the board` },
  actions: {
    down: { label: msg`Next card`, keys: ['ArrowDown'], part: CARD, isFixed: true },
    up: { label: msg`Previous card`, keys: ['ArrowUp'], part: CARD, isFixed: true },
    right: { label: msg`Next column`, keys: ['ArrowRight'], part: CARD, isFixed: true },
    left: { label: msg`Previous column`, keys: ['ArrowLeft'], part: CARD, isFixed: true },
    move: { label: msg`Pick up or drop a card`, keys: ['Space'], part: CARD },
    'move-up': { label: msg`Move the card up`, keys: ['Shift+ArrowUp'], part: CARD },
    'move-down': { label: msg`Move the card down`, keys: ['Shift+ArrowDown'], part: CARD },
    menu: { label: msg`Card actions`, keys: ['m', 'Shift+F10'], part: CARD },
  },
})
