import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { IntroductionScreen } from '#apps/help-center/docs/introduction-screen.tsx'

export const Route = createFileRoute('/docs/guides/getting-started/introduction')({
  staticData: { title: msg`Introduction` },
  component: IntroductionScreen,
})
