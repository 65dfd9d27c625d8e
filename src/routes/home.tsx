import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FrontDoorScreen } from '#portal/auth/front-door-screen.tsx'

export const Route = createFileRoute('/home')({
  staticData: { layout: 'empty', title: msg`Welcome` },
  component: FrontDoorScreen,
})
