// The keys of the tasks screen (screens.md §7). Bound by src/apps/tasks/use-screen-keys.ts; those of the list are asked for by list/use-list-input.ts.
import { msg } from '@lingui/core/macro'
import { defineKeys } from '../key-table.ts'

const LIST = 'list'

export const tasksKeys = defineKeys({
  id: 'tasks',
  title: msg`Tasks`,
  parts: { [LIST]: msg`On a row of the list` },
  actions: {
    'new-task': { words: msg`New task`, keys: ['Mod+/', 'c'], icon: 'plus', alsoTyping: true },
    'new-section': { words: msg`New section`, keys: ['Mod+.'], icon: 'hashtag', alsoTyping: true },
    search: { words: msg`Search in tasks`, keys: ['s'], icon: 'magnifying-glass' },
    undo: { words: msg`Undo the last change`, keys: ['Mod+z'], icon: 'arrow-uturn-left', mayRepeat: true },
    redo: { words: msg`Redo`, keys: ['Mod+Shift+z', 'Mod+y'], icon: 'arrow-uturn-right', mayRepeat: true },
    import: { words: msg`Import tasks`, keys: [], icon: 'arrow-down-tray' },
    next: { words: msg`Next row`, keys: ['ArrowDown', 'j'], part: LIST },
    previous: { words: msg`Previous row`, keys: ['ArrowUp', 'k'], part: LIST },
    first: { words: msg`First row`, keys: ['Home', 'Mod+Home'], part: LIST, isFixed: true },
    last: { words: msg`Last row`, keys: ['End', 'Mod+End'], part: LIST, isFixed: true },
    'page-down': { words: msg`A page down`, keys: ['PageDown'], part: LIST, isFixed: true },
    'page-up': { words: msg`A page up`, keys: ['PageUp'], part: LIST, isFixed: true },
    open: { words: msg`Open`, keys: ['Enter'], part: LIST, isFixed: true },
    complete: { words: msg`Complete or reopen`, keys: ['Space'], part: LIST },
    edit: { words: msg`Edit title`, keys: ['e', 'F2'], part: LIST },
    select: { words: msg`Select`, keys: ['x', 'Shift+Space'], part: LIST },
    'extend-next': { words: msg`Select downwards`, keys: ['Shift+ArrowDown', 'Shift+j'], part: LIST },
    'extend-previous': { words: msg`Select upwards`, keys: ['Shift+ArrowUp', 'Shift+k'], part: LIST },
    'select-all': { words: msg`Select all`, keys: ['Mod+a'], part: LIST },
    'clear-selection': { words: msg`Clear the selection, close the task`, keys: ['Escape'], part: LIST, isFixed: true },
    'move-up': { words: msg`Move up`, keys: ['Mod+ArrowUp'], part: LIST },
    'move-down': { words: msg`Move down`, keys: ['Mod+ArrowDown'], part: LIST },
    expand: { words: msg`Show the section`, keys: ['ArrowRight'], part: LIST, isFixed: true },
    collapse: { words: msg`Collapse the section`, keys: ['ArrowLeft'], part: LIST, isFixed: true },
    delete: { words: msg`Delete`, keys: ['#', 'Delete'], part: LIST },
  },
})
