// The key actions that all lists of rows share: a screen's table includes them in its part `list`.
// @chunk lists
import { msg } from '@lingui/core/macro'
import type { KeyAction } from './key-table.ts'

export const LIST = 'list'

export const listActions = {
  next: { words: msg`Next row`, keys: ['ArrowDown', 'j'], part: LIST },
  previous: { words: msg`Previous row`, keys: ['ArrowUp', 'k'], part: LIST },
  first: { words: msg`First row`, keys: ['Home', 'Mod+Home'], part: LIST, isFixed: true },
  last: { words: msg`Last row`, keys: ['End', 'Mod+End'], part: LIST, isFixed: true },
  'page-down': { words: msg`Down one page`, keys: ['PageDown'], part: LIST, isFixed: true },
  'page-up': { words: msg`Up one page`, keys: ['PageUp'], part: LIST, isFixed: true },
  open: { words: msg`Open`, keys: ['Enter'], part: LIST, isFixed: true },
  edit: { words: msg`Edit title`, keys: ['e', 'F2'], part: LIST },
  select: { words: msg`Select`, keys: ['x', 'Shift+Space'], part: LIST },
  'extend-next': { words: msg`Select downwards`, keys: ['Shift+ArrowDown', 'Shift+j'], part: LIST },
  'extend-previous': { words: msg`Select upwards`, keys: ['Shift+ArrowUp', 'Shift+k'], part: LIST },
  'select-all': { words: msg`Select all`, keys: ['Mod+a'], part: LIST },
  'move-up': { words: msg`Move up`, keys: ['Mod+ArrowUp'], part: LIST },
  'move-down': { words: msg`Move down`, keys: ['Mod+ArrowDown'], part: LIST },
  delete: { words: msg`Delete`, keys: ['#', 'Delete'], part: LIST },
} as const satisfies Readonly<Record<string, KeyAction>>
