// @preload imports
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { text, valuesOf } from '#platform/read-values.ts'
import { SignInScreen } from '#portal/auth/sign-in-screen.tsx'
import { loadClassicLayout } from '#shell/layouts.ts'

export const Route = createFileRoute('/sign-in')({
  validateSearch: valuesOf({ redirectURL: text }),
  staticData: { layout: 'empty', title: msg`Sign in` },
  component: SignInRoute,
})

function SignInRoute() {
  const { redirectURL } = Route.useSearch()
  return <SignInScreen redirectURL={redirectURL} prepareShell={loadClassicLayout} />
}
