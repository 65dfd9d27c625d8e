// The keys of the profile.
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'
import { placeOf } from '#platform/places.ts'

export const profileKeys = defineKeys({
  id: 'profile',
  title: placeOf('profile').title,
  actions: {
    edit: { label: msg`Edit your details`, keys: ['e'], icon: 'pencil-square' },
    print: { label: msg`Print`, keys: ['p'], icon: 'printer' },
    import: { label: msg`Import`, keys: ['i'], icon: 'arrow-up-tray' },
  },
})
