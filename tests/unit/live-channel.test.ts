// The live channel (portal spec §7; portal API, STOMP) against the peer of e2e/portal, over real sockets.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { LIVE_DESTINATION, type Notification } from '#contract/portal/notifications.ts'
import { type Peer, startPeer } from '#e2e/portal/peer.ts'
import { type ChannelOptions, LARGEST_MESSAGE, openChannel, waitAfter } from '#platform/live/channel.ts'
import type { Feed } from '#platform/live/feed.ts'
import { PATIENTLY } from '#tests/setup/patiently.ts'

const USER = 'alex-morgan'
const WAIT = { ...PATIENTLY, interval: 10 }
let peer: Peer
const open: Feed[] = []

beforeAll(async () => {
  peer = await startPeer()
})
afterEach(async () => {
  for (const feed of open.splice(0)) feed.close()
  peer.live.setSilent(false)
  await vi.waitFor(() => expect(peer.live.subscribers()).toEqual([]), WAIT)
})
afterAll(() => peer.stop())

interface Followed {
  readonly feed: Feed
  readonly bodies: string[]
  readonly counts: { up: number; down: number; tooLarge: number; requested: number }
}

function follow(part: Partial<ChannelOptions> = {}): Followed {
  const bodies: string[] = []
  const counts = { up: 0, down: 0, tooLarge: 0, requested: 0 }
  const feed = openChannel({
    url: peer.liveUrl,
    destination: LIVE_DESTINATION,
    headers: async () => {
      counts.requested += 1
      return { Authorization: `Bearer ${await peer.tokenOf(USER)}`, userId: USER }
    },
    onMessage: (body) => bodies.push(body),
    onUp: () => {
      counts.up += 1
    },
    onDown: () => {
      counts.down += 1
    },
    onTooLarge: () => {
      counts.tooLarge += 1
    },
    random: () => 0,
    ...part,
  })
  open.push(feed)
  return { feed, bodies, counts }
}

/** Connected so many times, and subscribed at the server: what is still on its way there would be counted in the next test. */
async function isUp({ counts }: Followed, times = 1): Promise<void> {
  await vi.waitFor(() => expect(counts.up).toBe(times), WAIT)
  await vi.waitFor(() => expect(peer.live.subscribers()).toEqual([USER]), WAIT)
}

const idsOf = ({ bodies }: Followed) => bodies.map((body) => (JSON.parse(body) as Notification).id)

describe('the live channel', () => {
  test('connects with userId and bearer, subscribes, and brings each message once, in order', async () => {
    const followed = follow()
    await isUp(followed)
    const made = await peer.notify(USER, 3)
    await peer.notify('mira-solberg')
    await vi.waitFor(() => expect(followed.bodies).toHaveLength(3), WAIT)
    expect(idsOf(followed)).toEqual(made.map(({ id }) => id))
  })

  test('comes back after the socket is cut, and asks for its headers again', async () => {
    const followed = follow()
    await isUp(followed)
    peer.live.cut()
    await vi.waitFor(() => expect(followed.counts.down).toBe(1), WAIT)
    await isUp(followed, 2)
    expect(followed.counts.requested).toBe(2)
    await peer.notify(USER)
    await vi.waitFor(() => expect(followed.bodies).toHaveLength(1), WAIT)
  })

  test('comes back after an ERROR frame', async () => {
    const followed = follow()
    await isUp(followed)
    peer.live.cut('Out for lunch')
    await isUp(followed, 2)
  })

  test('wake: tries at once', async () => {
    // By itself it would wait for a quarter of an hour.
    const followed = follow({ random: () => 1000 })
    await isUp(followed)
    peer.live.cut()
    await vi.waitFor(() => expect(followed.counts.down).toBe(1), WAIT)
    followed.feed.wake()
    await isUp(followed, 2)
  })

  test('is not there for a bad token, for the token of another person, nor for anything else than one’s own queue', async () => {
    const asOther = async () => ({ Authorization: `Bearer ${await peer.tokenOf('mira-solberg')}`, userId: USER })
    const before = peer.live.subscriptions()
    const refused = [
      follow({ headers: async () => ({ Authorization: 'Bearer forged', userId: USER }) }),
      follow({ headers: async () => ({ userId: USER }) }),
      follow({ headers: asOther }),
      follow({ destination: '/user/mira-solberg/queue/notification' }),
      follow({ headers: async () => undefined }),
      follow({ url: peer.liveUrl.replace('/ws', '/elsewhere') }),
    ]
    await vi.waitFor(() => {
      for (const { counts } of refused) expect(counts.down).toBeGreaterThan(0)
    }, WAIT)
    expect(peer.live.subscriptions()).toBe(before)
    await peer.notify(USER)
    expect(refused.flatMap(({ bodies }) => bodies)).toEqual([])
  })

  test('leaves out what is larger than 64 KB, and goes on', async () => {
    const followed = follow()
    await isUp(followed)
    peer.live.send(USER, JSON.stringify('x'.repeat(1_000_000)))
    peer.live.send(USER, JSON.stringify('x'.repeat(LARGEST_MESSAGE - 500)))
    const [made] = await peer.notify(USER)
    await vi.waitFor(() => expect(followed.bodies).toHaveLength(2), WAIT)
    expect(followed.counts).toMatchObject({ up: 1, down: 0, tooLarge: 1 })
    expect(idsOf(followed)[1]).toBe(made?.id)
  })

  test('answers a sign of life with one, whatever its timers do: those of a hidden tab run once a minute', async () => {
    const followed = follow()
    await isUp(followed)
    const before = peer.live.beats()
    for (let times = 0; times < 3; times += 1) peer.live.beat()
    await peer.notify(USER)
    await vi.waitFor(() => expect(followed.bodies).toHaveLength(1), WAIT)
    // What the server hears of the end comes behind them.
    followed.feed.close()
    await vi.waitFor(() => expect(peer.live.subscribers()).toEqual([]), WAIT)
    expect(peer.live.beats() - before).toBeGreaterThanOrEqual(3)
  })

  test('brings nothing once it is closed, and the server sees it leave', async () => {
    const followed = follow()
    await isUp(followed)
    followed.feed.close()
    await peer.notify(USER)
    await vi.waitFor(() => expect(peer.live.subscribers()).toEqual([]), WAIT)
    expect(followed.bodies).toEqual([])
    expect(followed.counts.down).toBe(0)
  })

  test('a thousand in a burst: none lost, none twice', async () => {
    const followed = follow()
    await isUp(followed)
    const made = await peer.notify(USER, 1000)
    await vi.waitFor(() => expect(followed.bodies).toHaveLength(1000), WAIT)
    expect(idsOf(followed)).toEqual(made.map(({ id }) => id))
  })

  test('fifty cuts in a row: back each time, subscribed once', async () => {
    const followed = follow()
    for (let times = 1; times <= 50; times += 1) {
      await isUp(followed, times)
      peer.live.cut()
      await vi.waitFor(() => expect(followed.counts.down).toBe(times), WAIT)
      followed.feed.wake()
    }
    await isUp(followed, 51)
  })
})

test('the wait before another attempt: from a second to a minute, longer each time, never the same for all', () => {
  const bounds = [0, 1, 2, 3, 4, 5, 6, 60].map((failures) => [
    waitAfter(failures, () => 0),
    waitAfter(failures, () => 1),
  ])
  expect(bounds).toEqual([
    [1000, 2000],
    [2000, 4000],
    [4000, 8000],
    [8000, 16_000],
    [16_000, 32_000],
    [30_000, 60_000],
    [30_000, 60_000],
    [30_000, 60_000],
  ])
})
