// Signs out at once (portal spec §2); there is nothing to see.
import { createFileRoute, redirect } from '@tanstack/react-router'
import { signOut } from '#platform/session/sign-out.ts'

export const Route = createFileRoute('/sign-out')({
  staticData: { layout: 'empty' },
  beforeLoad: async ({ context: { queryClient }, preload }) => {
    // A pointer that passes over the link must not sign anybody out.
    if (preload) return
    await signOut(queryClient)
    throw redirect({ to: '/sign-in', replace: true })
  },
})
