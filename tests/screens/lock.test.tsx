import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { userApi } from '#contract/portal/user.ts'
import { call } from '#platform/api/call.ts'
import { setPrefs } from '#platform/prefs/prefs.ts'
import { lock } from '#platform/session/lock.ts'
import { dispatchSession, getSession, takeOverStored } from '#platform/session/session.ts'
import { SAMPLE_CREDENTIALS, seedUsers } from '#seed/users.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const [alex] = seedUsers()
if (!alex) throw new Error('There is no sample user')

const MINUTE = 60_000
const cover = () => page.getByRole('dialog', { name: 'Session locked' })

const unlockWith = async (password: string) => {
  await page.getByLabelText('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Unlock' }).click()
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
    for (let stops = 0; stops < 12; stops += 1) {
      await userEvent.keyboard('{Tab}')
      const { activeElement } = document
      expect(activeElement === document.body || cover().element().contains(activeElement)).toBe(true)
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

  test('unlocking keeps the page and what was typed exactly as they were', async () => {
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

  test('who it is not signs out, and the page below is gone', async () => {
    const { screen, href } = await renderApp('/apps/tasks', { signedIn: true })
    lock(alex)
    await cover().getByRole('link', { name: 'Sign out' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
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
    const reading = call(userApi.endpoints.user, {}).then((user) => {
      isAnswered = true
      return user
    })
    void queryClient.invalidateQueries()
    await expect.element(cover()).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 300))
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

describe('an app that starts locked', () => {
  /** As after a reload, or in a new tab. */
  const openLocked = (path: string) => renderApp(path, { signedIn: true, locked: true })

  test.each(['/pages/activities?shown=40', '/apps/tasks', '/'])(
    '%s: asks for the password, and leads back',
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

  test.each(['/sign-in', '/404-not-found', '/home'])('%s leads to the lock too', async (path) => {
    const { router } = await openLocked(path)
    expect(router.state.location.pathname).toBe('/unlock-session')
  })

  test('signs out without being unlocked', async () => {
    const { screen } = await openLocked('/apps/tasks')
    await screen.getByRole('link', { name: 'Sign out' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
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

  test('is off, and chosen in the account panel', async () => {
    const { screen } = await renderApp('/dashboards/mainpage', { signedIn: true })
    await screen.getByRole('button', { name: 'Alex Morgan, account' }).click()
    const choice = screen.getByRole('radiogroup', { name: 'Lock when idle' })
    await expect.element(choice.getByRole('radio', { name: 'Never' })).toBeChecked()
    expect(localStorage.getItem('activeAt')).toBeNull()
    leaveFor(600)
    expect(getSession().lockedFor).toBeNull()
    localStorage.removeItem('activeAt')
    for (const label of ['60 min', '15 min', '5 min'])
      await choice.getByRole('radio', { name: label }).click({ force: true })
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

  test('a hand in another tab keeps this one open', async () => {
    await renderApp('/dashboards/mainpage', { signedIn: true, prefs: { lockAfter: 5 } })
    leaveFor(5 - 1 / 60)
    localStorage.setItem('activeAt', String(Date.now()))
    await new Promise((resolve) => setTimeout(resolve, 1500))
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
