// Signs out at once (portal spec §2), or asks first where that would lose something.
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SignOutScreen } from '#portal/auth/sign-out-screen.tsx'

export const Route = createFileRoute('/sign-out')({
  staticData: { layout: 'empty', title: msg`Sign out` },
  beforeLoad: async ({ preload }) => {
    // A pointer that passes over the link must not sign anybody out.
    if (preload) return { waiting: 0 }
    const { signOut, waitingChanges } = await import('#platform/session/sign-out.ts')
    const waiting = await waitingChanges()
    if (waiting === 0) void signOut()
    return { waiting }
  },
  component: SignOutRoute,
})

function SignOutRoute() {
  const { waiting } = Route.useRouteContext()
  return <SignOutScreen waiting={waiting} />
}
