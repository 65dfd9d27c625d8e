import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { taskManagementApi } from '#contract/apps/task-management.ts'
import { userApi } from '#contract/portal/user.ts'
import * as z from '#contract/zod.ts'
import { call } from '#platform/api/call.ts'
import { sendOnlyTo } from '#platform/api/transport.ts'
import { readDraft } from '#platform/forms/draft.ts'
import { setPrefs } from '#platform/prefs/prefs.ts'
import { lockIfIdle } from '#platform/session/idle.ts'
import { lock } from '#platform/session/lock.ts'
import { dispatchSession, getSession, takeOverStored } from '#platform/session/session.ts'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { seedUsers } from '#seed/users.ts'
import { signedUp } from '#tests/setup/accounts.ts'
import { openPortalNetwork } from '#tests/setup/portal-network.ts'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'navigation', 'tasks', 'activities')

const [alex] = seedUsers()
if (!alex) throw new Error('There is no sample user')

const MINUTE = 60_000
const cover = () => page.getByRole('dialog', { name: 'Session locked' })

const unlockWith = async (password: string) => {
  await page.getByLabelText('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Unlock' }).click()
}

/** A call of one's own, and whether it waits for the lock: that is what puts its signal together with the session's. */
const waiter = () => {
  const { signal } = new AbortController()
  const together = vi.spyOn(AbortSignal, 'any')
  return { signal, waits: () => together.mock.calls.some(([signals]) => [...signals].at(-1) === signal) }
}

/** What another tab does to the storage, and this one hears. */
const inAnotherTab = (change: () => void) => {
  change()
  takeOverStored()
}

afterEach(() => {
  vi.restoreAllMocks()
  // What waits to be read waits no longer.
  dispatchSession({ type: 'lost' })
})

describe('locking', () => {
  test('from the account panel: the page is covered, and nothing of it can be read, reached or read aloud', async () => {
    const { screen } = await renderApp('/apps/tasks', { signedIn: true })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible()
    await screen.getByRole('button', { name: 'Alex Morgan, account' }).click()
    await screen.getByRole('button', { name: 'Lock now' }).click()
    await expect.element(cover()).toBeVisible()
    await expect.element(cover().getByText('Alex Morgan')).toBeVisible()
    await expect.element(cover().getByLabelText('Password', { exact: true })).toHaveFocus()
    await expect.poll(() => document.title).toBe('Session locked · Cairn')
    expect(screen.getByRole('heading', { name: 'Tasks' }).query()).toBeNull()
    for (const element of document.querySelectorAll('body > :not(.lock-cover) *'))
      expect(getComputedStyle(element).visibility).toBe('hidden')
    const covering = cover().element()
    for (let stops = 0; stops < 12; stops += 1) {
      await userEvent.keyboard('{Tab}')
      const { activeElement } = document
      expect(activeElement === document.body || covering.contains(activeElement)).toBe(true)
    }
  })

  test('by its keys, wherever the focus is', async () => {
    const { screen } = await renderApp('/apps/tasks', { signedIn: true })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await screen.getByRole('button', { name: 'New task' }).click()
    await expect.element(screen.getByLabelText('New task')).toHaveFocus()
    await userEvent.keyboard('{Alt>}{Shift>}l{/Shift}{/Alt}')
    await expect.element(cover()).toBeVisible()
  })

  test('unlocking keeps the page and what was typed exactly as they were', { tags: 'extended' }, async () => {
    const { screen, href } = await renderApp('/apps/tasks', { signedIn: true })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await screen.getByRole('button', { name: 'New task' }).click()
    const field = screen.getByLabelText('New task')
    await field.fill('Half a thought')
    const element = field.element() as HTMLInputElement
    const before = href()
    const { title } = document
    lock(alex)
    await unlockWith(SAMPLE_CREDENTIALS.password)
    await expect.element(cover()).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
    expect(field.element()).toBe(element)
    expect(element.value).toBe('Half a thought')
    expect(href()).toBe(before)
    expect(document.title).toBe(title)
  })

  test('a dialog that is open stays open with what was typed in it, and the lock can be used above it', async () => {
    const { screen } = await renderApp('/apps/tasks', { signedIn: true })
    await screen.getByRole('button', { name: 'View and sort' }).click()
    await page.getByRole('menuitem', { name: 'Manage tags…' }).click()
    const field = page.getByRole('dialog').getByRole('textbox').first()
    await field.fill('Half a tag')
    lock(alex)
    await expect.element(cover().getByLabelText('Password', { exact: true })).toHaveFocus()
    await unlockWith(SAMPLE_CREDENTIALS.password)
    await expect.element(cover()).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('Half a tag')
  })

  test('keys go to the lock alone: the page below does nothing', async () => {
    const { screen, router } = await renderApp('/apps/tasks', { signedIn: true })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    const heard = vi.fn()
    document.addEventListener('keydown', heard)
    lock(alex)
    await expect.element(cover().getByLabelText('Password', { exact: true })).toHaveFocus()
    await userEvent.keyboard('nxe#j')
    await cover().getByRole('heading', { level: 1 }).click()
    await userEvent.keyboard('nxe#j{Escape}{Escape}')
    await expect.element(cover()).toBeVisible()
    expect(heard).not.toHaveBeenCalled()
    document.removeEventListener('keydown', heard)
    expect(screen.getByLabelText('New task').query()).toBeNull()
    expect(router.state.location.pathname).toBe('/apps/tasks')
  })

  test('a wrong password is told, and nothing is opened', async () => {
    await renderApp('/apps/tasks', { signedIn: true })
    lock(alex)
    await unlockWith('wrong')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong password')
    await expect.element(cover().getByLabelText('Password', { exact: true })).toHaveFocus()
    await expect.element(cover()).toBeVisible()
    await userEvent.keyboard('x')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  test('no password is told beside the field', async () => {
    await renderApp('/apps/tasks', { signedIn: true })
    lock(alex)
    await cover().getByRole('button', { name: 'Unlock' }).click()
    await expect.element(cover().getByText('Enter your password.')).toBeVisible()
  })

  test('a password that is longer than any is kept whole, and refused with the reason', async () => {
    await renderApp('/apps/tasks', { signedIn: true })
    lock(alex)
    const long = 'pass word '.repeat(110)
    await unlockWith(long)
    const field = cover().getByLabelText('Password', { exact: true })
    await expect.element(field).toHaveAccessibleDescription('This password is too long. Use at most 1024 characters.')
    await expect.element(field).toHaveValue(long)
    await expect.element(field).toHaveFocus()
  })

  test('who it is not signs out, and the page below is gone', async () => {
    const { screen, href } = await renderApp('/apps/tasks', { signedIn: true })
    lock(alex)
    await cover().getByRole('link', { name: 'Sign out' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'You’re signed out' })).toBeVisible()
    expect(href()).toBe('/sign-out')
    await expect.element(cover()).not.toBeInTheDocument()
    expect(getSession()).toMatchObject({ accessToken: null, lockedFor: null })
  })
})

describe('while it is locked', () => {
  test('the token is kept, and used for no read until it is unlocked', async () => {
    const { queryClient } = await renderApp('/apps/tasks', { signedIn: true })
    lock(alex)
    expect(localStorage.getItem('accessToken')).toBe(getSession().accessToken)
    let isAnswered = false
    const { signal, waits } = waiter()
    const reading = call(userApi.endpoints.user, {}, { signal }).then((user) => {
      isAnswered = true
      return user
    })
    void queryClient.invalidateQueries()
    await expect.element(cover()).toBeVisible()
    await expect.poll(waits).toBe(true)
    expect(isAnswered).toBe(false)
    await unlockWith(SAMPLE_CREDENTIALS.password)
    expect(await reading).toMatchObject({ email: alex.email })
  })

  test('a session that ends leads to the sign-in, with the way back', async () => {
    const { router } = await renderApp('/pages/activities', { signedIn: true })
    lock(alex)
    await expect.element(cover()).toBeVisible()
    dispatchSession({ type: 'lost' })
    await expect.poll(() => router.state.location.pathname).toBe('/sign-in')
    expect(router.state.location.search).toEqual({ redirectURL: '/pages/activities' })
    await expect.element(cover()).not.toBeInTheDocument()
  })
})

/** The device answers nobody while the session is locked. */
describe('a call that the device answers with 401', () => {
  const token = (name: string) => ({
    accessToken: `x.${btoa(JSON.stringify({ sub: 'alex-morgan', name }))}.x`,
    tokenExpiryTime: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const bearerOf = (name: string) => `Bearer ${token(name).accessToken}`
  const { deleteTask } = taskManagementApi.endpoints
  const remove = (signal?: AbortSignal) => call(deleteTask, { query: { id: 'a' } }, { signal })

  /** A back end that knows one token. Another arrives when `refused` is done. */
  const openDevice = (known: string, refused: () => void = () => {}) => {
    const arrived: { bearer: string | null; key: string | null }[] = []
    sendOnlyTo({
      async fetch({ headers, url }) {
        if (url.endsWith('/device/lock')) return Response.json(true)
        const bearer = headers.get('authorization')
        arrived.push({ bearer, key: headers.get('idempotency-key') })
        if (bearer === bearerOf(known)) return Response.json(true)
        refused()
        return Response.json({ error: 'Invalid token' }, { status: 401 })
      },
    })
    dispatchSession({ type: 'signed-in', answer: token('first'), rememberMe: false })
    return arrived
  }

  test('while it is locked waits, and is sent once more when it is unlocked: with the new token, under the same key', async () => {
    const arrived = openDevice('second', () => lock(alex))
    let isDone = false
    const { signal, waits } = waiter()
    const removing = remove(signal).finally(() => {
      isDone = true
    })
    await expect.poll(() => getSession().lockedFor).not.toBeNull()
    await expect.poll(waits).toBe(true)
    expect(isDone).toBe(false)
    expect(arrived).toHaveLength(1)
    expect(getSession().accessToken).toBe(token('first').accessToken)
    dispatchSession({ type: 'unlocked', answer: token('second') })
    expect(await removing).toBe(true)
    expect(arrived.map(({ bearer }) => bearer)).toEqual([bearerOf('first'), bearerOf('second')])
    expect(new Set(arrived.map(({ key }) => key)).size).toBe(1)
  })

  test('and locked by another tab, of which this one has not heard: the same', async () => {
    const arrived = openDevice('second', () => localStorage.setItem('lockedFor', '{}'))
    const removing = remove()
    await expect.poll(() => getSession().lockedFor).toBe('{}')
    dispatchSession({ type: 'unlocked', answer: token('second') })
    expect(await removing).toBe(true)
    expect(arrived).toHaveLength(2)
  })

  test('a write that is begun while locked is not sent before it is unlocked', async () => {
    const arrived = openDevice('second')
    lock(alex)
    const { signal, waits } = waiter()
    const removing = remove(signal)
    await expect.poll(waits).toBe(true)
    expect(arrived).toEqual([])
    dispatchSession({ type: 'unlocked', answer: token('second') })
    expect(await removing).toBe(true)
    expect(arrived).toMatchObject([{ bearer: bearerOf('second') }])
  })

  test('what waits fails when the session ends, or when nobody waits for it', async () => {
    const arrived = openDevice('second')
    lock(alex)
    const given = new AbortController()
    const [left, ended] = [remove(given.signal), remove()]
    given.abort()
    await expect(left).rejects.toMatchObject({ name: 'AbortError' })
    dispatchSession({ type: 'signed-out' })
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' })
    expect(arrived).toEqual([])
  })

  test('for a token that has been renewed meanwhile is sent again with the new one', async () => {
    const arrived = openDevice('second', () => dispatchSession({ type: 'renewed', answer: token('second') }))
    expect(await remove()).toBe(true)
    expect(arrived.map(({ bearer }) => bearer)).toEqual([bearerOf('first'), bearerOf('second')])
    expect(getSession().accessToken).toBe(token('second').accessToken)
  })

  test('while nothing is locked ends the session', async () => {
    const arrived = openDevice('another')
    await expect(remove()).rejects.toMatchObject({ status: 401, message: 'Your session has ended. Sign in again.' })
    expect(getSession().accessToken).toBeNull()
    expect(arrived).toHaveLength(1)
  })
})

describe('a portal that refuses to unlock', () => {
  const tryWith = async (status: number, body: unknown) => {
    const network = openPortalNetwork()
    await renderApp('/apps/tasks', { signedIn: true })
    lock(alex)
    network.meets = () => Response.json(body, { status })
    await unlockWith('guess')
    return network
  }

  test.each([
    [400, { message: 'Your account is suspended until Monday.' }, 'Your account is suspended until Monday.'],
    [400, { message: 'error.auth.inactive.msg.account' }, 'This account hasn’t been activated yet.'],
    [401, { message: 'Bad credentials here.' }, 'Wrong password'],
    [404, false, 'Wrong password'],
    [429, { message: 'error.auth.toomany.msg.account' }, 'Too many attempts. Wait a minute, then try again.'],
    [500, {}, 'That didn’t work.'],
  ])('%i %j is told in words', async (status, body, words) => {
    const network = await tryWith(status, body)
    await expect.element(cover().getByRole('alert')).toMatchTextContent(words)
    expect(getSession().lockedFor).not.toBeNull()
    await network.close()
  })
})

describe('an app that starts locked', () => {
  /** As after a reload, or in a new tab. */
  const openLocked = (path: string) => renderApp(path, { signedIn: true, locked: true })

  test.each(['/pages/activities?shown=40', '/apps/tasks', '/'])(
    '%s: asks for the password, and leads back',
    { tags: 'extended' },
    async (path) => {
      const { screen, router, href } = await openLocked(path)
      expect(router.state.location.pathname).toBe('/unlock-session')
      expect(router.state.location.search).toEqual({ redirectURL: path })
      await expect.element(screen.getByRole('heading', { level: 1, name: 'Session locked' })).toBeVisible()
      expect(screen.getByRole('banner').query()).toBeNull()
      await unlockWith(SAMPLE_CREDENTIALS.password)
      await expect.poll(href).toBe(path === '/' ? '/dashboards/mainpage' : path)
      expect(router.history.canGoBack()).toBe(false)
    },
  )

  test('reads nothing of the person before it is unlocked', async () => {
    const { screen, router } = await openLocked('/apps/tasks')
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Session locked' })).toBeVisible()
    expect(router.options.context.queries.loaded()).toBeUndefined()
  })

  test('a redirectURL to another origin leads to Home', async () => {
    const { href } = await openLocked('/unlock-session?redirectURL=%2F%2Fevil.example')
    await unlockWith(SAMPLE_CREDENTIALS.password)
    await expect.poll(href).toBe('/dashboards/mainpage')
  })

  test.each(['/sign-in', '/sign-up', '/forgot-password', '/confirmation-required'])(
    '%s leads to the lock too',
    async (path) => {
      const { router } = await openLocked(path)
      expect(router.state.location.pathname).toBe('/unlock-session')
    },
  )

  test.each([
    ['/activate-account?token=4711', 'Activate your account'],
    ['/set-password?token=4711', 'Choose your password'],
    ['/reset-password?token=4711', 'Choose a new password'],
    ['/home', 'Know where you stand.Choose where next.'],
    ['/home?layout=classic', 'Know where you stand.Choose where next.'],
    ['/404-not-found', 'There’s nothing at this address'],
    ['/nowhere/at/all', 'There’s nothing at this address'],
  ])(
    '%s concerns no session: it is open, and nothing of the person is read or shown',
    { tags: 'extended' },
    async (path, title) => {
      const { screen, router } = await openLocked(path)
      const heading = screen.getByRole('heading', { level: 1 })
      await expect.element(heading).toHaveTextContent(title)
      await expect.element(heading).toBeVisible()
      expect(cover().query()).toBeNull()
      expect(screen.getByRole('banner').query()).toBeNull()
      expect(router.options.context.queries.loaded()).toBeUndefined()
      expect(document.body.textContent).not.toMatch(/Alex|Morgan|@/)
      expect(getSession().lockedFor).not.toBeNull()
      const place = path.split('?')[0] ?? ''
      if (path.includes('token')) expect(readDraft(`token:${place}`, z.string())).toBe('4711')
    },
  )

  test('the link of a mail does what it is for, and leads on to the lock', async () => {
    const { screen, router, href } = await openLocked('/home')
    await router.navigate({ href: await signedUp() })
    await screen.getByRole('button', { name: 'Activate the account' }).click()
    await expect.element(screen.getByText('Your account is active')).toBeVisible()
    await screen.getByRole('link', { name: 'Go to Home' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Session locked' })).toBeVisible()
    await unlockWith(SAMPLE_CREDENTIALS.password)
    await expect.poll(href).toBe('/dashboards/mainpage')
  })

  test('an open page that was there when it was locked is covered as any other', async () => {
    const { screen } = await renderApp('/home', { signedIn: true })
    await expect.element(screen.getByRole('link', { name: 'Open Cairn' })).toBeVisible()
    lock(alex)
    await expect.element(cover()).toBeVisible()
  })

  test('signs out without being unlocked', async () => {
    const { screen } = await openLocked('/apps/tasks')
    await screen.getByRole('link', { name: 'Sign out' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'You’re signed out' })).toBeVisible()
    expect(localStorage.getItem('lockedFor')).toBeNull()
  })
})

test('the address of the lock locks', async () => {
  const { screen } = await renderApp('/unlock-session?redirectURL=%2Fpages%2Factivities', { signedIn: true })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Session locked' })).toBeVisible()
  expect(getSession().lockedFor).toContain('alex.morgan')
})

describe('all tabs', () => {
  test('lock and unlock together', async () => {
    const { screen } = await renderApp('/apps/tasks', { signedIn: true })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    inAnotherTab(() => localStorage.setItem('lockedFor', JSON.stringify({ name: 'A', email: 'a@b', avatar: null })))
    await expect.element(cover()).toBeVisible()
    inAnotherTab(() => localStorage.removeItem('lockedFor'))
    await expect.element(cover()).not.toBeInTheDocument()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible()
  })

  test('unlocked in one, the page of the lock goes on in the other', async () => {
    const { href } = await renderApp('/unlock-session?redirectURL=%2Fpages%2Factivities', { signedIn: true })
    inAnotherTab(() => localStorage.removeItem('lockedFor'))
    await expect.poll(href).toBe('/pages/activities')
  })
})

describe('lock when idle', () => {
  const lastAt = () => Number(localStorage.getItem('activeAt'))
  const leaveFor = (minutes: number) => {
    localStorage.setItem('activeAt', String(Date.now() - minutes * MINUTE))
    document.dispatchEvent(new Event('visibilitychange'))
  }

  test('is off, and chosen in the account panel', { tags: 'extended' }, async () => {
    const { screen } = await renderApp('/dashboards/mainpage', { signedIn: true })
    await screen.getByRole('button', { name: 'Alex Morgan, account' }).click()
    const choice = screen.getByRole('radiogroup', { name: 'Lock when idle' })
    await expect.element(choice.getByRole('radio', { name: 'Never' })).toBeChecked()
    expect(localStorage.getItem('activeAt')).toBeNull()
    leaveFor(600)
    expect(getSession().lockedFor).toBeNull()
    localStorage.removeItem('activeAt')
    for (const label of ['60 min', '15 min', '5 min']) await choice.getByRole('radio', { name: label }).click()
    expect(JSON.parse(localStorage.getItem('prefs') ?? '{}').lockAfter).toBe(5)
    expect(lastAt()).toBeGreaterThan(Date.now() - MINUTE)
  })

  test.each([5, 15, 60] as const)('locks after %i minutes, and not before', async (lockAfter) => {
    const { screen } = await renderApp('/dashboards/mainpage', { signedIn: true, prefs: { lockAfter } })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    leaveFor(lockAfter - 1)
    expect(getSession().lockedFor).toBeNull()
    leaveFor(lockAfter)
    expect(getSession().lockedFor).toContain('Alex Morgan')
    await expect.element(cover()).toBeVisible()
    await unlockWith(SAMPLE_CREDENTIALS.password)
    await expect.element(cover()).not.toBeInTheDocument()
    expect(lastAt()).toBeGreaterThan(Date.now() - MINUTE)
  })

  test('locks by itself when the time is over', async () => {
    await renderApp('/dashboards/mainpage', { signedIn: true, prefs: { lockAfter: 5 } })
    leaveFor(5 - 1 / 60)
    expect(getSession().lockedFor).toBeNull()
    await expect.element(cover()).toBeVisible()
  })

  test('a hand in another tab keeps this one open', { tags: 'extended' }, async () => {
    await renderApp('/dashboards/mainpage', { signedIn: true, prefs: { lockAfter: 5 } })
    const clock = vi.spyOn(globalThis, 'setTimeout')
    leaveFor(5 - 1 / 60)
    const armed = () => clock.mock.calls.flatMap(([then, ms = 0]) => (then === lockIfIdle ? [ms] : []))
    expect(armed()).toEqual([expect.closeTo(MINUTE / 60, -3)])
    localStorage.setItem('activeAt', String(Date.now()))
    // When that second is over the time begins anew, with what is left since the hand.
    await expect.poll(() => armed().at(-1)).toBeGreaterThan(4.5 * MINUTE)
    expect(getSession().lockedFor).toBeNull()
  })

  test('whoever comes back too late does not open it by moving the pointer', async () => {
    await renderApp('/dashboards/mainpage', { signedIn: true, prefs: { lockAfter: 5 } })
    // A device that slept: no timer has run.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * MINUTE)
    dispatchEvent(new PointerEvent('pointermove'))
    expect(getSession().lockedFor).not.toBeNull()
  })

  test('a renewed token, or another choice, is no hand on the device', async () => {
    await renderApp('/dashboards/mainpage', { signedIn: true, prefs: { lockAfter: 5 } })
    const at = Date.now() - 4 * MINUTE
    localStorage.setItem('activeAt', String(at))
    const { accessToken, tokenExpiryTime } = getSession()
    const answer = { accessToken: accessToken ?? '', tokenExpiryTime: new Date(tokenExpiryTime ?? 0).toISOString() }
    dispatchSession({ type: 'renewed', answer })
    setPrefs({ language: 'en' })
    expect(lastAt()).toBe(at)
  })

  test('nothing of it stays after a sign-out', async () => {
    const { screen } = await renderApp('/sign-out', { signedIn: true, prefs: { lockAfter: 5 } })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect([localStorage.getItem('activeAt'), localStorage.getItem('activeFor')]).toEqual([null, null])
  })
})
