// The router: the route tree with what every route is given.
import type { MessageDescriptor } from '@lingui/core'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '#platform/navigation/address-search.ts'
import type { CreateOfLine, ReadLine } from '#platform/navigation/created.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import type { Queries } from '#platform/query/queries.ts'
import { routeTree } from './routeTree.gen.ts'
import { ErrorScreen } from './shell/error-screen.tsx'

export interface RouterContext {
  readonly queries: Queries
  /** Whether this build has such a path. */
  readonly isRoute: (path: string) => boolean
}

export function createAppRouter(queries: Queries, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { queries, isRoute: (path: string): boolean => isRoute(router, path) },
    history,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultViewTransition: {
      types: ({ fromLocation, pathChanged }) => fades(fromLocation !== undefined && pathChanged),
    },
    defaultErrorComponent: ErrorScreen,
  })
  return router
}

/** A page fades into the next; the first one is simply there, and what changes within a page (a filter, an open row) does so at once. */
const fades = (isNextPage: boolean): string[] | false =>
  isNextPage && !matchMedia('(prefers-reduced-motion: reduce)').matches ? ['page'] : false

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }

  interface StaticDataRouteOption {
    /** Portal spec §2. Default: classic. */
    layout?: 'classic' | 'empty'
    /** The screen's name, for the document's title and the announcement of a new page. */
    title?: MessageDescriptor
    /** The screen takes the whole height, without a footer: a working app of panes. */
    fills?: boolean
    /** Its paths are one screen: what was done at one of them is undone by key at the others. */
    isOneScreen?: boolean
    /** Makes what the place makes. */
    create?: () => Promise<{ createOfLine: CreateOfLine; readLine?: ReadLine }>
    /** That it says what it reads in the line first. */
    reads?: true
    /** What it does while another screen is open: a component that shows nothing. */
    watch?: () => Promise<{ Watcher: () => null }>
  }
}
