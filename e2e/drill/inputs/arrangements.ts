// What the drill sends to the writing call of the arrangements.
import { arrangementsApi } from '#contract/shell/arrangements.ts'
import { defineInputs } from './define-inputs.ts'

export const arrangementsInputs = defineInputs(arrangementsApi, {
  read: async (ask) => ({ all: await ask(arrangementsApi.endpoints.all) }),
  calls: {
    put: (chance) => ({
      body: {
        arrangement: {
          id: chance.pick(['favourites', 'recents', 'applications-order', 'notifications-muted'] as const),
          ids: chance.shuffled(['apps.tasks', 'apps.notes', 'career.jobs']),
        },
      },
    }),
  },
})
