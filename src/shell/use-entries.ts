// The menus' entries and their words, for the navigation, the drawer and the search of places.
// @chunk signed-in
import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { isRoute } from '#platform/navigation/is-route.ts'
import { navigationQueries } from '#platform/navigation/navigation-queries.ts'
import { type Entry, offeredEntries } from './places.ts'

/** Nothing for a guest: the menus lead behind the sign-in. */
export function useEntries(isSignedIn: boolean): Entry[] {
  const router = useRouter()
  const { data } = useQuery({ ...navigationQueries.menus(), enabled: isSignedIn })
  return data && isSignedIn ? offeredEntries(data, (path) => isRoute(router, path)) : []
}

/** Whether the person is at this place, or somewhere below it. */
export function useIsAt(): (link: string) => boolean {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (link) => pathname === link || pathname.startsWith(`${link}/`)
}
