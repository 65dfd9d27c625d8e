import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FaqsScreen } from '#apps/help-center/faqs-screen.tsx'

export const Route = createFileRoute('/apps/help-center/faqs/')({
  staticData: { title: msg`Questions` },
  component: FaqsScreen,
})
