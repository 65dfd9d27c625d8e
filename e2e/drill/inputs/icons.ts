// What the drill sends to the icon browser's writing calls.
import { type IconRef, iconsApi } from '#contract/apps/icons.ts'
import type { Chance } from './chance.ts'
import { defineInputs } from './define-inputs.ts'

interface Known {
  readonly names: readonly [string, ...string[]]
}

const icon = (chance: Chance, { names }: Known): IconRef => ({ set: 'feather', name: chance.pick(names) })

export const iconsInputs = defineInputs(iconsApi, {
  read: async (ask): Promise<Known> => {
    const [first = 'activity', ...rest] = (await ask(iconsApi.endpoints.feather)).list.slice(0, 40)
    return { names: [first, ...rest] }
  },
  calls: {
    addFavourite: (chance, known) => ({ body: { icon: icon(chance, known) } }),
    deleteFavourite: (chance, known) => ({ query: icon(chance, known) }),
    addRecent: (chance, known) => ({ body: { icon: icon(chance, known) } }),
    clearRecents: () => ({}),
    setBasket: (chance, known) => ({
      body: {
        icons: chance
          .shuffled(known.names)
          .slice(0, 12)
          .map((name) => ({ set: 'feather' as const, name })),
      },
    }),
  },
})
