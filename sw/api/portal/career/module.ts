// What home and the person's own analytics show of jobs and applications (career.md A). Reads the career domains; stores when the person was here.
import { careerApi } from '#contract/portal/career.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'
import { defineModule, table } from '#sw/api/engine/define-module.ts'
import { careerAnalytics } from './analytics.ts'
import { careerHome } from './home.ts'
import { careerSteps } from './steps.ts'

/** Visits less far apart are one. */
const VISIT_MS = 60 * 60_000

/** When a person was here last, and the time before; its id is the person's. */
const VisitRow = z.object({ id: Id, at: IsoDate, before: z.nullable(IsoDate) })

export const careerModule = defineModule(careerApi, {
  tables: { careerVisits: table(VisitRow) },
  seed: (now) => ({
    careerVisits: [{ id: 'alex-morgan', at: new Date(now - 15 * VISIT_MS).toISOString(), before: null }],
  }),
  handlers: {
    home: async (_, context) => {
      const visit = await context.tables.careerVisits.get(context.userId ?? '')
      const isSameVisit = visit && context.now - Date.parse(visit.at) < VISIT_MS
      return careerHome(context, (isSameVisit ? visit.before : visit?.at) ?? null)
    },

    visit: async (_, { tables, userId = '', now }) => {
      const at = new Date(now).toISOString()
      const visit = await tables.careerVisits.get(userId)
      const isSameVisit = visit && now - Date.parse(visit.at) < VISIT_MS && now >= Date.parse(visit.at)
      await tables.careerVisits.put({ id: userId, at, before: isSameVisit ? visit.before : (visit?.at ?? null) })
      return { at }
    },

    steps: (_, { db, userId = '' }) => careerSteps(db, userId),

    analytics: ({ query: { days } }, context) => careerAnalytics(context, days),
  },
})
