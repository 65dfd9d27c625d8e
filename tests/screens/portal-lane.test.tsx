import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { notificationsApi } from '#contract/portal/notifications.ts'
import { type User, userApi } from '#contract/portal/user.ts'
import { call, callForChange } from '#platform/api/call.ts'
import { ApiError, NoAnswerError } from '#platform/api/errors.ts'
import { openOutbox } from '#platform/offline/outbox-here.ts'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { isQueued } from '#platform/query/api-mutation.ts'
import { dispatchSession, getSession } from '#platform/session/session.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { openPortalNetwork, type PortalNetwork } from '#tests/setup/portal-network.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const { user, updateUser } = userApi.endpoints

let network: PortalNetwork

beforeEach(() => {
  network = openPortalNetwork()
})

afterEach(async () => {
  await network.close()
  vi.useRealTimers()
})

const isDown = () => null
const answer = (status: number, body: unknown) => () => Response.json(body, { status })
const openHome = (options = {}) => renderApp('/dashboards/mainpage', { signedIn: true, ...options })
const beBusy = () => call(updateUser, { body: { user: { status: 'busy' } } })
const pill = () => page.getByRole('button', { name: /change/ })

describe('reading', () => {
  test('the portal is asked under its address, with the token and the language, and past the browser’s cache', async () => {
    await openHome({ prefs: { language: 'fr' } })
    const request = network.arrived.findLast(({ url }) => url.endsWith('/portal/common/user'))
    expect(request?.headers.get('authorization')).toBe(`Bearer ${getSession().accessToken}`)
    expect(request?.headers.get('accept-language')).toBe('fr')
    expect(request?.cache).toBe('no-store')
    expect(network.arrived.every(({ url }) => new URL(url).pathname.startsWith('/portal/'))).toBe(true)
  })

  test('what this device answers is not asked of the portal', async () => {
    const { screen } = await openHome()
    await expect.element(screen.getByRole('heading', { name: 'Today and overdue' })).toBeVisible()
    expect(network.arrived.filter(({ url }) => url.includes('/apps/'))).toEqual([])
  })

  test.each([
    ['no answer', isDown],
    ['a captive portal’s page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['a portal that is away', answer(503, { message: 'error.server.away.msg.portal' })],
  ])('%s: the last good copy, with its date', async (_, meets) => {
    await openHome()
    const before = Date.now()
    network.meets = meets
    const { answer: found, savedAt } = await callForChange(user, {})
    expect(found).toMatchObject({ id: 'alex-morgan' })
    expect(before - (savedAt ?? 0)).toBeGreaterThanOrEqual(0)
    expect(before - (savedAt ?? 0)).toBeLessThan(60_000)
  })

  test('no copy: no answer', async () => {
    await openHome()
    network.meets = isDown
    await expect(call(notificationsApi.endpoints.all, {})).rejects.toThrow(NoAnswerError)
  })

  test('a refusal is a refusal, copy or not', async () => {
    await openHome()
    network.meets = answer(404, { message: 'error.user.notfound.msg.user' })
    await expect(call(user, {})).rejects.toMatchObject({ status: 404 })
  })

  test('a copy is of one person and one language', async () => {
    await openHome()
    network.meets = isDown
    const names = await caches.keys()
    expect(names).toContain('portal alex-morgan')
    const token = `x.${btoa(JSON.stringify({ sub: 'sam' }))}.x`
    dispatchSession({
      type: 'signed-in',
      answer: { accessToken: token, tokenExpiryTime: new Date(Date.now() + 60_000).toISOString() },
      rememberMe: false,
    })
    await expect(call(user, {})).rejects.toThrow(NoAnswerError)
  })

  test('the portal that is slow: its copy after three seconds, its answer when it comes', async () => {
    const { queryClient, screen } = await openHome()
    const { promise, resolve } = Promise.withResolvers<undefined>()
    network.meets = () => promise
    const { queryKey } = userQueries.me()
    const change = (data: User | undefined) => data && { ...data, name: 'Old Name' }
    queryClient.setQueryData(queryKey, change)
    void queryClient.refetchQueries({ queryKey })
    await expect.element(screen.getByRole('heading', { name: /Alex/ }), { timeout: 6000 }).toBeVisible()
    await screen.getByRole('button', { name: 'Alex Morgan, account' }).click()
    await expect.element(screen.getByText(/Saved copy from \d\d:\d\d/)).toBeVisible()
    resolve(undefined)
    await expect.element(screen.getByText(/Saved copy/)).not.toBeInTheDocument()
  })
})

/** Portal spec §8, and what stands beside it in the portal API, B, row by row: what is thrown, what a toast says, whether the person is still there. */
describe('the error catalogue', () => {
  const message = 'error.user.expired.msg.user'
  const toasts = () => document.querySelector('[aria-label="Messages"]')?.textContent ?? ''

  test('what is refused is thrown on, and told by a toast that can be dismissed where it is 400', async () => {
    const { queryClient, screen } = await renderApp('/pages/activities', { signedIn: true })
    const ask = () => queryClient.fetchQuery({ ...skillQueries.claims(), staleTime: 0, retry: false })
    const { accessToken } = getSession()
    for (const status of [404, 409, 410, 413, 429, 500, 502, 503]) {
      network.meets = answer(status, { message, status })
      await expect(ask()).rejects.toMatchObject({ status, message })
    }
    network.meets = isDown
    await expect(ask()).rejects.toThrow(NoAnswerError)
    network.meets = answer(400, {})
    await expect(ask()).rejects.toMatchObject({ status: 400 })
    expect(toasts()).toBe('')
    network.meets = answer(400, { message: '<b>Not</b> like this.', status: 400 })
    await expect(ask()).rejects.toMatchObject({ status: 400, message: '<b>Not</b> like this.' })
    const said = screen.getByRole('region', { name: 'Messages' }).getByText('<b>Not</b> like this.')
    await expect.element(said.first()).toBeVisible()
    // What the page itself reads is refused meanwhile too, and told beside it.
    const afterClosing = () => {
      for (const close of document.querySelectorAll<HTMLElement>('.toast [aria-label="Close"]')) close.click()
      return toasts()
    }
    await expect.poll(afterClosing).toBe('')
    expect(getSession().accessToken).toBe(accessToken)
  })

  test.each([
    [401, { error: 'Invalid token' }],
    [404, { message: 'error.server.notfound.msg.talent', status: 404 }],
    [500, { message: 'error.server.notfound.msg.talent', status: 500 }],
  ])('%i %j: signed out, and thrown on', async (status, body) => {
    const { queryClient } = await renderApp('/pages/activities', { signedIn: true })
    network.meets = answer(status, body)
    await expect(
      queryClient.fetchQuery({ ...skillQueries.claims(), staleTime: 0, retry: false }),
    ).rejects.toMatchObject({ status })
    await expect.poll(() => getSession().accessToken).toBeNull()
  })
})

describe('writing', () => {
  test('what the portal takes at once is answered as ever, and leaves nothing behind', async () => {
    const { screen } = await openHome()
    const changed = await beBusy()
    expect(changed).toMatchObject({ status: 'busy' })
    const request = network.arrived.findLast(({ method }) => method === 'PATCH')
    expect(request?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/)
    expect(Date.parse(request?.headers.get('client-at') ?? '')).toBeLessThanOrEqual(Date.now())
    await expect.element(pill()).not.toBeInTheDocument()
    expect(await openOutbox().waitingCount('alex-morgan')).toBe(0)
    expect(screen.container).toBeTruthy()
  })

  test('a refusal is the caller’s, in words, and does not wait', async () => {
    await openHome()
    network.meets = answer(400, { message: 'error.user.expired.msg.user', status: 400 })
    const failed = await beBusy().catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(ApiError)
    expect((failed as ApiError).message).toBe('The time for this is over.')
    expect((failed as ApiError).body).toMatchObject({ message: 'error.user.expired.msg.user' })
    expect(await openOutbox().waitingCount('alex-morgan')).toBe(0)
  })

  test('without an answer it waits: the caller is told, the header counts it, the list says what and why', async () => {
    const { screen } = await openHome()
    network.meets = isDown
    const queued = await beBusy()
    expect(isQueued(queued)).toBe(true)
    await pill().click()
    const list = screen.getByRole('dialog', { name: 'Changes that wait' })
    await expect.element(list.getByRole('listitem')).toMatchTextContent('Your details changed')
    await expect.element(list).toMatchTextContent('The portal could not be reached. It is tried again by itself.')
    network.meets = () => undefined
    await list.getByRole('button', { name: 'Try again: Your details changed' }).click()
    await expect.element(list).toMatchTextContent('All changes have been sent.')
    expect(await call(user, {})).toMatchObject({ status: 'busy' })
  })

  test('what waits survives a start anew, and goes when the network is back', async () => {
    await openHome()
    network.meets = isDown
    await beBusy()
    await expect.element(pill()).toHaveAccessibleName('1 change waits to be sent')
    network.meets = () => undefined
    dispatchEvent(new Event('online'))
    await expect.element(pill()).not.toBeInTheDocument()
    expect(network.arrived.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
  })

  test('refused while nobody waits: said with its reason, and discarded with a way back', async () => {
    const { screen } = await openHome()
    network.meets = isDown
    await beBusy()
    network.meets = answer(400, { message: 'Busy is not a status here.', status: 400 })
    dispatchEvent(new Event('online'))
    await expect.element(pill()).toHaveAccessibleName('1 change needs you')
    await pill().click()
    await expect
      .element(screen.getByRole('listitem', { name: 'Your details changed' }))
      .toMatchTextContent('Not accepted: Busy is not a status here.')
    await screen.getByRole('button', { name: 'Discard: Your details changed' }).click()
    await expect.element(screen.getByRole('dialog').getByText('All changes have been sent.')).toBeVisible()
    await screen.getByRole('button', { name: 'Undo' }).click()
    await expect.element(screen.getByRole('listitem', { name: 'Your details changed' })).toBeVisible()
  })

  const conflicting = async () => {
    const app = await openHome()
    const mine = { user: { name: 'Alex M.' } }
    network.meets = isDown
    await call(updateUser, { body: mine })
    const current = { ...app.queryClient.getQueryData<User>(userQueries.me().queryKey), name: 'A. Morgan' }
    network.meets = ({ method }) =>
      method === 'PATCH' ? answer(409, { message: 'error.user.stale.msg.user', status: 409, current })() : undefined
    dispatchEvent(new Event('online'))
    await expect.element(pill()).toHaveAccessibleName('1 change needs you')
    await pill().click()
    const item = app.screen.getByRole('listitem', { name: 'Your details changed' })
    await expect.element(item).toMatchTextContent('It was changed elsewhere meanwhile.')
    await expect.element(item).toMatchTextContent('MineAlex M.TheirsA. Morgan')
    network.meets = () => undefined
    return app
  }

  test('changed elsewhere: mine', async () => {
    const { screen } = await conflicting()
    await screen.getByRole('button', { name: 'Keep mine: Your details changed' }).click()
    await expect.element(screen.getByRole('dialog').getByText('All changes have been sent.')).toBeVisible()
    expect(await call(user, {})).toMatchObject({ name: 'Alex M.' })
  })

  test('changed elsewhere: theirs', async () => {
    const { screen } = await conflicting()
    await screen.getByRole('button', { name: 'Take theirs: Your details changed' }).click()
    await expect.element(screen.getByRole('dialog').getByText('All changes have been sent.')).toBeVisible()
    expect(await call(user, {})).toMatchObject({ name: 'Alex Morgan' })
  })

  test('changed elsewhere, or refused: mended where it waits', async () => {
    const { screen } = await conflicting()
    await screen.getByRole('button', { name: 'Edit: Your details changed' }).click()
    const field = screen.getByRole('textbox', { name: 'Name' })
    await expect.element(field).toHaveFocus()
    await field.clear()
    await screen.getByRole('button', { name: 'Save and send' }).click()
    await expect.element(field).toHaveAccessibleDescription('It cannot be empty.')
    await field.fill('Alex Morgan the Second')
    await screen.getByRole('button', { name: 'Save and send' }).click()
    await expect.element(screen.getByRole('dialog').getByText('All changes have been sent.')).toBeVisible()
    expect(await call(user, {})).toMatchObject({ name: 'Alex Morgan the Second' })
  })

  test('in French', async () => {
    const { screen } = await openHome({ prefs: { language: 'fr' } })
    network.meets = isDown
    await beBusy()
    await page.getByRole('button', { name: '1 modification attend d’être envoyée' }).click()
    await expect.element(screen.getByRole('dialog')).toMatchTextContent(/Le portail n’a pas pu être joint/)
  })
})
