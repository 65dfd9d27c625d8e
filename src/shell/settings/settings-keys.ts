// The keys of the settings.
// @chunk settings
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'
import { placeOf } from '#platform/places.ts'

export const settingsKeys = defineKeys({
  id: 'settings',
  title: placeOf('settings').title,
  actions: {
    next: { label: msg`Next section`, keys: ['j'], icon: 'chevron-down' },
    previous: { label: msg`Previous section`, keys: ['k'], icon: 'chevron-up' },
  },
})
