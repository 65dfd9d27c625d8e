// Which addresses the product has, derived from its route tree: for links that come from data, and for where to go after signing in.
import type { AnyRouter } from '@tanstack/react-router'

/** Routes for what is not there. */
const NO_PLACES = ['/$', '/404-not-found']

/** @param path without search and hash, such as `/apps/tasks` */
export function isRoute(router: Pick<AnyRouter, 'getMatchedRoutes'>, path: string): boolean {
  const [, params, found] = router.getMatchedRoutes(path)
  return found !== undefined && !('**' in params) && !NO_PLACES.includes(found.id)
}
