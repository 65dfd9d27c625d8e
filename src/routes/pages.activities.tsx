import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ActivitiesScreen } from '#apps/activities/activities-screen.tsx'
import { activityQueries } from '#apps/activities/queries.ts'
import * as z from '#contract/zod.ts'

export const Route = createFileRoute('/pages/activities')({
  validateSearch: z.object({ shown: z.catch(z.optional(z.int().check(z.gte(1))), undefined) }),
  staticData: { title: msg`Activity` },
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(activityQueries.all()),
  component: ActivitiesScreen,
})
