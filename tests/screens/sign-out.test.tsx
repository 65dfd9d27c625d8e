import type { QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addUploads, uploadStore } from '#apps/file-manager/uploads/upload-queue.ts'
import { tasksApi } from '#contract/apps/tasks.ts'
import { authApi } from '#contract/portal/auth.ts'
import { settingsApi } from '#contract/portal/settings.ts'
import { userApi } from '#contract/portal/user.ts'
import * as z from '#contract/zod.ts'
import { call } from '#platform/api/call.ts'
import { setConfig } from '#platform/config.ts'
import { readDraft, writeDraft } from '#platform/forms/draft.ts'
import { mute, snooze } from '#platform/live/notification-choices.ts'
import { noteApplied } from '#platform/offline/install-offer.ts'
import { waitingCount } from '#platform/offline/outbox-here.ts'
import { ownKey } from '#platform/session/own-items.ts'
import { addRecent } from '#platform/session/recent.ts'
import { dispatchSession, getSession, takeOverStored } from '#platform/session/session.ts'
import { signOut } from '#platform/session/sign-out.ts'
import { OF_BROWSER } from '#platform/session/storage.ts'
import { claimsOf } from '#platform/session/token-claims.ts'
import { activated, NORA } from '#tests/setup/accounts.ts'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'navigation', 'tasks', 'activities')

const SECOND = 1000
const stopTimeouts = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

const countdown = (left: number) =>
  page.getByText(`The sign-in page opens in ${left} ${left === 1 ? 'second' : 'seconds'}.`)

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

/** Whether the page can be seen at this moment. */
const visibility = () => getComputedStyle(document.getElementById('main') ?? document.body).visibility

/** What the cache holds of anybody: the menus are everybody's, and the sign-in page loads them for who comes next. */
const stored = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey: [api] }) => api !== 'navigation')
    .flatMap(({ state }) => state.data ?? [])

/** What the tab has of a person. */
const ownOfTab = () => Object.keys(sessionStorage).filter((key) => !key.startsWith(OF_BROWSER))

/** Whose session the storage says it is. */
const signOutElsewhere = () => {
  for (const key of ['accessToken', 'tokenExpiryTime', 'person']) localStorage.removeItem(key)
  takeOverStored()
}

/** Somebody with a token that nobody issued. */
function arrive(person: string): void {
  const claims = btoa(JSON.stringify({ sub: person }))
  const answer = { accessToken: `e30.${claims}.`, tokenExpiryTime: new Date(Date.now() + 60_000).toISOString() }
  dispatchSession({ type: 'signed-in', answer, rememberMe: false })
}

const pairOf = ({ email, password }: typeof NORA) => ({ email, password })

describe('the sign-out page', () => {
  test('signs out at once', async () => {
    const { screen } = await renderApp('/sign-out', { signedIn: true })
    expect(getSession()).toMatchObject({ accessToken: null, tokenExpiryTime: null, person: null })
    for (const key of ['accessToken', 'tokenExpiryTime', 'person']) expect(localStorage.getItem(key)).toBeNull()
    await expect.element(heading('You’re signed out')).toBeVisible()
    expect(screen.getByRole('banner').query()).toBeNull()
  })

  test('counts five seconds down, then goes to the sign-in page without a way back', async () => {
    const { href } = await renderApp('/sign-out', { signedIn: true })
    stopTimeouts()
    // The first second had begun before, and passes by itself.
    for (const left of [4, 3, 2, 1]) {
      await expect.element(countdown(left)).toBeVisible()
      vi.advanceTimersByTime(SECOND)
    }
    vi.useRealTimers()
    await expect.poll(href).toBe('/sign-in')
    await expect.element(heading('Sign in')).toBeVisible()
  })

  test('has a link to the sign-in page, for a person who does not want to wait', async () => {
    const { href } = await renderApp('/sign-out', { signedIn: true })
    await page.getByRole('link', { name: 'Sign in again' }).click()
    await expect.poll(href).toBe('/sign-in')
  })

  test('does not go on if the person chooses to stay', async () => {
    const { href } = await renderApp('/sign-out', { signedIn: true })
    stopTimeouts()
    await expect.element(countdown(4)).toBeVisible()
    ;(page.getByRole('button', { name: 'Stay here' }).element() as HTMLElement).click()
    for (const _ of [4, 3, 2, 1]) {
      await expect.element(page.getByText(/opens in/)).not.toBeInTheDocument()
      vi.advanceTimersByTime(SECOND)
    }
    await expect.poll(href).toBe('/sign-out')
  })

  test('is reached from the account panel; passing over the link signs nobody out', { tags: 'extended' }, async () => {
    const { screen, href, queryClient } = await renderApp('/dashboards/mainpage', { signedIn: true })
    await screen.getByRole('button', { name: 'Alex Morgan, account' }).click()
    await screen.getByRole('link', { name: 'Sign out' }).hover()
    expect(getSession().accessToken).not.toBeNull()
    await screen.getByRole('link', { name: 'Sign out' }).click()
    await expect.element(heading('You’re signed out')).toHaveFocus()
    expect(href()).toBe('/sign-out')
    expect(stored(queryClient)).toEqual([])
  })

  test('a guest at sign-out goes to sign-in without a redirectURL', async () => {
    const { href } = await renderApp('/sign-out')
    expect(href()).toBe('/sign-in')
  })

  test('looks the same when the address forces a layout', async () => {
    await renderApp('/sign-out?layout=classic', { signedIn: true })
    await expect.element(heading('You’re signed out')).toBeVisible()
    expect(getSession().accessToken).toBeNull()
  })
})

describe('nothing of the person is left', () => {
  test('in the toasts, the announcements, the drafts', async () => {
    const { screen } = await renderApp('/dashboards/mainpage', { signedIn: true })
    await screen
      .getByRole('checkbox', { name: /^Complete / })
      .first()
      .click()
    await expect.element(screen.getByText(/completed$/).first()).toBeVisible()
    writeDraft('somewhere', 'Half a thought')
    await screen.getByRole('button', { name: 'Alex Morgan, account' }).click()
    await screen.getByRole('link', { name: 'Sign out' }).click()
    await expect.element(heading('You’re signed out')).toBeVisible()
    await expect.poll(() => document.body.textContent).not.toContain('Completed')
    expect(readDraft('somewhere', z.string())).toBeUndefined()
    expect(ownOfTab()).toEqual([])
  })

  test('in local storage: what is there afterwards belongs to the device', async () => {
    await renderApp('/dashboards/mainpage', { signedIn: true, prefs: { lockAfter: 5 } })
    mute('alex-morgan', 'brume-telecom-data-analyst', true)
    snooze('alex-morgan', ['one'], Date.now() + 60_000)
    addRecent({ group: 'tasks', id: 'one', title: 'Paint the boat', link: '/apps/tasks?task=one' })
    noteApplied()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(JSON.stringify({ ...localStorage })).toContain('brume-telecom')
    await signOut()
    const DEVICE = ['askedToKeep', 'config', 'prefs', 'rememberMe', 'visits']
    expect(Object.keys(localStorage).filter((key) => !DEVICE.includes(key))).toEqual([])
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/alex|brume|boat/i)
  })

  test('by an answer that comes late: it is dropped, and its write is neither rolled back nor reported', async () => {
    const held: (() => void)[] = []
    let isHolding = false
    const delay = async () => {
      if (isHolding) await new Promise<void>((resolve) => held.push(resolve))
    }
    const { screen, queryClient, db } = await renderApp('/dashboards/mainpage', { signedIn: true, delay })
    const box = screen.getByRole('checkbox', { name: /^Complete / }).first()
    await expect.element(box).toBeVisible()
    isHolding = true
    const reading = call(userApi.endpoints.user, {})
    await box.click()
    await expect.poll(() => held.length).toBeGreaterThan(1)
    isHolding = false
    await screen.getByRole('button', { name: 'Alex Morgan, account' }).click()
    await screen.getByRole('link', { name: 'Sign out' }).click()
    await expect.element(heading('You’re signed out')).toBeVisible()
    for (const letGo of held) letGo()
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
    // What was done before leaving is done.
    await expect.poll(() => db.changes.count()).toBeGreaterThan(0)
    expect(stored(queryClient)).toEqual([])
    expect(document.body.textContent).not.toContain('Completed')
  })
})

describe('in the other tabs', () => {
  test('a sign-out leads to sign-in, without the address that each tab was at', async () => {
    const { href, queryClient } = await renderApp('/apps/tasks?due=overdue', { signedIn: true })
    await expect.element(heading('Tasks')).toBeVisible()
    writeDraft('somewhere', 'Half a thought')
    signOutElsewhere()
    // Before anything is painted again.
    expect(visibility()).toBe('hidden')
    await expect.element(heading('Sign in')).toBeVisible()
    expect(href()).toBe('/sign-in')
    expect(stored(queryClient)).toEqual([])
    expect(ownOfTab()).toEqual([])
  })

  test('a page that the browser kept for Back is gone before it is painted', async () => {
    const { followOtherTabs } = await import('#platform/session/session.ts')
    followOtherTabs()
    const { href } = await renderApp('/apps/tasks', { signedIn: true })
    await expect.element(heading('Tasks')).toBeVisible()
    for (const key of ['accessToken', 'tokenExpiryTime', 'person']) localStorage.removeItem(key)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(visibility()).toBe('hidden')
    await expect.poll(href).toBe('/sign-in')
  })
})

describe('a session that ends by itself', () => {
  test('leaves the drafts of its person, who finds them again', async () => {
    const { router } = await renderApp('/pages/activities', { signedIn: true })
    writeDraft('somewhere', 'Half a thought')
    dispatchSession({ type: 'lost' })
    await expect.poll(() => router.state.location.pathname).toBe('/sign-in')
    expect(router.state.location.search).toEqual({ redirectURL: '/pages/activities' })
    await page.getByRole('button', { name: 'Use the sample account' }).click()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/pages/activities')
    expect(readDraft('somewhere', z.string())).toBe('Half a thought')
  })

  test('leaves nothing to another person', async () => {
    const { queryClient } = await renderApp('/pages/activities', { signedIn: true })
    const file = new File(['A letter'], 'letter.txt', { type: 'text/plain' })
    addUploads([{ file, path: file.name, folderId: null, conflict: 'keep-both' }], queryClient, () => undefined)
    await expect.poll(() => uploadStore.read().map(({ state }) => state)).toEqual(['done'])
    writeDraft('somewhere', 'Half a thought')
    localStorage.setItem(ownKey('chat-outgoing'), '["A message that was not sent"]')
    addRecent({ group: 'tasks', id: 'one', title: 'A task of mine', link: '/apps/tasks/one' })
    dispatchSession({ type: 'lost' })
    arrive('blake')
    expect(readDraft('somewhere', z.string())).toBeUndefined()
    await expect.poll(() => localStorage.getItem(ownKey('chat-outgoing'))).toBeNull()
    expect(localStorage.getItem('recent')).toBeNull()
    expect(uploadStore.read()).toEqual([])
    await userEvent.keyboard('{Tab}')
  })

  test('leaves another person nothing to send: a write that was not in the outbox yet is dropped', async () => {
    setConfig({ portalUrl: 'https://portal.example' })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    arrive('alex')
    const body = { settings: { timeZone: 'Europe/Oslo' } }
    const written = call(settingsApi.endpoints.updateSettings, { body })
    arrive('blake')
    await expect(written).rejects.toMatchObject({ name: 'AbortError' })
    expect(await Promise.all(['alex', 'blake'].map(waitingCount))).toEqual([0, 0])
  })
})

describe('another person in another tab', () => {
  test('shows the new person’s data in this tab, and none of the last person’s', async () => {
    const { screen, queryClient, router } = await renderApp('/apps/tasks?q=canary', { signedIn: true })
    await expect.element(heading('Tasks')).toBeVisible()
    await activated()
    const { accessToken, tokenExpiryTime } = await call(authApi.endpoints.signIn, { body: pairOf(NORA) }, { token: {} })
    const token = { authorization: `Bearer ${accessToken}` }
    const tasks = [{ title: 'Wash the otter' }]
    await call(tasksApi.endpoints.createTasks, { body: { tasks, afterId: null } }, { token })
    // Sections are called as places are.
    const titles = (await call(tasksApi.endpoints.all, {})).flatMap(({ type, title }) => (type === 'task' ? title : []))
    expect(titles.length).toBeGreaterThan(100)

    for (const [key, value] of Object.entries({ person: claimsOf(accessToken).sub, tokenExpiryTime, accessToken }))
      localStorage.setItem(key, String(value))
    takeOverStored()
    expect(visibility()).toBe('hidden')
    // Whoever is new is led to the profiling, wherever the last person was.
    await expect.poll(() => router.state.location.pathname).toBe('/profiling')
    await router.navigate({ to: '/apps/tasks' })
    await expect.element(screen.getByRole('button', { name: 'Nora Lind, account' })).toBeVisible()
    await expect.element(screen.getByText('Wash the otter')).toBeVisible()
    const shown = document.body.textContent + JSON.stringify(stored(queryClient))
    expect(
      [...titles, 'Alex Morgan, account', 'alex.morgan@', 'canary'].filter((words) => shown.includes(words)),
    ).toEqual([])
  })
})
