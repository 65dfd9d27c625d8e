import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NewPasswordScreen } from '#portal/auth/new-password-screen.tsx'

export const Route = createFileRoute('/set-password')({
  staticData: { layout: 'empty', title: msg`Choose your password` },
  component: () => <NewPasswordScreen path="/set-password" />,
})
