import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SupportScreen } from '#apps/help-center/support/support-screen.tsx'

export const Route = createFileRoute('/apps/help-center/support/')({
  staticData: { title: msg`Support` },
  component: Support,
})

function Support() {
  return <SupportScreen search={Route.useSearch()} />
}
