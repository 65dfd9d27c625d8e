// What comes live goes on top of the list of notifications (portal spec §4, §7), whatever comes, and from wherever.
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import type { Notification } from '#contract/portal/notifications.ts'
import { openDemoFeed } from '#platform/live/demo-feed.ts'
import type { Feed, FeedHandlers } from '#platform/live/feed.ts'
import { PAUSED_AFTER_MS, showLive, showPausedSoon, useLiveState } from '#platform/live/live-state.ts'
import { addArrivals, NOTIFICATIONS_KEPT, notificationQueries } from '#platform/live/notification-queries.ts'
import { followNotifications } from '#platform/live/notifications.ts'
import { lock } from '#platform/session/lock.ts'
import { dispatchSession, getSession } from '#platform/session/session.ts'
import { seedNotifications } from '#seed/notifications.ts'
import { renderWhole } from '#tests/setup/render-whole.tsx'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'navigation', 'notifications')

const USER = 'alex-morgan'
let warn: MockInstance<Console['warn']>
const stops: (() => void)[] = []

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

let made = 0
const newNotification = (part: Partial<Notification> = {}): Notification => {
  made += 1
  return {
    id: `live-${made}`,
    read: false,
    type: 'JOB_OFFER',
    createdAt: new Date(Date.now() + made).toISOString(),
    attributes: { jobId: `post-${made}`, jobTitle: `Post ${made}`, location: 'Sète', applicationStatus: null },
    ...part,
  }
}

/** A signed-in page, and the feed that it has opened. */
async function followed() {
  const app = await renderApp('/pages/activities', { signedIn: true })
  const feeds: { userId: string; handlers: FeedHandlers; feed: { [Name in keyof Feed]: ReturnType<typeof vi.fn> } }[] =
    []
  stops.push(
    followNotifications(app.queryClient, async (userId, handlers) => {
      const feed = { wake: vi.fn(), close: vi.fn() }
      feeds.push({ userId, handlers, feed })
      return feed
    }),
  )
  await expect.poll(() => feeds.length).toBe(1)
  const [{ userId, handlers, feed } = { userId: '', handlers: {} as FeedHandlers, feed: undefined }] = feeds
  expect(userId).toBe(USER)
  handlers.onUp()
  // The first time, the samples' code is on its way too.
  await expect.poll(() => listOf(app.queryClient).length, { timeout: 120_000 }).toBe(25)
  return { ...app, feeds, handlers, feed, send: (value: unknown) => handlers.onMessage(JSON.stringify(value)) }
}

const listOf = (client: QueryClient): readonly Notification[] =>
  client.getQueryData(notificationQueries.all().queryKey) ?? []
const idsOf = (client: QueryClient) => listOf(client).map(({ id }) => id)

describe('a live notification', () => {
  test('is added once, at the top of the list', async () => {
    const { queryClient, send } = await followed()
    const before = idsOf(queryClient)
    const [first, second] = [newNotification(), newNotification({ type: 'APPLICATION' })]
    for (const one of [first, second, first, listOf(queryClient)[3], second]) send(one)
    await expect.poll(() => idsOf(queryClient)).toEqual([second.id, first.id, ...before])
    expect(listOf(queryClient)[1]).toEqual(first)
  })

  test('is left out if it is invalid or another person’s; each reason is logged once', async () => {
    const { queryClient, send, handlers } = await followed()
    const before = idsOf(queryClient)
    for (let time = 0; time < 2; time += 1) {
      handlers.onMessage('<html>')
      send(null)
      send({ ...newNotification(), type: 'ADVERTISEMENT' })
      send({ ...newNotification(), createdAt: 'now' })
      send({ ...newNotification(), userId: 'mira-solberg' })
    }
    const mine = newNotification()
    send({ ...mine, userId: USER, html: '<img src=x onerror=alert(1)>', __proto__: { polluted: true } })
    await expect.poll(() => idsOf(queryClient)).toEqual([mine.id, ...before])
    expect(listOf(queryClient)[0]).toEqual(mine)
    const reported = warn.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('A live message'))
    expect(reported).toHaveLength(5)
    expect(reported.join()).not.toContain('mira-solberg')
  })

  test('is repaired where its meaning is clear', async () => {
    const { queryClient, send } = await followed()
    const before = idsOf(queryClient)
    const one = newNotification()
    const zoneless = one.createdAt.replace('Z', '')
    send({ ...one, id: 17, createdAt: zoneless, attributes: { ...one.attributes, jobId: 4 } })
    await expect.poll(() => idsOf(queryClient)).toEqual(['17', ...before])
    expect(listOf(queryClient)[0]).toEqual({ ...one, id: '17', attributes: { ...one.attributes, jobId: '4' } })
    expect(warn.mock.calls.flat()).toContain('A live message was mended: createdAt, id, jobId')
  })

  test('in a burst of a thousand: all of them, none twice, in a few steps; counted, and shown a hundred at a time', {
    tags: 'extended',
  }, async () => {
    const { queryClient, send, screen, router, db } = await followed()
    const before = idsOf(queryClient)
    const unread = listOf(queryClient).filter(({ read }) => !read).length
    let steps = 0
    const { queryHash } = queryClient.getQueryCache().find(notificationQueries.all()) ?? {}
    const isList = (query: { readonly queryHash: string }) => query.queryHash === queryHash
    stops.push(
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success' && isList(event.query)) steps += 1
      }),
    )
    const burst = Array.from({ length: 1000 }, () => newNotification())
    await db.table('portalNotifications').bulkAdd(burst.map((one) => ({ ...one, userId: USER })))
    for (const one of [...burst, ...burst]) send(one)
    const newest = burst.map(({ id }) => id).toReversed()
    await expect.poll(() => idsOf(queryClient)).toEqual([...newest, ...before])
    expect(steps).toBeLessThanOrEqual(3)
    await router.navigate({ to: '/notifications' })
    await expect.element(screen.getByText(`${(unread + 1000).toLocaleString('en')} unread`)).toBeVisible()
    // By the page itself: a query by role looks at everything, many times over.
    const rows = () => document.querySelectorAll('main li').length
    await expect.poll(rows).toBe(100)
    await screen.getByText('Show 100 more').click()
    await expect.poll(rows).toBe(200)
  })

  test('in a flood that does not end: the newest five thousand', () => {
    const client = new QueryClient()
    client.setQueryData(notificationQueries.all().queryKey, [])
    const flood = Array.from({ length: NOTIFICATIONS_KEPT + 1000 }, () => newNotification())
    for (let from = 0; from < flood.length; from += 1000) addArrivals(client, flood.slice(from, from + 1000))
    expect(idsOf(client)).toEqual(
      flood
        .map(({ id }) => id)
        .toReversed()
        .slice(0, NOTIFICATIONS_KEPT),
    )
  })

  test('while the list is being read is not lost', async () => {
    const { queryClient, send, handlers } = await followed()
    const before = idsOf(queryClient)
    const [missed, late] = [newNotification(), newNotification()]
    handlers.onUp()
    send(missed)
    send(late)
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    await expect.poll(() => idsOf(queryClient)).toEqual([late.id, missed.id, ...before])
  })

  test('that was missed is loaded when the connection is back, and when the page becomes visible', async () => {
    const { queryClient, db, handlers, feed } = await followed()
    const missed = newNotification()
    await db.table('portalNotifications').add({ ...missed, userId: USER })
    handlers.onDown()
    handlers.onUp()
    await expect.poll(() => idsOf(queryClient)[0]).toBe(missed.id)
    const later = newNotification()
    await db.table('portalNotifications').add({ ...later, userId: USER })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(feed?.wake).toHaveBeenCalledOnce()
    await expect.poll(() => idsOf(queryClient)[0]).toBe(later.id)
  })

  test('stops arriving after signing out: the feed is closed, and a late one is dropped', async () => {
    const { queryClient, send, feed, feeds } = await followed()
    dispatchSession({ type: 'signed-out' })
    expect(feed?.close).toHaveBeenCalledOnce()
    send(newNotification())
    await expect.poll(() => listOf(queryClient)).toEqual([])
    expect(feeds).toHaveLength(1)
  })

  test('stops arriving while the session is locked, and arrives again when it is unlocked', async () => {
    const { feed, feeds } = await followed()
    lock({ name: 'Alex Morgan', email: 'alex.morgan@cairn.example', avatar: null })
    expect(feed?.close).toHaveBeenCalledOnce()
    expect(feeds).toHaveLength(1)
    const { accessToken, tokenExpiryTime } = getSession()
    const answer = { accessToken: accessToken ?? '', tokenExpiryTime: new Date(tokenExpiryTime ?? 0).toISOString() }
    dispatchSession({ type: 'unlocked', answer })
    await expect.poll(() => feeds.length).toBe(2)
  })

  test('still arrives after the token is renewed', async () => {
    const { feed, feeds } = await followed()
    const answer = { accessToken: 'opaque', tokenExpiryTime: new Date(Date.now() + 3_600_000).toISOString() }
    dispatchSession({ type: 'renewed', answer })
    expect(feed?.close).not.toHaveBeenCalled()
    expect(feeds).toHaveLength(1)
  })
})

describe('the demo portal’s feed', () => {
  const handlers = () => {
    const bodies: string[] = []
    return {
      bodies,
      onMessage: (body: string) => bodies.push(body),
      onUp: vi.fn(),
      onDown: vi.fn(),
      onTooLarge: vi.fn(),
    }
  }

  test('brings what the demo portal makes, with the body of a live message, here and in the other tabs of this person', {
    tags: 'extended',
  }, async () => {
    const samplesOf = ['auth', 'user', 'navigation', 'notifications', 'jobs', 'skills']
    await renderApp('/pages/activities', { signedIn: true, samplesOf })
    const [here, otherTab, otherPerson] = [handlers(), handlers(), handlers()]
    const feeds = [openDemoFeed(USER, here, 0), openDemoFeed(USER, otherTab), openDemoFeed('mira-solberg', otherPerson)]
    stops.push(...feeds.map((feed) => feed.close))
    expect(here.onUp).toHaveBeenCalledOnce()
    await expect.poll(() => otherTab.bodies.length).toBe(1)
    expect(otherTab.bodies).toEqual(here.bodies)
    expect(JSON.parse(here.bodies[0] ?? '')).toMatchObject({
      read: false,
      attributes: { jobTitle: expect.any(String) },
    })
    expect(otherPerson.bodies).toEqual([])
    // The next is not due yet.
    feeds[0]?.wake()
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }))
    expect(here.bodies).toHaveLength(1)
  })
})

function State() {
  const { state, isSimulated } = useLiveState()
  return (
    <output>
      {state}
      {isSimulated && ', simulated'}
    </output>
  )
}

describe('the state of the live channel', () => {
  test('is paused where there has been no connection for ten seconds, and live as soon as there is one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    showLive({ isSimulated: false })
    const screen = await renderWhole(<State />)
    const state = () => screen.getByRole('status').element().textContent
    showPausedSoon()
    vi.advanceTimersByTime(PAUSED_AFTER_MS / 2)
    showPausedSoon()
    vi.advanceTimersByTime(PAUSED_AFTER_MS / 2 - 1)
    expect(state()).toBe('live')
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    await expect.poll(state).toBe('paused')
    showLive({ isSimulated: true })
    await expect.poll(state).toBe('live, simulated')
    showLive({ isSimulated: false })
  })
})

test('there are as many samples as the tests wait for', () => {
  expect(seedNotifications(0)).toHaveLength(25)
})
