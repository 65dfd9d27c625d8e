import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ActivitiesScreen } from '#apps/activities/activities-screen.tsx'
import { activityQueries } from '#apps/activities/queries.ts'
import { valuesOf, wholeFrom } from '#platform/read-values.ts'

export const Route = createFileRoute('/pages/activities')({
  validateSearch: valuesOf({ shown: wholeFrom(1) }),
  staticData: { title: msg`Activity` },
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(activityQueries.all()),
  component: ActivitiesScreen,
})
