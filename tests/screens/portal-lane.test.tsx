import type { QueryFunction } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { jobsApi } from '#contract/portal/jobs.ts'
import { notificationsApi } from '#contract/portal/notifications.ts'
import type { Profile } from '#contract/portal/profile-shapes.ts'
import { settingsApi } from '#contract/portal/settings.ts'
import { skillsApi } from '#contract/portal/skills.ts'
import { type User, userApi } from '#contract/portal/user.ts'
import { call, callForChange } from '#platform/api/call.ts'
import { ApiError, NoAnswerError } from '#platform/api/errors.ts'
import { send } from '#platform/api/transport.ts'
import { openOutbox } from '#platform/offline/outbox-here.ts'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { isQueued } from '#platform/query/api-mutation.ts'
import { writePatience } from '#platform/remote/queued-call.ts'
import { dispatchSession, getSession } from '#platform/session/session.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { openPortalNetwork, type PortalNetwork } from '#tests/setup/portal-network.ts'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'navigation', 'tasks', 'activities', 'skills', 'jobs', 'settings')

/** A page that reads nothing of the portal. */
const QUIET = '/ui/icons'

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
/** Where nothing is written but by the test: the home screen reports each visit to the portal. */
const openQuiet = (options = {}) => renderApp(QUIET, { signedIn: true, ...options })
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

  test('without a saved copy the call fails', async () => {
    await openHome()
    network.meets = isDown
    await expect(call(notificationsApi.endpoints.all, {})).rejects.toThrow(NoAnswerError)
  })

  test('a refusal is passed on, even if there is a saved copy', async () => {
    await openHome()
    network.meets = answer(404, { message: 'error.user.notfound.msg.user' })
    await expect(call(user, {})).rejects.toMatchObject({ status: 404 })
  })

  test('a saved copy belongs to one person and one language', async () => {
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

  test('a slow portal: the saved copy is shown after three seconds, the answer when it comes', {
    tags: 'extended',
  }, async () => {
    const { queryClient, screen } = await openHome()
    const { promise, resolve } = Promise.withResolvers<undefined>()
    network.meets = () => promise
    const { queryKey } = userQueries.me()
    const change = (data: User | undefined) => data && { ...data, name: 'Old Name' }
    queryClient.setQueryData(queryKey, change)
    void queryClient.refetchQueries({ queryKey })
    await expect.element(screen.getByRole('heading', { name: /Alex/ })).toBeVisible()
    await screen.getByRole('button', { name: 'Alex Morgan, account' }).click()
    await expect.element(screen.getByText(/Saved copy from \d\d:\d\d/)).toBeVisible()
    resolve(undefined)
    await expect.element(screen.getByText(/Saved copy/)).not.toBeInTheDocument()
  })
})

describe('an entry that does not fit the contract', () => {
  const { jobs, searches, places } = jobsApi.endpoints
  const { claims, roles } = skillsApi.endpoints
  type Lists = Record<string, unknown[]> & { facets: Record<string, unknown[]> }
  const odd = [{ odd: true }, null]

  /** Odd entries in a list of what the portal answers under a path. */
  const spoil = (path: string, change: (body: never) => unknown) => {
    network.meets = async (request) => {
      if (!new URL(request.url).pathname.endsWith(`/portal/${path}`)) return undefined
      const answered = await send(new Request(request.url.replace('/portal/', '/api/'), request))
      return Response.json(change((await answered.json()) as never))
    }
  }
  const atFirst = (list: unknown[]) => [...odd, ...list]

  test.each([
    ['searches', searches, atFirst],
    ['skills', claims, atFirst],
    ['roles', roles, atFirst],
    ['places', places, atFirst],
    [
      'jobs and their facets',
      jobs,
      (found: Lists) => ({
        ...found,
        results: atFirst(found.results ?? []),
        facets: { ...found.facets, company: atFirst(found.facets.company ?? []) },
      }),
    ],
  ] as const)(
    'of %s costs itself alone, also in the copy; it is reported once',
    { tags: 'extended' },
    async (_, endpoint, change) => {
      await openHome()
      const read = () => call(endpoint as typeof searches, { query: {} } as never)
      const whole = await read()
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
      onTestFinished(() => warned.mockRestore())
      spoil(endpoint.path, change as (body: never) => unknown)
      expect(await read()).toEqual(whole)
      expect(await read()).toEqual(whole)
      const warnings = warned.mock.calls
        .map(([text]) => String(text))
        .filter((text) => text.includes(`${endpoint.path}:`))
      expect(warnings.length).toBeGreaterThan(0)
      expect(warnings).toEqual([...new Set(warnings)])
      network.meets = isDown
      expect(await read()).toEqual(whole)
    },
  )

  test('does not hide the list of jobs', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    spoil(jobs.path, (found: Lists) => ({
      ...found,
      results: [...odd, { ...(found.results?.[0] as object), contract: 'GIG' }, ...(found.results ?? []).slice(1)],
    }))
    const { screen } = await renderApp('/career/jobs', { signedIn: true })
    const rows = () => screen.getByRole('main').getByRole('listitem').elements().length
    await expect.poll(rows, { timeout: 60_000 }).toBeGreaterThan(5)
    await expect.element(screen.getByText(/could not be read|couldn’t be read/i)).not.toBeInTheDocument()
  })
})

/** Portal spec §8, and what is beside it in the portal API, B, row by row: what is thrown, what a toast says, whether the person is still there. */
describe('the error catalogue', () => {
  const message = 'error.user.expired.msg.user'
  const toasts = () => document.querySelector('[aria-label="Messages"]')?.textContent ?? ''

  test('what is refused is thrown on, and told by a toast that can be dismissed where it is 400', async () => {
    const { queryClient, screen } = await openQuiet()
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
    // What the page itself reads is refused meanwhile too, and shown beside it.
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
    const { queryClient } = await openQuiet()
    network.meets = answer(status, body)
    const { queryFn, ...query } = skillQueries.claims()
    let thrown: unknown
    const asking = queryClient.fetchQuery({
      ...query,
      staleTime: 0,
      retry: false,
      queryFn: async (context) => {
        try {
          return await (queryFn as QueryFunction<never>)(context as never)
        } catch (error) {
          thrown = error
          throw error
        }
      },
    })
    // With the session all its queries end.
    await expect(asking).rejects.toThrow()
    expect(thrown).toMatchObject({ status })
    expect(getSession().accessToken).toBeNull()
  })
})

/** Past the query client: a file to download, an account to delete. */
describe('a call that a screen makes by itself', () => {
  const { export: exportAccount } = settingsApi.endpoints
  const toasts = () => page.getByRole('region', { name: /^Messages$/ })

  test('401: signed out, with words that outlive the page, and thrown on', async () => {
    const { router } = await openQuiet()
    network.meets = answer(401, { error: 'Invalid token' })
    await expect(call(exportAccount, {})).rejects.toMatchObject({ status: 401 })
    expect(getSession().accessToken).toBeNull()
    await expect.poll(() => router.state.location.pathname).toBe('/sign-in')
    const words = toasts().getByText('Your session has ended. Sign in again.')
    await expect.element(words).toBeVisible()
    await toasts().getByRole('button', { name: 'Close' }).click()
    await expect.element(words).not.toBeInTheDocument()
  })

  test('in French too', async () => {
    const { screen } = await openQuiet({ prefs: { language: 'fr' } })
    await expect.element(screen.getByRole('link', { name: 'Aller au contenu' })).toBeInTheDocument()
    network.meets = answer(401, { error: 'Invalid token' })
    await expect(call(exportAccount, {})).rejects.toMatchObject({ status: 401 })
    await expect.element(page.getByText('Votre session a pris fin. Reconnectez-vous.').first()).toBeVisible()
  })

  test.each([400, 404, 500])('%i whose message is error.server.notfound.msg.talent: signed out', async (status) => {
    await openQuiet()
    network.meets = answer(status, { message: 'error.server.notfound.msg.talent', status })
    await expect(call(exportAccount, {})).rejects.toMatchObject({ status })
    expect(getSession().accessToken).toBeNull()
  })

  test('400 with a message: a toast, and thrown on with it; none where who calls tells of it', async () => {
    await openQuiet()
    // What the page reads by itself meanwhile is answered.
    network.meets = ({ url }) =>
      url.includes(exportAccount.path) ? answer(400, { message: 'Not before Monday.', status: 400 })() : undefined
    await expect(call(exportAccount, {}, { isShownByCaller: true })).rejects.toMatchObject({ status: 400 })
    await expect(call(exportAccount, {})).rejects.toMatchObject({ message: 'Not before Monday.' })
    await expect.element(toasts().getByText('Not before Monday.')).toBeVisible()
    expect(toasts().getByText('Not before Monday.').elements()).toHaveLength(1)
    expect(getSession().accessToken).not.toBeNull()
  })

  test('401 after a renewal: signed out, and the page reloads', async () => {
    const reload = vi.fn()
    const { router } = await openQuiet({ reload })
    const { accessToken } = getSession()
    const tokenExpiryTime = new Date(Date.now() + 15_000).toISOString()
    // A call of the page's own that is refused first would sign out, and stop this one.
    network.meets = ({ url }) =>
      url.includes(exportAccount.path) ? answer(401, { error: 'Invalid token' })() : undefined
    dispatchSession({ type: 'unlocked', answer: { accessToken: accessToken ?? '', tokenExpiryTime } })
    await expect(call(exportAccount, {})).rejects.toMatchObject({ status: 401 })
    expect(reload).toHaveBeenCalledOnce()
    await expect.poll(() => router.state.location.pathname).toBe('/sign-in')
  })

  test('401 of a token that the page had renewed before anybody called: the same', { tags: 'extended' }, async () => {
    const reload = vi.fn()
    await openQuiet({ reload })
    const { accessToken } = getSession()
    const tokenExpiryTime = new Date(Date.now() + 15_000).toISOString()
    dispatchSession({ type: 'unlocked', answer: { accessToken: accessToken ?? '', tokenExpiryTime } })
    await expect.poll(() => getSession().tokenExpiryTime).not.toBe(Date.parse(tokenExpiryTime))
    // A call of the page's own that is refused first would sign out, and stop this one.
    network.meets = ({ url }) =>
      url.includes(exportAccount.path) ? answer(401, { error: 'Invalid token' })() : undefined
    await expect(call(exportAccount, {})).rejects.toMatchObject({ status: 401 })
    expect(reload).toHaveBeenCalledOnce()
  })

  test('401 that comes when a copy is shown already: signed out', { tags: 'extended' }, async () => {
    await openHome()
    const { promise, resolve } = Promise.withResolvers<Response>()
    network.meets = () => promise
    expect(await callForChange(user, {})).toMatchObject({ answer: { id: 'alex-morgan' } })
    expect(getSession().accessToken).not.toBeNull()
    resolve(answer(401, { error: 'Invalid token' })())
    await expect.poll(() => getSession().accessToken).toBeNull()
  })
})

describe('writing', () => {
  test('a write that the portal accepts at once leaves nothing in the outbox', async () => {
    const { screen } = await openQuiet()
    const changed = await beBusy()
    expect(changed).toMatchObject({ status: 'busy' })
    const request = network.arrived.findLast(({ method }) => method === 'PATCH')
    expect(request?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/)
    expect(Date.parse(request?.headers.get('client-at') ?? '')).toBeLessThanOrEqual(Date.now())
    await expect.element(pill()).not.toBeInTheDocument()
    await expect.poll(() => openOutbox().waitingCount('alex-morgan')).toBe(0)
    expect(screen.container).toBeTruthy()
  })

  test('a refused write is reported to the caller with its reason, and does not wait in the outbox', async () => {
    await openQuiet()
    network.meets = answer(400, { message: 'error.user.expired.msg.user', status: 400 })
    const failed = await beBusy().catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(ApiError)
    expect((failed as ApiError).message).toBe('The time limit has passed.')
    expect((failed as ApiError).body).toMatchObject({ message: 'error.user.expired.msg.user' })
    await expect.poll(() => openOutbox().waitingCount('alex-morgan')).toBe(0)
  })

  test('a visit that the portal does not get waits for nobody', async () => {
    let told = 0
    network.meets = ({ url }) => {
      if (!url.endsWith('/career/home/visit')) return undefined
      told += 1
      return null
    }
    await openHome()
    await expect.poll(() => told).toBeGreaterThan(0)
    await expect.poll(() => openOutbox().waitingCount('alex-morgan')).toBe(0)
    await expect.element(pill()).not.toBeInTheDocument()
  })

  test('without an answer a write waits in the outbox: the caller is notified, the header counts it, and the list says what and why', async () => {
    const { screen } = await openQuiet()
    network.meets = isDown
    const queued = await beBusy()
    expect(isQueued(queued)).toBe(true)
    await pill().click()
    const list = screen.getByRole('dialog', { name: 'Waiting to send' })
    await expect.element(list.getByRole('listitem')).toMatchTextContent('Your details changed')
    await expect.element(list).toMatchTextContent('Couldn’t reach the portal. Cairn will try again automatically.')
    const again = list.getByRole('button', { name: 'Try again: Your details changed' }).element() as HTMLElement
    // In one go: it tries again by itself too, and the button goes with what was sent.
    network.meets = () => undefined
    again.click()
    await expect.element(list).toMatchTextContent('All changes have been sent.')
    await expect.poll(() => call(user, {})).toMatchObject({ status: 'busy' })
  })

  test.each([
    [401, { error: 'Invalid token' }],
    [404, { message: 'error.server.notfound.msg.talent', status: 404 }],
  ])('%i %j: signed out; it waits for its person, and goes with their next session', async (status, body) => {
    const { screen, router } = await openQuiet()
    // No new token is to be had either.
    network.meets = ({ method, url }) =>
      method === 'PATCH' || url.includes('/auth/') ? answer(status, body)() : undefined
    await expect(beBusy()).rejects.toMatchObject({ name: 'AbortError' })
    expect(getSession().accessToken).toBeNull()
    await expect.poll(() => router.state.location.pathname).toBe('/sign-in')
    await expect.poll(() => openOutbox().waitingCount('alex-morgan')).toBe(1)
    network.meets = () => undefined
    await screen.getByRole('button', { name: 'Use the sample account' }).click()
    await screen.getByRole('button', { name: 'Sign in' }).click()
    await expect.poll(() => openOutbox().waitingCount('alex-morgan')).toBe(0)
    await expect.poll(() => call(user, {})).toMatchObject({ status: 'busy' })
  })

  test('a waiting write survives a reload, and is sent when the network is back', async () => {
    await openQuiet()
    network.meets = isDown
    await beBusy()
    await expect.element(pill()).toHaveAccessibleName('1 change waiting to send')
    network.meets = () => undefined
    dispatchEvent(new Event('online'))
    await expect.element(pill()).not.toBeInTheDocument()
    expect(network.arrived.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
  })

  test('what is typed into the profile behind a change that waits is no change made elsewhere', async () => {
    const samplesOf = ['auth', 'user', 'skills', 'jobs', 'profile', 'profiling', 'evaluation']
    const { screen, db } = await renderApp('/profile', { signedIn: true, samplesOf })
    const headline = screen.getByRole('textbox', { name: 'Headline' })
    await screen.getByRole('button', { name: 'Edit: About you' }).click()
    await expect.element(headline).toHaveValue('Data analyst, public transport')
    network.meets = ({ method }) => (method === 'PATCH' ? null : undefined)
    writePatience.set(0)
    await headline.fill('First')
    await expect.element(pill()).toHaveAccessibleName('1 change waiting to send')
    await headline.fill('Second')
    await expect.element(pill()).toHaveAccessibleName('2 changes waiting to send')
    network.meets = () => undefined
    dispatchEvent(new Event('online'))
    await expect.element(pill()).not.toBeInTheDocument()
    const stored = async () => (await db.table<Profile>('profiles').get('alex-morgan'))?.content.basics.label
    await expect.poll(stored).toBe('Second')
  })

  test('a waiting write that is refused is reported with its reason, and can be discarded and restored', async () => {
    const { screen } = await openQuiet()
    network.meets = isDown
    await beBusy()
    network.meets = answer(400, { message: 'Busy is not a status here.', status: 400 })
    dispatchEvent(new Event('online'))
    await expect.element(pill()).toHaveAccessibleName('1 change needs your attention')
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
    const app = await openQuiet()
    const mine = { user: { name: 'Alex M.' } }
    network.meets = isDown
    await call(updateUser, { body: mine })
    const current = { ...app.queryClient.getQueryData<User>(userQueries.me().queryKey), name: 'A. Morgan' }
    network.meets = ({ method }) =>
      method === 'PATCH' ? answer(409, { message: 'error.user.stale.msg.user', status: 409, current })() : undefined
    dispatchEvent(new Event('online'))
    await expect.element(pill()).toHaveAccessibleName('1 change needs your attention')
    await pill().click()
    const item = app.screen.getByRole('listitem', { name: 'Your details changed' })
    await expect.element(item).toMatchTextContent('This has since been changed elsewhere.')
    await expect.element(item).toMatchTextContent('Your versionAlex M.Other versionA. Morgan')
    network.meets = () => undefined
    return app
  }

  test('changed elsewhere: mine', async () => {
    const { screen } = await conflicting()
    await screen.getByRole('button', { name: 'Keep my version: Your details changed' }).click()
    await expect.element(screen.getByRole('dialog').getByText('All changes have been sent.')).toBeVisible()
    await expect.poll(() => call(user, {})).toMatchObject({ name: 'Alex M.' })
  })

  test('changed elsewhere: theirs', { tags: 'extended' }, async () => {
    const { screen } = await conflicting()
    await screen.getByRole('button', { name: 'Use the other version: Your details changed' }).click()
    await expect.element(screen.getByRole('dialog').getByText('All changes have been sent.')).toBeVisible()
    await expect.poll(() => call(user, {})).toMatchObject({ name: 'Alex Morgan' })
  })

  test('changed elsewhere, or refused: mended where it waits', { tags: 'extended' }, async () => {
    const { screen } = await conflicting()
    await screen.getByRole('button', { name: 'Edit: Your details changed' }).click()
    const field = screen.getByRole('textbox', { name: 'Name' })
    await expect.element(field).toHaveFocus()
    await field.clear()
    await screen.getByRole('button', { name: 'Save and send' }).click()
    await expect.element(field).toHaveAccessibleDescription('This can’t be empty.')
    await field.fill('Alex Morgan the Second')
    await screen.getByRole('button', { name: 'Save and send' }).click()
    await expect.element(screen.getByRole('dialog').getByText('All changes have been sent.')).toBeVisible()
    await expect.poll(() => call(user, {})).toMatchObject({ name: 'Alex Morgan the Second' })
  })

  test('in French', { tags: 'extended' }, async () => {
    const { screen } = await openQuiet({ prefs: { language: 'fr' } })
    network.meets = isDown
    expect(isQueued(await beBusy())).toBe(true)
    const waiting = page.getByRole('button', { name: /modification/ })
    await expect.element(waiting).toHaveAccessibleName('1 modification en attente d’envoi')
    await waiting.click()
    await expect.element(screen.getByRole('dialog')).toMatchTextContent(/Impossible de joindre le portail/)
  })
})
