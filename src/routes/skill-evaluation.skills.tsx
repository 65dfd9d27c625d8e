import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { evaluationQueries } from '#portal/skills/queries.ts'
import { SkillsScreen } from '#portal/skills/skills-screen.tsx'
import { readSkillsSearch } from '#portal/skills/skills-search.ts'

export const Route = createFileRoute('/skill-evaluation/skills')({
  validateSearch: readSkillsSearch,
  staticData: { title: msg`Skills evaluation` },
  // Not waited for: the screen has its own skeleton, and its code comes along at the same time.
  loader: async ({ context: { queries } }) => {
    const client = await queries.load()
    void client.prefetchQuery(evaluationQueries.skills())
    void client.prefetchQuery(evaluationQueries.results())
  },
  component: Skills,
})

function Skills() {
  return <SkillsScreen search={Route.useSearch()} />
}
