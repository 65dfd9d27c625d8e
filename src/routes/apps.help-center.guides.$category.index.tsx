import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { GuidesScreen } from '#apps/help-center/guides-screen.tsx'

export const Route = createFileRoute('/apps/help-center/guides/$category/')({
  staticData: { title: msg`Guides` },
  component: Guides,
})

function Guides() {
  return <GuidesScreen slug={Route.useParams().category} />
}
