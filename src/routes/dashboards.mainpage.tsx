import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '#portal/home/home-screen.tsx'
import { homeQueries } from '#portal/home/queries.ts'

export const Route = createFileRoute('/dashboards/mainpage')({
  staticData: { title: msg`Home` },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.prefetchQuery(homeQueries.tasks()),
      queryClient.prefetchQuery(homeQueries.assignees()),
      queryClient.prefetchQuery(homeQueries.activities()),
    ]),
  component: HomeScreen,
})
