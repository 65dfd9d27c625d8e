import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ActivateAccountScreen } from '#portal/auth/activate-account-screen.tsx'

export const Route = createFileRoute('/activate-account')({
  staticData: { layout: 'empty', title: msg`Activate your account` },
  component: ActivateAccountScreen,
})
