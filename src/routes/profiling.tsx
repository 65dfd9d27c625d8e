import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { text, valuesOf } from '#platform/read-values.ts'
import { ProfilingScreen } from '#portal/profiling/profiling-screen.tsx'
import { profilingQueries } from '#portal/profiling/queries.ts'

export const Route = createFileRoute('/profiling')({
  validateSearch: valuesOf({ q: text }),
  staticData: { layout: 'empty', title: msg`Career questionnaire` },
  // Not waited for: the screen has its own skeleton, and its code comes along at the same time.
  loader: async ({ context: { queries } }) => {
    const client = await queries.load()
    void client.prefetchQuery(profilingQueries.questionnaire())
    void client.prefetchQuery(profilingQueries.answers())
  },
  component: Profiling,
})

function Profiling() {
  return <ProfilingScreen at={Route.useSearch().q} />
}
