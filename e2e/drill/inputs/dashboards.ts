// What the drill sends to the dashboards' writing calls.
import { dashboardsApi } from '#contract/apps/dashboards.ts'
import { defineInputs } from './define-inputs.ts'

const DASHBOARDS = ['analytics', 'crypto', 'finance', 'project'] as const

export const dashboardsInputs = defineInputs(dashboardsApi, {
  read: async (ask) => ({ statements: await ask(dashboardsApi.endpoints.statements) }),
  calls: {
    updateStatement: (chance, { statements }) => ({
      body: { id: chance.id(statements), statement: { note: chance.words() } },
    }),
    updateLayout: (chance) => ({
      body: {
        dashboard: chance.pick(DASHBOARDS),
        layout: {
          cards: chance
            .shuffled(['a', 'b', 'c'])
            .map((id) => ({ id, width: 1 + chance.below(4), hidden: chance.percent(20) })),
        },
      },
    }),
    deleteLayout: (chance) => ({ query: { dashboard: chance.pick(DASHBOARDS) } }),
  },
})
