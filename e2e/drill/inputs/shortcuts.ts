// What the drill sends to the shortcuts' writing calls.
import { shortcutsApi } from '#contract/shell/shortcuts.ts'
import type { Chance } from './chance.ts'
import { defineInputs } from './define-inputs.ts'

const fields = (chance: Chance) => ({
  label: chance.words(),
  icon: 'map',
  link: `/apps/tasks/${chance.below(1e6)}`,
  useRouter: true,
})

export const shortcutsInputs = defineInputs(shortcutsApi, {
  read: async (ask) => ({ all: await ask(shortcutsApi.endpoints.all) }),
  calls: {
    create: (chance) => ({ body: { shortcut: fields(chance) } }),
    update: (chance, { all }) => ({ body: { id: chance.id(all), shortcut: fields(chance) } }),
    remove: (chance, { all }) => ({ query: { id: chance.id(all) } }),
    order: (chance, { all }) => ({ body: { shortcuts: chance.shuffled(all).map(({ id }) => ({ id })) } }),
  },
})
