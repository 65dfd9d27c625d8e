import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ProjectScreen } from '#apps/dashboards/project/project-screen.tsx'
import { projectQueries } from '#apps/dashboards/project/queries.ts'
import { text, valuesOf } from '#platform/read-values.ts'

export const Route = createFileRoute('/dashboards/project')({
  // What each means is read with the screen.
  validateSearch: valuesOf({ week: text, compare: text, group: text, day: text }),
  staticData: { title: msg`Project` },
  // Not waited for: the screen has its own skeleton, and its code comes along at the same time.
  loader: async ({ context: { queries } }) => {
    const client = await queries.load()
    void client.prefetchQuery(projectQueries.all())
  },
  component: Project,
})

function Project() {
  return <ProjectScreen search={Route.useSearch()} />
}
