import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ConfirmationRequiredScreen } from '#portal/auth/confirmation-required-screen.tsx'

export const Route = createFileRoute('/confirmation-required')({
  staticData: { layout: 'empty', title: msg`Confirm your email` },
  component: ConfirmationRequiredScreen,
})
