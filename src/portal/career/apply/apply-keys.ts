// The keys of the form of an application.
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'

export const applyKeys = defineKeys({
  id: 'apply',
  title: msg`Apply`,
  actions: {
    'go-on': {
      label: msg`Review or send the application`,
      keys: ['Mod+Enter'],
      icon: 'paper-airplane',
      alsoTyping: true,
    },
    edit: { label: msg`Make changes`, keys: ['e'], icon: 'pencil-square' },
  },
})
