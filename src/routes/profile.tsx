import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { oneOf, text, valuesOf } from '#platform/read-values.ts'
import { THEMES } from '#portal/profile/print-themes.ts'
import { ProfileScreen } from '#portal/profile/profile-screen.tsx'
import { profileQueries } from '#portal/profile/queries.ts'

export const Route = createFileRoute('/profile')({
  validateSearch: valuesOf({ print: oneOf(THEMES), version: text, sent: text, proof: oneOf(['none']) }),
  staticData: { title: msg`Profile`, layout: 'classic' },
  // Not waited for: the screen has its own skeleton, and its code comes along at the same time.
  loader: async ({ context: { queries } }) => {
    const client = await queries.load()
    void client.prefetchQuery(profileQueries.profile())
    void client.prefetchQuery(profileQueries.learning())
    void client.prefetchQuery(profileQueries.resumes())
    void client.prefetchQuery(profileQueries.answers())
    void client.prefetchQuery(profileQueries.questionnaire())
    void client.prefetchQuery(skillQueries.roles())
  },
  component: Profile,
})

function Profile() {
  const { print, version, proof, sent } = Route.useSearch()
  return <ProfileScreen theme={print} version={version} proof={proof} sent={sent} />
}
