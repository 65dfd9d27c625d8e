// What works on every screen behind the sign-in. Bound by src/shell/keys/shell-keys.tsx and the account panel.
import { msg } from '@lingui/core/macro'
import { defineKeys } from '../key-table.ts'

export const everywhereKeys = defineKeys({
  id: 'everywhere',
  title: msg`Everywhere`,
  isEverywhere: true,
  actions: {
    palette: { words: msg`Search and commands`, keys: ['Mod+k', '/'], alsoTyping: true, isKeyOnly: true },
    keys: { words: msg`Keyboard shortcuts`, keys: ['?'], icon: 'command-line' },
    lock: {
      words: msg`Lock now`,
      keys: ['Alt+Shift+l'],
      icon: 'lock-closed',
      alsoTyping: true,
      overDialogs: true,
    },
  },
})
