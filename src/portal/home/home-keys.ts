// The keys of Home.
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'
import { placeOf } from '#platform/places.ts'

export const homeKeys = defineKeys({
  id: 'home',
  title: placeOf('dashboards.mainpage').title,
  actions: {
    next: { label: msg`Next row`, keys: ['j'], icon: 'chevron-down', mayRepeat: true },
    previous: { label: msg`Previous row`, keys: ['k'], icon: 'chevron-up', mayRepeat: true },
  },
})
