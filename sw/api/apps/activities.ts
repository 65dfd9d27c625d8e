// The activity feed, newest first (workspace spec §7).
import { Activity, activitiesApi } from '#contract/apps/activities.ts'
import { defineModule, table } from '../define-module.ts'

export const activitiesModule = defineModule(activitiesApi, {
  tables: { activities: table(Activity) },
  seed: async (now) => ({ activities: (await import('#seed/activities.ts')).seedActivities(now) }),
  handlers: {
    all: (_, { tables }) => tables.activities.orderBy('date').reverse().toArray(),
  },
})
