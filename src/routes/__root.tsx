// Every route's frame: the guards, the initial data of who is signed in, the layout.
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Navigate, redirect } from '@tanstack/react-router'
import type { User } from '#contract/portal/user.ts'
import * as z from '#contract/zod.ts'
import { ApiError } from '#platform/api/errors.ts'
import { navigationQueries } from '#platform/navigation/navigation-queries.ts'
import { getPrefs } from '#platform/prefs/prefs.ts'
import { guard, isThreshold, type Visitor } from '#platform/session/guards.ts'
import { getSession, isLocked, isSignedIn } from '#platform/session/session.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { Frame } from '#shell/frame.tsx'
import { layoutOf, loadClassicLayout } from '#shell/layouts.ts'
import type { RouterContext } from '../router.tsx'

/** A layout can be forced by a query parameter (portal spec §2). */
const Search = z.object({ layout: z.catch(z.optional(z.enum(['classic', 'empty'])), undefined) })

const GUEST: Visitor = { isSignedIn: false }

/** A guest's page in the empty layout reads nothing, nor does one of leaving, and does not load what reads. */
const NO_QUERIES = {} as { queryClient: QueryClient }

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: Search,
  beforeLoad: async ({ context: { queries, isRoute }, location: { pathname, href }, matches, search }) => {
    const admit = (visitor: Visitor) => {
      const elsewhere = guard(pathname, href, visitor)
      if (elsewhere) throw redirect({ ...elsewhere, replace: true })
    }
    // An unknown path is unknown to everybody: src/routes/$.tsx sends it on.
    if (matches.some(({ routeId }) => routeId === '/$')) return NO_QUERIES
    const signedIn = isSignedIn(getSession(), Date.now())
    if (!signedIn) admit(GUEST)
    if (signedIn && getPrefs().lockAfter) (await import('#platform/session/idle.ts')).lockIfIdle()
    // Locked before this page was there: nothing is read until it is unlocked. A page that is there is covered (src/cover.tsx) and stays as it is.
    if (isLocked() && !isThreshold(pathname) && !queries.loaded())
      throw redirect({ to: '/unlock-session', search: { redirectURL: href }, replace: true })
    const isClassic = layoutOf(search.layout, matches, getPrefs().layout) === 'classic'
    const reads = signedIn && !isThreshold(pathname)
    if (!reads && !isClassic) return NO_QUERIES
    const layout = isClassic ? loadClassicLayout() : undefined
    const queryClient = await queries.load()
    // The initial data of everything behind the sign-in, together (portal spec §2).
    if (reads) {
      const menus = queryClient.prefetchQuery(navigationQueries.menus())
      const user = await knownUser(queryClient)
      admit(visitorOf(user, isRoute('/profiling')))
      if (user) (await import('#platform/session/idle.ts')).watchIdle(user)
      await menus
    }
    await layout
    return { queryClient }
  },
  component: Frame,
  notFoundComponent: () => <Navigate to="/404-not-found" replace />,
})

/** @param hasProfiling A build without that screen sends nobody to it: they would be locked out. */
const visitorOf = (user: User | undefined, hasProfiling: boolean): Visitor =>
  user ? { isSignedIn: true, ...(hasProfiling && user) } : GUEST

/** Who the session belongs to; undefined where the back end no longer takes its token. */
async function knownUser(queryClient: QueryClient): Promise<User | undefined> {
  try {
    return await queryClient.ensureQueryData(userQueries.me())
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined
    throw error
  }
}
