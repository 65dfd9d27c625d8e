import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as z from '#contract/zod.ts'
import { SignInScreen } from '#portal/auth/sign-in-screen.tsx'
import { loadClassicLayout } from '#shell/layouts.ts'

export const Route = createFileRoute('/sign-in')({
  validateSearch: z.object({ redirectURL: z.catch(z.optional(z.string()), undefined) }),
  staticData: { layout: 'empty', title: msg`Sign in` },
  component: SignInRoute,
})

function SignInRoute() {
  const { redirectURL } = Route.useSearch()
  return <SignInScreen redirectURL={redirectURL} prepareShell={loadClassicLayout} />
}
