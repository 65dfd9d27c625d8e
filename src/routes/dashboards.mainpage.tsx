// @preload imports
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { prefetchScreen } from '#platform/query/prefetch-screen.ts'
import { sampleQueries } from '#platform/workspace/samples.ts'
import { HomeScreen } from '#portal/home/home-screen.tsx'
import { homeQueries } from '#portal/home/queries.ts'

export const Route = createFileRoute('/dashboards/mainpage')({
  staticData: { title: msg`Home` },
  loader: ({ context: { queryClient } }) =>
    prefetchScreen(
      queryClient,
      homeQueries.due(),
      homeQueries.assignees(),
      homeQueries.activities(),
      sampleQueries.content(),
    ),
  component: HomeScreen,
})
