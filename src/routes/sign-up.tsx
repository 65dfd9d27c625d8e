import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SignUpScreen } from '#portal/auth/sign-up-screen.tsx'

export const Route = createFileRoute('/sign-up')({
  staticData: { layout: 'empty', title: msg`Create an account` },
  component: SignUpScreen,
})
