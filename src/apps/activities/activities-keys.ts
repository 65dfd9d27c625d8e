// The keys of the activity feed.
// @chunk activities
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'
import { placeOf } from '#platform/places.ts'

const ENTRY = 'entry'

export const activitiesKeys = defineKeys({
  id: 'activities',
  title: placeOf('pages.activities').title,
  parts: { [ENTRY]: msg`On an entry` },
  actions: {
    next: { label: msg`Next entry`, keys: ['j'], icon: 'chevron-down', mayRepeat: true },
    previous: { label: msg`Previous entry`, keys: ['k'], icon: 'chevron-up', mayRepeat: true },
    open: { label: msg`Open`, keys: ['Enter'], part: ENTRY, isFixed: true },
  },
})
