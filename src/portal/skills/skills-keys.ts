// The keys of the list of skills.
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'

export const skillsKeys = defineKeys({
  id: 'skills',
  title: msg`Skills`,
  actions: {
    search: { label: msg`Find a skill`, keys: ['s'], icon: 'magnifying-glass' },
    next: { label: msg`Next row`, keys: ['j'], icon: 'chevron-down', mayRepeat: true },
    previous: { label: msg`Previous row`, keys: ['k'], icon: 'chevron-up', mayRepeat: true },
  },
})
