import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotFoundScreen } from '#shell/not-found-screen.tsx'

export const Route = createFileRoute('/404-not-found')({
  staticData: { title: msg`Page not found` },
  component: NotFoundScreen,
})
