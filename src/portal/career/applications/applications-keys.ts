// The keys of one's applications, as a list and as a board.
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'
import { placeOf } from '#platform/places.ts'

export const applicationsKeys = defineKeys({
  id: 'applications',
  title: placeOf('career.applications').title,
  actions: {
    search: { label: msg`Search applications`, keys: ['s'], icon: 'magnifying-glass' },
    view: { label: msg`Switch between board and list`, keys: ['v'], icon: 'view-columns' },
    next: { label: msg`Next row`, keys: ['j'], icon: 'chevron-down', mayRepeat: true },
    previous: { label: msg`Previous row`, keys: ['k'], icon: 'chevron-up', mayRepeat: true },
  },
})
