// Every route's frame: the guards, the initial data of who is signed in, the layout.
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Navigate, redirect } from '@tanstack/react-router'
import type { User } from '#contract/portal/user.ts'
import { ApiError } from '#platform/api/errors.ts'
import { getPrefs, LAYOUTS } from '#platform/prefs/prefs.ts'
import { oneOf, valuesOf } from '#platform/read-values.ts'
import { guard, isOpenWhileLocked, isThreshold, type Redirect, type Visitor } from '#platform/session/guards.ts'
import { getSession, isLocked, isSignedIn } from '#platform/session/session.ts'
import { Frame } from '#shell/frame.tsx'
import { layoutOf, loadClassicLayout } from '#shell/layouts.ts'
import type { RouterContext } from '../router.tsx'

/** A layout can be forced by a query parameter (portal spec §2). */
const validateSearch = valuesOf({ layout: oneOf(LAYOUTS) })

const GUEST: Visitor = { isSignedIn: false }

/** A guest's page in the empty layout reads nothing, nor does one of leaving or one that is open while locked, and does not load what reads. */
const NO_QUERIES = {} as { queryClient: QueryClient }

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch,
  beforeLoad: async ({ context: { queries, isRoute }, location: { pathname, href }, matches, search }) => {
    const leave = (elsewhere: Redirect | undefined) => {
      if (elsewhere) throw redirect({ ...elsewhere, replace: true })
    }
    // An unknown path is unknown to everybody: src/routes/$.tsx sends it on.
    if (matches.some(({ routeId }) => routeId === '/$')) return NO_QUERIES
    const signedIn = isSignedIn(getSession(), Date.now())
    if (!signedIn) leave(guard(pathname, href, GUEST))
    if (signedIn && getPrefs().lockAfter) (await import('#platform/session/idle.ts')).lockIfIdle()
    // Locked before this page was there: nothing is read until it is unlocked. A page that is there is covered (src/cover.tsx) and stays as it is.
    if (isLocked() && !isThreshold(pathname) && !queries.loaded()) {
      if (isOpenWhileLocked(pathname)) return NO_QUERIES
      throw redirect({ to: '/unlock-session', search: { redirectURL: href }, replace: true })
    }
    const isClassic = layoutOf(search.layout, matches, getPrefs().layout) === 'classic'
    const reads = signedIn && !isThreshold(pathname)
    if (!reads && !isClassic) return NO_QUERIES
    const layout = isClassic ? loadClassicLayout() : undefined
    // What is read, and how, is no part of the first page.
    const [queryClient, { navigationQueries }, { prefetchScreen }, { readUser }] = await Promise.all([
      queries.load(),
      import('#platform/navigation/navigation-queries.ts'),
      import('#platform/query/prefetch-screen.ts'),
      import('#platform/session/user-queries.ts'),
    ])
    // The initial data of everything behind the sign-in, together (portal spec §2).
    if (reads) {
      const menus = prefetchScreen(queryClient, navigationQueries.menus())
      const elsewhere = (one: User | undefined) => guard(pathname, href, visitorOf(one, isRoute('/profiling')))
      // Who was at the profiling may be done with it since: whether they stay is asked anew.
      const isProfiling = pathname.startsWith('/profiling')
      const user = await known(readUser(queryClient, (one) => !isProfiling && !elsewhere(one)))
      leave(elsewhere(user))
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

/** Who the session belongs to; undefined where the back end no longer takes its token, whichever call was told so first. */
async function known(user: Promise<User>): Promise<User | undefined> {
  try {
    return await user
  } catch (error) {
    if ((error instanceof ApiError && error.status === 401) || getSession().accessToken === null) return undefined
    throw error
  }
}
