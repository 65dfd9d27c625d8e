// A person's next start shows what their last one showed, before anything is answered, and what has changed takes its place.
import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Task } from '#contract/apps/tasks.ts'
import { persistQueries } from '#platform/query/persist.ts'
import { PERSIST_KEY } from '#platform/query/persist-key.ts'
import { lock } from '#platform/session/lock.ts'
import { dispatchSession } from '#platform/session/session.ts'
import { signOut } from '#platform/session/sign-out.ts'
import { seedUsers } from '#seed/users.ts'
import { type RenderAppOptions, type RenderedApp, renderApp } from '#tests/setup/screens.tsx'

/** For what is about tasks alone: no jobs are planted. */
const samplesOf = ['auth', 'user', 'navigation', 'tasks', 'activities']
const HOME = '/dashboards/mainpage'

const open = (path: string, options: RenderAppOptions = {}) =>
  renderApp(path, { signedIn: true, persists: true, samplesOf, ...options })

const dueTasks = () => page.getByRole('region', { name: 'Today and overdue' }).getByRole('checkbox')
const stored = (): string => localStorage.getItem(PERSIST_KEY) ?? ''

/** What is stored of an answer of the tasks. */
const storedOf = (endpoint: string) =>
  JSON.parse(stored()).answers.find(({ key: [api, name] }: { key: string[] }) => api === 'tasks' && name === endpoint)
    ?.data
const storedTasks = (): readonly Task[] => storedOf('all') ?? []
/** Those that home begins with. */
const storedDue = (): readonly Task[] => storedOf('due')?.tasks ?? []

/** A visit that is over when its answers are stored. @param until what of them is waited for */
async function visitBefore(path: string, until: string, options?: RenderAppOptions): Promise<RenderedApp> {
  const app = await open(path, options)
  await expect.poll(stored).toContain(until)
  return app
}

/** What lets answers go that a test holds back. */
const held: (() => void)[] = []

afterEach(() => {
  for (const letGo of held.splice(0)) letGo()
})

/** Opens a screen whose answers do not come until they are let go. Whose session it is, the visit before has left. */
async function openUnanswered(path: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  held.push(resolve)
  await open(path, { signedIn: false, delay: () => promise })
}

const answer = () => held.splice(0).map((letGo) => letGo())

describe('what was on the screen is on the screen again', () => {
  test('home: the greeting, the menus, the tasks, what happened; answers take its place', {
    tags: 'extended',
  }, async () => {
    const before = await visitBefore(HOME, '"activities","page"')
    await expect.element(dueTasks().first()).toBeVisible()
    const label = dueTasks().first().element().getAttribute('aria-label') ?? ''
    const done = page.getByRole('checkbox', { name: label, exact: true })
    await done.click()
    await expect.element(done).not.toBeInTheDocument()
    const titles = () =>
      page
        .getByRole('region', { name: 'Today and overdue' })
        .getByRole('link')
        .elements()
        .map((link) => link.textContent)
    const shown = titles()
    await expect.poll(() => storedDue().length).toBeGreaterThan(0)
    await expect.poll(() => storedDue().some(({ title }) => label.includes(title))).toBe(false)
    await before.close()

    // In another back end, where that task is still to do.
    await openUnanswered(HOME)
    await expect.element(page.getByRole('heading', { level: 1, name: /Alex$/ })).toBeVisible()
    await expect.element(page.getByRole('navigation').getByRole('link', { name: 'Analytics' })).toBeVisible()
    const recent = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem')
    await expect.poll(() => recent.elements()).toHaveLength(5)
    await expect.poll(titles).toEqual(shown)
    answer()
    await expect.element(done).toBeVisible()
  })

  test('the tasks', async () => {
    const before = await visitBefore('/apps/tasks', '"tasks","all"')
    const first = () =>
      page
        .getByRole('checkbox', { name: /^Complete/ })
        .elements()
        .slice(0, 5)
        .map((box) => box.getAttribute('aria-label'))
    await expect.poll(first).toHaveLength(5)
    const areStored = () => first().every((label) => storedTasks().some(({ title }) => label?.includes(title)))
    await expect.poll(areStored).toBe(true)
    const shown = first()
    await before.close()
    await openUnanswered('/apps/tasks')
    await expect.poll(first).toEqual(shown)
  })

  test('with anything in the storage, also invalid data', { tags: 'extended' }, async () => {
    for (const garbage of ['', '{', '[]', '{"buster":"x","timestamp":1,"answers":[]}']) {
      localStorage.setItem(PERSIST_KEY, garbage)
      const app = await open(HOME)
      await expect.element(dueTasks().first()).toBeVisible()
      await app.close()
    }
  })

  test('where the storage is nearly full: all answers except the largest, for which there is no room', {
    tags: 'extended',
  }, async () => {
    leaveRoomFor(40_000)
    const before = await visitBefore('/apps/tasks', '"user","user"')
    expect(stored()).not.toContain('"tasks","all"')
    await before.close()
    await open('/apps/tasks', { signedIn: false })
    await expect.element(page.getByRole('checkbox', { name: /^Complete/ }).first()).toBeVisible()
  })
})

describe('it is its person’s alone', () => {
  test('nothing is left when they have signed out', async () => {
    const before = await visitBefore(HOME, '"tasks","due"')
    await signOut()
    expect(localStorage.getItem(PERSIST_KEY)).toBeNull()
    await before.close()
    // What is written a moment later is not theirs either.
    await open('/sign-in', { signedIn: false })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    expect(localStorage.getItem(PERSIST_KEY)).toBeNull()
  })

  test('another person finds none of it, even after a session that ended by itself', async () => {
    await visitBefore(HOME, '"tasks","due"')
    dispatchSession({ type: 'lost' })
    expect(stored()).toContain('"tasks","due"')
    const accessToken = `e30.${btoa(JSON.stringify({ sub: 'blake' }))}.`
    const answer = { accessToken, tokenExpiryTime: new Date(Date.now() + 60_000).toISOString() }
    dispatchSession({ type: 'signed-in', answer, rememberMe: false })
    await expect.poll(stored).not.toContain('"tasks","due"')
  })

  test('it is not read while the session is locked', async () => {
    const before = await visitBefore(HOME, '"tasks","due"')
    await before.close()
    const restored = async () => {
      const client = new QueryClient()
      await persistQueries(client)
      return client.getQueryCache().getAll().length
    }
    await expect.poll(() => restored()).toBeGreaterThan(0)
    seedUsers().map(lock)
    await expect.poll(() => restored()).toBe(0)
  })

  test('in another language it is requested again', async () => {
    const before = await visitBefore(HOME, '"navigation"')
    await before.close()
    const { queryClient } = await open(HOME, { signedIn: false, prefs: { language: 'fr' } })
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .every((query) => query.isFetched() || !query.state.data),
    ).toBe(true)
  })
})

/** Fills the storage until so many characters are left. */
function leaveRoomFor(characters: number): void {
  let filler = ''
  for (let length = 2 ** 23; length >= 1024; length /= 2) {
    try {
      localStorage.setItem('filler', filler + 'x'.repeat(length))
      filler += 'x'.repeat(length)
    } catch {
      // A smaller one may fit.
    }
  }
  localStorage.setItem('filler', filler.slice(characters))
}
