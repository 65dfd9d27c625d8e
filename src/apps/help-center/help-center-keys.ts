// The keys of the help centre: the search and the request work on each of its pages, the others while a guide is open.
// @chunk help-center
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'
import { placeOf } from '#platform/places.ts'

export const helpCenterKeys = defineKeys({
  id: 'help-center',
  title: placeOf('apps.help-center').title,
  actions: {
    search: { label: msg`Search help`, keys: ['s'], icon: 'magnifying-glass' },
    request: { label: msg`New request`, keys: ['c'], icon: 'plus' },
    next: { label: msg`Next guide`, keys: ['j'], icon: 'arrow-right' },
    previous: { label: msg`Previous guide`, keys: ['k'], icon: 'arrow-left' },
    copy: { label: msg`Copy link`, keys: [], icon: 'link' },
    print: { label: msg`Print`, keys: [], icon: 'printer' },
  },
})
