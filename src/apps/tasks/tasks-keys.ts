// The keys of the tasks screen (screens.md §7): bound by use-screen-keys.ts, those of a row by the list itself.
// @chunk tasks
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'
import { LIST, listActions } from '#platform/keys/list-actions.ts'
import { placeOf } from '#platform/places.ts'

export const tasksKeys = defineKeys({
  id: 'tasks',
  title: placeOf('apps.tasks').title,
  parts: { [LIST]: msg`On a row in the list` },
  actions: {
    'new-task': { label: msg`New task`, keys: ['Mod+/', 'c'], icon: 'plus', alsoTyping: true },
    'new-section': { label: msg`New section`, keys: ['Mod+.'], icon: 'hashtag', alsoTyping: true },
    search: { label: msg`Search tasks`, keys: ['s'], icon: 'magnifying-glass' },
    undo: { label: msg`Undo the last change`, keys: ['Mod+z'], icon: 'arrow-uturn-left', mayRepeat: true },
    redo: { label: msg`Redo`, keys: ['Mod+Shift+z', 'Mod+y'], icon: 'arrow-uturn-right', mayRepeat: true },
    'view-list': { label: msg`Show the list`, keys: ['1'], icon: 'list-bullet' },
    'view-today': { label: msg`Show tasks due today`, keys: ['2'], icon: 'clock' },
    'view-upcoming': { label: msg`Show upcoming tasks`, keys: ['3'], icon: 'arrow-right' },
    'view-calendar': { label: msg`Show the calendar`, keys: ['4'], icon: 'calendar' },
    lists: { label: msg`Manage lists`, keys: [], icon: 'list-bullet' },
    import: { label: msg`Import tasks`, keys: [], icon: 'arrow-down-tray' },
    ...listActions,
    top: { label: msg`Move to top`, keys: ['Mod+Shift+ArrowUp'], part: LIST },
    complete: { label: msg`Complete or reopen`, keys: ['Space'], part: LIST },
    'clear-selection': { label: msg`Clear selection or close the task`, keys: ['Escape'], part: LIST, isFixed: true },
    expand: { label: msg`Expand the section`, keys: ['ArrowRight'], part: LIST, isFixed: true },
    collapse: { label: msg`Collapse the section`, keys: ['ArrowLeft'], part: LIST, isFixed: true },
  },
})
