// The guards (portal spec §2, §4) as the build applies them: every path that the specification names and every route that its tree has, for everybody, with the layout that it is shown in. What each is to be
// is defined by guard-rules.ts.
import type { Page } from '@playwright/test'
import { expect, need, test } from './fixtures.ts'
import { endOf, needsSession, SPECIFIED, type Visitor } from './guard-rules.ts'

const alex = {
  id: 'alex-morgan',
  name: 'Alex Morgan',
  email: 'alex.morgan@example.com',
  avatar: null,
  status: 'online',
}

const people = {
  'whose profiling is not done': { isProfilingCompleted: false, skillsToLearn: [] },
  'whose profiling is done, without skills to learn': { isProfilingCompleted: true, skillsToLearn: [] },
  'whose profiling is done, with skills to learn': { isProfilingCompleted: true, skillsToLearn: ['sql'] },
}

/** Portal spec §2: shown in the empty layout. Everything else is classic, or as the person likes it. */
const EMPTY =
  /^\/(forgot-password|reset-password|sign-in|sign-up|activate-account|home|set-password|sign-out|unlock-session|confirmation-required|profiling|skill-evaluation\/(loading|evaluation))(\/|$)/

interface There {
  readonly path: string
  readonly search: string
  readonly isClassic: boolean
}

/** Goes to an address within the page, as a link does, and waits until the router has come to rest. */
const go = (page: Page, href: string): Promise<There> =>
  page.evaluate(async (to) => {
    const { router } = globalThis as unknown as { router: Router }
    const end = Date.now() + 20_000
    // Until it has begun, the router rests where it was.
    await Promise.race([router.navigate({ href: to }), new Promise((resolve) => setTimeout(resolve, 20_000))])
    for (;;) {
      const { status, location, resolvedLocation } = router.state
      if (status === 'idle' && resolvedLocation?.pathname === location.pathname) break
      if (Date.now() > end)
        throw new Error(`${to}: ${status} at ${location.pathname}, resolved ${resolvedLocation?.pathname}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return {
      path: location.pathname,
      search: location.search,
      isClassic: [...document.querySelectorAll('header')].some((header) => !header.closest('main')),
    }
  }, href)

interface Router {
  readonly routesByPath: Record<string, unknown>
  readonly state: { status: string; location: { pathname: string }; resolvedLocation?: { pathname: string } }
  navigate(to: { href: string }): Promise<void>
}

/** Finds the router, out of what React's tree bears. @returns an address for every route of its tree; the gallery at /ui is in no build */
const findRoutes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Fiber {
      memoizedProps?: { router?: { routesByPath?: Record<string, unknown> } } | null
      child?: Fiber | null
      sibling?: Fiber | null
      stateNode?: { current?: Fiber }
    }
    const root = document.getElementById('root')
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'))
    const first = key && root ? (root as unknown as Record<string, Fiber>)[key] : undefined
    const waiting = [first?.stateNode?.current]
    for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
      const router = fiber.memoizedProps?.router
      if (router?.routesByPath) {
        Object.assign(globalThis, { router })
        const paths = Object.keys(router.routesByPath).filter(
          (path) => path.startsWith('/') && !['/$', '/ui'].includes(path),
        )
        return [...new Set(paths.map((path) => path.replace(/(.)\/$/, '$1').replaceAll(/\{-\$\w+\}|\$\w+/g, 'sql')))]
      }
      waiting.push(...[fiber.sibling, fiber.child].filter((one): one is Fiber => Boolean(one)))
    }
    throw new Error('No router was found')
  })

// The guards are the page's, and so may the back end be.
test.use({ serviceWorkers: 'block' })

// A walk through every route takes its time on a busy machine.
test.slow()

test.describe('a guest', () => {
  test.use({ guest: true })

  test('comes to every open page and to none that is behind the sign-in, in the layout of each', async ({ page }) => {
    await page.goto('/sign-in')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const routes = await findRoutes(page)
    expect(routes.length).toBeGreaterThan(12)
    for (const path of new Set([...SPECIFIED, ...routes])) {
      const there = await go(page, path)
      const end = endOf(path, { isSignedIn: false })
      expect(there.path, `where ${path} leads`).toBe(end)
      const target = needsSession(path) && path !== '/sign-out' ? path : ''
      if (end === '/sign-in')
        expect(new URLSearchParams(there.search).get('redirectURL') ?? '', path).toBe(path === end ? '' : target)
      if (EMPTY.test(there.path)) expect(there.isClassic, there.path).toBe(false)
    }
    expect(await go(page, '/nowhere/at/all')).toMatchObject({ path: '/404-not-found' })
    expect(await go(page, '/home?layout=classic')).toMatchObject({ path: '/home', isClassic: true })
  })

  test('comes to no other origin by signing in, however it is written', async ({ page }) => {
    for (const evil of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/%2F%2Fevil.example',
      'javascript:alert(1)',
    ]) {
      await page.goto(`/sign-in?redirectURL=${encodeURIComponent(evil)}`)
      await page.getByRole('button', { name: 'Use the sample account' }).click()
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.waitForURL('**/dashboards/mainpage')
      await page.evaluate(() => localStorage.removeItem('accessToken'))
    }
  })
})

for (const [name, profiling] of Object.entries(people)) {
  test(`somebody ${name} is led where each route leads, in its layout`, async ({ page, peer }) => {
    need(peer).fault({
      kind: 'status',
      method: 'GET',
      path: 'common/user',
      status: 200,
      body: { ...alex, ...profiling },
    })
    await page.goto('/apps/tasks')
    await page.getByRole('heading', { level: 1 }).waitFor()
    // The first screen reads nothing of the worker's more.
    const routes = await findRoutes(page)
    // A build without the profiling's screen leads nobody to it.
    const visitor: Visitor = { isSignedIn: true, ...(routes.includes('/profiling') && profiling) }
    // Every screen once, by who may see them all; for the others, the ways on which they are led elsewhere.
    const isWalked = (path: string) =>
      path !== '/sign-out' &&
      path !== '/unlock-session' &&
      (profiling.skillsToLearn.length > 0 || endOf(path, visitor) !== path)
    for (const path of [...new Set([...SPECIFIED, ...routes])].filter(isWalked)) {
      const there = await go(page, path)
      const end = endOf(path, visitor)
      expect(there.path, `where ${path} leads`).toBe(end)
      if (there.path !== '/404-not-found')
        expect(there.isClassic, `${there.path} in the classic layout`).toBe(!EMPTY.test(there.path))
    }
    expect(await go(page, '/nowhere/at/all')).toMatchObject({ path: '/404-not-found' })
    expect(await go(page, '/apps/tasks?layout=empty')).toMatchObject({ path: '/apps/tasks', isClassic: false })
    expect(await go(page, '/confirmation-required?layout=classic')).toMatchObject({ isClassic: true })
    // The last, since they end or cover what is shown.
    expect(await go(page, '/unlock-session')).toMatchObject({ path: '/unlock-session', isClassic: false })
    expect(await go(page, '/sign-out')).toMatchObject({ path: '/sign-out', isClassic: false })
  })
}
