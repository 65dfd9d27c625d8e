// Portal spec §2 as the app applies it: the layout of each route that there is, and the guards over the real back end.
import { describe, expect, test } from 'vitest'
import { userApi } from '#contract/portal/user.ts'
import { call } from '#platform/api/call.ts'
import { sendOnlyTo } from '#platform/api/transport.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { allowSkippedTransitions } from '#platform/navigation/skipped-transitions.ts'
import { getSession, subscribeSession } from '#platform/session/session.ts'
import { seedUsers } from '#seed/users.ts'
import { layoutOf } from '#shell/layouts.ts'
import { renderApp } from '#tests/setup/screens.tsx'

/** A screen that is added later is checked from the moment that its route exists. */
const LAYOUTS = {
  '/forgot-password': 'empty',
  '/reset-password': 'empty',
  '/sign-in': 'empty',
  '/sign-up': 'empty',
  '/activate-account': 'empty',
  '/home': 'empty',
  '/set-password': 'empty',
  '/sign-out': 'empty',
  '/unlock-session': 'empty',
  '/confirmation-required': 'empty',
  '/dashboards/mainpage': 'classic',
  '/dashboards/analytics': 'classic',
  '/settings': 'classic',
  '/profile': 'classic',
  '/career/jobs': 'classic',
  '/career/applications': 'classic',
  '/skill-evaluation/skills': 'classic',
  '/skill-evaluation/loading/sql': 'empty',
  '/skill-evaluation/evaluation': 'empty',
  '/skill-evaluation/rating/sql': 'classic',
  '/profiling': 'empty',
  '/profiling/redirection': 'empty',
  '/profiling/settings': 'empty',
} as const

test('the layout of every route that there is, and the one that the address forces', async () => {
  const { router } = await renderApp('/sign-in')
  const there = Object.entries(LAYOUTS).filter(([path]) => isRoute(router, path))
  expect(there.length).toBeGreaterThan(10)
  for (const [path, layout] of there) {
    const matches = router.getMatchedRoutes(path)[0].map(({ options }) => options)
    expect(layoutOf(undefined, matches, 'classic'), path).toBe(layout)
    for (const forced of ['classic', 'empty'] as const) expect(layoutOf(forced, matches, 'classic'), path).toBe(forced)
  }
})

describe('a person whose profiling is not done', () => {
  const visit = async (path: string) => {
    const { router, queryClient } = await renderApp('/pages/activities', { signedIn: true })
    const [alex] = seedUsers()
    queryClient.setQueryData([userApi.endpoints.user.api, 'user', {}], { ...alex, isProfilingCompleted: false })
    await router.navigate({ href: path })
    return router
  }

  test.each([
    ...['/dashboards/mainpage', '/sign-up', '/settings', '/profiling/redirection'],
    ...['/dashboards', '/career', '/skill-evaluation'],
  ])('is sent from %s to it', { tags: 'extended' }, async (path) => {
    expect((await visit(path)).state.location.pathname).toBe('/profiling')
  })
})

describe('a section alone', () => {
  const sections = [
    ['/dashboards', '/dashboards/mainpage'],
    ['/career', '/career/jobs'],
    ['/skill-evaluation', '/skill-evaluation/skills'],
  ] as const

  test.each(sections)(
    '%s leads to its first page, %s, in the layout that the address forces',
    { tags: 'extended' },
    async (path, first) => {
      const { router } = await renderApp(`${path}?layout=empty`, { signedIn: true })
      expect(router.state.location.pathname).toBe(first)
      expect(router.state.location.search).toMatchObject({ layout: 'empty' })
      expect(router.history.canGoBack()).toBe(false)
    },
  )

  test.each(sections)('%s leads a guest to sign-in, with the way back', async (path) => {
    const { router } = await renderApp(path)
    expect(router.state.location.pathname).toBe('/sign-in')
    expect(router.state.location.search).toEqual({ redirectURL: path })
  })
})

test('a path is guarded in upper and lower case', async () => {
  const { router } = await renderApp('/Sign-In', { signedIn: true })
  expect(router.state.location.pathname).toBe('/dashboards/mainpage')
})

test('200 calls that are refused at once sign out once', async () => {
  const { router } = await renderApp('/pages/activities', { signedIn: true })
  const events: string[] = []
  const stop = subscribeSession(({ type }) => events.push(type))
  sendOnlyTo({ fetch: () => new Response('', { status: 401 }) })
  await Promise.allSettled(Array.from({ length: 200 }, () => call(userApi.endpoints.user, {})))
  stop()
  expect(events).toEqual(['lost'])
  expect(getSession().accessToken).toBeNull()
  await expect.poll(() => router.state.location.pathname).toBe('/sign-in')
})

test('leaving a page while it fades in causes no error', async () => {
  const errors: unknown[] = []
  const note = (event: PromiseRejectionEvent) => {
    event.preventDefault()
    errors.push(event.reason)
  }
  addEventListener('unhandledrejection', note)
  const { startViewTransition } = document
  try {
    allowSkippedTransitions()
    const overtaken = document.startViewTransition(() => {})
    await document.startViewTransition(() => {}).finished
    await overtaken.finished
    expect(errors).toEqual([])
  } finally {
    document.startViewTransition = startViewTransition
    removeEventListener('unhandledrejection', note)
  }
})
