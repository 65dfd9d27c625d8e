// The activity feed, newest first (workspace spec §7).
import { type Activity, activitiesApi } from '#contract/apps/activities.ts'
import { seedActivities } from '#seed/activities.ts'
import { defineModule, table } from '../define-module.ts'

export const activitiesModule = defineModule(activitiesApi, {
  tables: { activities: table<Activity>('id, date') },
  seed: (now) => ({ activities: seedActivities(now) }),
  handlers: {
    all: (_, { tables }) => tables.activities.orderBy('date').reverse().toArray(),
  },
})
