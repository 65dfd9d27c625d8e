// The orders that a person has made on the page, so that a backup has them too.
import { Arrangement, arrangementsApi } from '#contract/shell/arrangements.ts'
import { defineModule, table } from '#sw/api/engine/define-module.ts'

export const arrangementsModule = defineModule(arrangementsApi, {
  tables: { arrangements: table(Arrangement) },
  handlers: {
    all: (_, { tables }) => tables.arrangements.toArray(),

    put: async ({ body: { arrangement } }, { tables }) => {
      await tables.arrangements.put(arrangement)
      return arrangement
    },
  },
})
