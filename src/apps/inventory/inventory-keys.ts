// The keys of the inventory: bound by inventory-screen.tsx, those of a row by the table itself, saving by the form that is open.
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'
import { LIST, listActions } from '#platform/keys/list-actions.ts'
import { placeOf } from '#platform/places.ts'

/** The spreadsheet, while a cell has the focus. */
export const SHEET = 'sheet'

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
const sheetMove = { part: SHEET, isFixed: true, isKeyOnly: true } as const

const { 'move-up': _up, 'move-down': _down, edit: _title, ...rowActions } = listActions

export const inventoryKeys = defineKeys({
  id: 'inventory',
  title: placeOf('apps.inventory').title,
  parts: { [LIST]: msg`On a row in the list`, [SHEET]: msg`In a cell of the spreadsheet` },
  actions: {
    'new-product': { words: msg`New product`, keys: ['c'], icon: 'plus' },
    search: { words: msg`Search inventory`, keys: ['s'], icon: 'magnifying-glass' },
    save: { words: msg`Save the product`, keys: ['Mod+s'], icon: 'check', alsoTyping: true },
    undo: { words: msg`Undo the last change`, keys: ['Mod+z'], icon: 'arrow-uturn-left', mayRepeat: true },
    redo: { words: msg`Redo`, keys: ['Mod+Shift+z', 'Mod+y'], icon: 'arrow-uturn-right', mayRepeat: true },
    sheet: { words: msg`Edit as a spreadsheet`, keys: ['v'], icon: 'table-cells' },
    'low-stock': { words: msg`Show low stock`, keys: [], icon: 'exclamation-triangle' },
    counts: { words: msg`Count stock`, keys: [], icon: 'clipboard-document-list' },
    scan: { words: msg`Scan a barcode`, keys: [], icon: 'qr-code' },
    labels: { words: msg`Print labels`, keys: [], icon: 'printer' },
    import: { words: msg`Import products`, keys: [], icon: 'arrow-down-tray' },
    export: { words: msg`Export products`, keys: [], icon: 'arrow-up-tray' },
    tags: { words: msg`Manage tags`, keys: [], icon: 'tag' },
    ...rowActions,
    'full-page': { words: msg`Open the full page`, keys: ['e'], part: LIST, icon: 'arrows-pointing-out' },
    'clear-selection': {
      words: msg`Clear selection or close the product`,
      keys: ['Escape'],
      part: LIST,
      isFixed: true,
    },
    'move-cell': { ...sheetMove, words: msg`To the next cell`, keys: ARROWS },
    'edge-cell': {
      ...sheetMove,
      words: msg`To the first or last cell in that direction`,
      keys: ARROWS.map((key) => `Mod+${key}`),
    },
    'extend-cells': { ...sheetMove, words: msg`Extend the selection`, keys: ARROWS.map((key) => `Shift+${key}`) },
    'page-cell': { ...sheetMove, words: msg`Ten rows up or down`, keys: ['PageUp', 'PageDown'] },
    'row-cell': { ...sheetMove, words: msg`To the start or the end of the row`, keys: ['Home', 'End'] },
    'corner-cell': { ...sheetMove, words: msg`To the first or last cell`, keys: ['Mod+Home', 'Mod+End'] },
    'edit-cell': { words: msg`Edit the cell`, keys: ['Enter', 'F2'], part: SHEET, isFixed: true, isKeyOnly: true },
    'leave-cells': {
      words: msg`Leave the cell unchanged`,
      keys: ['Escape'],
      part: SHEET,
      isFixed: true,
      isKeyOnly: true,
    },
    'copy-cells': { words: msg`Copy`, keys: ['Mod+c'], part: SHEET, isFixed: true, isKeyOnly: true },
    'cut-cells': { words: msg`Cut`, keys: ['Mod+x'], part: SHEET, isFixed: true, isKeyOnly: true },
    'paste-cells': { words: msg`Paste`, keys: ['Mod+v'], part: SHEET, isFixed: true, isKeyOnly: true },
    'fill-down': { words: msg`Fill down`, keys: ['Mod+d'], part: SHEET, isFixed: true, isKeyOnly: true },
    'fill-right': { words: msg`Fill right`, keys: ['Mod+r'], part: SHEET, isFixed: true, isKeyOnly: true },
    'clear-cells': { words: msg`Clear`, keys: ['Delete', 'Backspace'], part: SHEET, isFixed: true, isKeyOnly: true },
    'select-cells': { words: msg`Select all`, keys: ['Mod+a'], part: SHEET, isFixed: true, isKeyOnly: true },
  },
})
