// The key actions that all lists of rows share: a screen's table includes them in its part `list`.
// @chunk lists
import { msg } from '@lingui/core/macro'
import type { KeyAction } from './key-table.ts'

export const LIST = 'list'

export const listActions = {
  next: { label: msg`Next row`, keys: ['ArrowDown', 'j'], part: LIST },
  previous: { label: msg`Previous row`, keys: ['ArrowUp', 'k'], part: LIST },
  first: { label: msg`First row`, keys: ['Home', 'Mod+Home'], part: LIST, isFixed: true },
  last: { label: msg`Last row`, keys: ['End', 'Mod+End'], part: LIST, isFixed: true },
  'page-down': { label: msg`Down one page`, keys: ['PageDown'], part: LIST, isFixed: true },
  'page-up': { label: msg`Up one page`, keys: ['PageUp'], part: LIST, isFixed: true },
  open: { label: msg`Open`, keys: ['Enter'], part: LIST, isFixed: true },
  edit: { label: msg`Edit title`, keys: ['e', 'F2'], part: LIST },
  select: { label: msg`Select`, keys: ['x', 'Shift+Space'], part: LIST },
  'extend-next': { label: msg`Select downwards`, keys: ['Shift+ArrowDown', 'Shift+j'], part: LIST },
  'extend-previous': { label: msg`Select upwards`, keys: ['Shift+ArrowUp', 'Shift+k'], part: LIST },
  'select-all': { label: msg`Select all`, keys: ['Mod+a'], part: LIST },
  'move-up': { label: msg`Move up`, keys: ['Mod+ArrowUp'], part: LIST },
  'move-down': { label: msg`Move down`, keys: ['Mod+ArrowDown'], part: LIST },
  delete: { label: msg`Delete`, keys: ['#', 'Delete'], part: LIST },
} as const satisfies Readonly<Record<string, KeyAction>>
