import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { profilingQueries } from '#portal/profiling/queries.ts'
import { RedirectionScreen } from '#portal/profiling/redirection-screen.tsx'

export const Route = createFileRoute('/profiling_/redirection')({
  staticData: { layout: 'empty', title: msg`Skills to learn` },
  loader: async ({ context: { queries } }) => {
    const client = await queries.load()
    void client.prefetchQuery(profilingQueries.outcome())
  },
  component: RedirectionScreen,
})
