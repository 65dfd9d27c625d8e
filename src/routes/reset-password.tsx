import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NewPasswordScreen } from '#portal/auth/new-password-screen.tsx'

export const Route = createFileRoute('/reset-password')({
  staticData: { layout: 'empty', title: msg`Choose a new password` },
  component: () => <NewPasswordScreen path="/reset-password" />,
})
