import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ActivitiesScreen } from '#apps/activities/activities-screen.tsx'
import { readFeedAddress } from '#apps/activities/feed-address.ts'
import { activityQueries } from '#apps/activities/queries.ts'
import { prefetchScreen } from '#platform/query/prefetch-screen.ts'

export const Route = createFileRoute('/pages/activities')({
  validateSearch: readFeedAddress,
  staticData: {
    title: msg`Activity`,
  },
  loader: ({ context: { queryClient } }) => prefetchScreen(queryClient, activityQueries.all()),
  component: ActivitiesScreen,
})
