// The keys that work on every screen behind the sign-in.
// @chunk signed-in
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'

export const everywhereKeys = defineKeys({
  id: 'everywhere',
  title: msg`Everywhere`,
  isEverywhere: true,
  actions: {
    palette: { label: msg`Search and commands`, keys: ['Mod+k', '/'], alsoTyping: true, isKeyOnly: true },
    keys: { label: msg`Keyboard shortcuts`, keys: ['?'], icon: 'command-line' },
    help: { label: msg`Help with this screen`, keys: ['F1'], icon: 'lifebuoy' },
    lock: {
      label: msg`Lock now`,
      keys: ['Alt+Shift+l'],
      icon: 'lock-closed',
      alsoTyping: true,
      overDialogs: true,
    },
  },
})
