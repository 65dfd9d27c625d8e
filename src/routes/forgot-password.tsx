import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '#portal/auth/forgot-password-screen.tsx'

export const Route = createFileRoute('/forgot-password')({
  staticData: { layout: 'empty', title: msg`Forgot password` },
  component: ForgotPasswordScreen,
})
