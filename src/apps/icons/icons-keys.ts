// The keys of the icons screen: those of the grid are handled by icon-grid.tsx.
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'
import { placeOf } from '#platform/places.ts'

export const GRID = 'grid'

export const iconsKeys = defineKeys({
  id: 'icons',
  title: placeOf('ui.icons').title,
  parts: { [GRID]: msg`On an icon` },
  actions: {
    search: { label: msg`Search icons`, keys: ['s'], icon: 'magnifying-glass' },
    undo: { label: msg`Undo the last change`, keys: ['Mod+z'], icon: 'arrow-uturn-left', mayRepeat: true },
    redo: { label: msg`Redo`, keys: ['Mod+Shift+z', 'Mod+y'], icon: 'arrow-uturn-right', mayRepeat: true },
    left: { label: msg`Previous icon`, keys: ['ArrowLeft'], part: GRID, isFixed: true },
    right: { label: msg`Next icon`, keys: ['ArrowRight'], part: GRID, isFixed: true },
    up: { label: msg`Row above`, keys: ['ArrowUp'], part: GRID, isFixed: true },
    down: { label: msg`Row below`, keys: ['ArrowDown'], part: GRID, isFixed: true },
    first: { label: msg`First icon`, keys: ['Home'], part: GRID, isFixed: true },
    last: { label: msg`Last icon`, keys: ['End'], part: GRID, isFixed: true },
    copy: { label: msg`Copy`, keys: ['Enter', 'Space'], part: GRID, isFixed: true },
    favourite: { label: msg`Add to or remove from favourites`, keys: ['*'], part: GRID },
    basket: { label: msg`Add to or remove from the basket`, keys: ['b'], part: GRID },
    details: { label: msg`Details`, keys: ['i'], part: GRID },
  },
})
