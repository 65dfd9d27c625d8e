import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ChangelogScreen } from '#apps/help-center/docs/changelog-screen.tsx'

export const Route = createFileRoute('/docs/changelog')({
  staticData: { title: msg`What’s new` },
  component: ChangelogScreen,
})
