// Every route's frame: the guards, the layout, what is shown when nothing fits.
import { createRootRouteWithContext, Navigate, redirect } from '@tanstack/react-router'
import * as z from '#contract/zod.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { guardAuthentication } from '#platform/session/guards.ts'
import { getSession, isSignedIn } from '#platform/session/session.ts'
import { Frame } from '#shell/frame.tsx'
import type { RouterContext } from '../router.tsx'

/** A layout can be forced by a query parameter (portal spec §2). */
const Search = z.object({ layout: z.catch(z.optional(z.enum(['classic', 'empty'])), undefined) })

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: Search,
  beforeLoad: async ({ context: { queryClient }, location }) => {
    const signedIn = isSignedIn(getSession(), Date.now())
    const user = signedIn ? await queryClient.ensureQueryData(userQueries.me()) : undefined
    const visitor = { isSignedIn: signedIn, isProfilingCompleted: user?.isProfilingCompleted }
    const elsewhere = guardAuthentication(location.pathname, location.href, visitor)
    if (elsewhere) throw redirect(elsewhere)
  },
  component: Frame,
  notFoundComponent: () => <Navigate to="/404-not-found" replace />,
})
