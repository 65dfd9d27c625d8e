import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { RequestScreen } from '#apps/help-center/support/request-screen.tsx'

export const Route = createFileRoute('/apps/help-center/support/$id')({
  staticData: { title: msg`Help request` },
  component: Request,
})

function Request() {
  return <RequestScreen id={Route.useParams().id} />
}
