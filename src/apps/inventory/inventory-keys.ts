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
  parts: { [LIST]: msg`On a row in the list`, [SHEET]: msg`In a spreadsheet cell` },
  actions: {
    'new-product': { label: msg`New product`, keys: ['c'], icon: 'plus' },
    search: { label: msg`Search inventory`, keys: ['s'], icon: 'magnifying-glass' },
    save: { label: msg`Save the product`, keys: ['Mod+s'], icon: 'check', alsoTyping: true },
    undo: { label: msg`Undo the last change`, keys: ['Mod+z'], icon: 'arrow-uturn-left', mayRepeat: true },
    redo: { label: msg`Redo`, keys: ['Mod+Shift+z', 'Mod+y'], icon: 'arrow-uturn-right', mayRepeat: true },
    sheet: { label: msg`Edit as a spreadsheet`, keys: ['v'], icon: 'table-cells' },
    'low-stock': { label: msg`Show low stock`, keys: [], icon: 'exclamation-triangle' },
    counts: { label: msg`Count stock`, keys: [], icon: 'clipboard-document-list' },
    scan: { label: msg`Scan a barcode`, keys: [], icon: 'qr-code' },
    labels: { label: msg`Print labels`, keys: [], icon: 'printer' },
    import: { label: msg`Import products`, keys: [], icon: 'arrow-down-tray' },
    export: { label: msg`Export products`, keys: [], icon: 'arrow-up-tray' },
    tags: { label: msg`Manage tags`, keys: [], icon: 'tag' },
    ...rowActions,
    'full-page': { label: msg`Open the full page`, keys: ['e'], part: LIST, icon: 'arrows-pointing-out' },
    'clear-selection': {
      label: msg`Clear selection or close the product`,
      keys: ['Escape'],
      part: LIST,
      isFixed: true,
    },
    'move-cell': { ...sheetMove, label: msg`Go to an adjacent cell`, keys: ARROWS },
    'edge-cell': {
      ...sheetMove,
      label: msg`Go to the first or last cell in that direction`,
      keys: ARROWS.map((key) => `Mod+${key}`),
    },
    'extend-cells': { ...sheetMove, label: msg`Extend the selection`, keys: ARROWS.map((key) => `Shift+${key}`) },
    'page-cell': { ...sheetMove, label: msg`Go up or down ten rows`, keys: ['PageUp', 'PageDown'] },
    'row-cell': { ...sheetMove, label: msg`Go to the start or end of the row`, keys: ['Home', 'End'] },
    'corner-cell': { ...sheetMove, label: msg`Go to the first or last cell`, keys: ['Mod+Home', 'Mod+End'] },
    'edit-cell': { label: msg`Edit the cell`, keys: ['Enter', 'F2'], part: SHEET, isFixed: true, isKeyOnly: true },
    'leave-cells': {
      label: msg`Leave the cell unchanged`,
      keys: ['Escape'],
      part: SHEET,
      isFixed: true,
      isKeyOnly: true,
    },
    'copy-cells': { label: msg`Copy`, keys: ['Mod+c'], part: SHEET, isFixed: true, isKeyOnly: true },
    'cut-cells': { label: msg`Cut`, keys: ['Mod+x'], part: SHEET, isFixed: true, isKeyOnly: true },
    'paste-cells': { label: msg`Paste`, keys: ['Mod+v'], part: SHEET, isFixed: true, isKeyOnly: true },
    'fill-down': { label: msg`Fill down`, keys: ['Mod+d'], part: SHEET, isFixed: true, isKeyOnly: true },
    'fill-right': { label: msg`Fill right`, keys: ['Mod+r'], part: SHEET, isFixed: true, isKeyOnly: true },
    'clear-cells': { label: msg`Clear`, keys: ['Delete', 'Backspace'], part: SHEET, isFixed: true, isKeyOnly: true },
    'select-cells': { label: msg`Select all`, keys: ['Mod+a'], part: SHEET, isFixed: true, isKeyOnly: true },
  },
})
