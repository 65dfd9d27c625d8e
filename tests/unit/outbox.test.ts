import { afterEach, describe, expect, test } from 'vitest'
import {
  afterReply,
  concernSame,
  insistOn,
  LONGEST_WAIT_MS,
  nextToSend,
  type OutboxRow,
} from '#platform/offline/outbox-rows.ts'
import { createDevice, ModelPortal, type TestDevice } from '#tests/setup/outbox.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const opened: TestDevice[] = []
const open = (options?: Parameters<typeof createDevice>[0]) => {
  const device = createDevice(options)
  opened.push(device)
  return device
}

afterEach(async () => {
  for (const device of opened.splice(0)) await device.close()
})

const row = (change: Partial<OutboxRow> = {}): OutboxRow => ({
  seq: 1,
  id: 'row-1',
  userId: 'alex',
  portal: '/',
  at: NOW,
  api: 'things',
  endpoint: 'update',
  method: 'PATCH',
  path: 'things/a',
  body: { name: 'mine', version: 3 },
  entity: 'things/a',
  idempotencyKey: 'key-1',
  state: 'waiting',
  attempts: 1,
  nextAt: 0,
  awaitedUntil: 0,
  ...change,
})

describe('what becomes of a write by its reply', () => {
  const become = (status: number, change: Partial<OutboxRow> = {}, body?: unknown) =>
    afterReply(row(change), { status, body }, { now: NOW, random: () => 0 })

  test.each([200, 201, 202, 204])('%i: it is done', (status) => {
    expect(become(status)).toMatchObject({ state: 'done' })
  })

  test.each([404, 410])('%i to a delete: what should be gone is gone', (status) => {
    expect(become(status, { method: 'DELETE' })).toMatchObject({ state: 'done' })
  })

  test.each([400, 403, 404, 410, 413, 422])('%i: the person is asked, with the reason', (status) => {
    expect(become(status, {}, { message: 'error.a.b.msg.c' })).toMatchObject({
      state: 'needs-you',
      problem: { kind: 'refused', status, message: 'error.a.b.msg.c' },
    })
  })

  test.each([409, 412])('%i: the person is asked, with what the portal holds', (status) => {
    const current = { name: 'theirs', version: 4 }
    expect(become(status, {}, { message: 'error.a.stale.msg.c', current })).toMatchObject({
      state: 'needs-you',
      problem: { kind: 'conflict', current },
    })
  })

  test.each([408, 425, 429, 500, 502, 503, 504])('%i: again, later', (status) => {
    expect(become(status)).toMatchObject({ state: 'waiting', nextAt: NOW + 1000, problem: { kind: 'server' } })
  })

  test('401: it waits for a new session, and is due as soon as there is one', () => {
    expect(become(401)).toMatchObject({ state: 'waiting', nextAt: NOW, problem: { kind: 'sign-in' } })
  })

  test.each([400, 404, 500])('%i, its person is unknown: as 401, it waits for a new session', (status) => {
    const problem = { kind: 'sign-in', status }
    expect(become(status, {}, { message: 'error.server.notfound.msg.talent' })).toMatchObject({
      state: 'waiting',
      problem,
    })
  })

  test('no answer: again, later and later, up to five minutes, and not all devices at once', () => {
    const waits = (attempts: number, random: number) =>
      (afterReply(row({ attempts }), undefined, { now: NOW, random: () => random }).nextAt ?? 0) - NOW
    expect([1, 2, 3, 4].map((attempts) => waits(attempts, 1))).toEqual([2000, 4000, 8000, 16_000])
    expect([1, 2, 3, 4].map((attempts) => waits(attempts, 0))).toEqual([1000, 2000, 4000, 8000])
    expect(waits(5000, 1)).toBe(LONGEST_WAIT_MS)
  })

  test('no sooner than the portal asks, within reason', () => {
    const wait = (retryAfter: number) =>
      (afterReply(row(), { status: 429, body: '', retryAfter }, { now: NOW, random: () => 0 }).nextAt ?? 0) - NOW
    expect(wait(90_000)).toBe(90_000)
    expect(wait(1e12)).toBe(LONGEST_WAIT_MS)
  })

  test('mine, after a conflict, is another request upon the version that the portal holds', () => {
    const conflict = row({ state: 'needs-you', problem: { kind: 'conflict', current: { name: 'theirs', version: 4 } } })
    expect(insistOn(conflict, 'key-2')).toMatchObject({
      state: 'waiting',
      idempotencyKey: 'key-2',
      body: { name: 'mine', version: 4 },
    })
  })
})

describe('order', () => {
  test('what is about one thing, or about the whole that it belongs to, keeps its order', () => {
    expect(concernSame('things/a', 'things/a')).toBe(true)
    expect(concernSame('things', 'things/a')).toBe(true)
    expect(concernSame('things/a', 'things')).toBe(true)
    expect(concernSame('things/a', 'things/ab')).toBe(false)
    expect(concernSame('things/a', 'others/a')).toBe(false)
  })

  test('a time further away than any wait comes from a clock that was wrong', () => {
    expect(nextToSend([row({ nextAt: NOW + LONGEST_WAIT_MS + 1 })], NOW)?.id).toBe('row-1')
    expect(nextToSend([row({ nextAt: NOW + LONGEST_WAIT_MS })], NOW)).toBeUndefined()
  })

  test('one that waits for its time stops what comes after it about the same thing, and nothing else', () => {
    const late = row({ nextAt: NOW + 1000 })
    const rows = [late, row({ seq: 2, id: 'row-2' }), row({ seq: 3, id: 'row-3', entity: 'things/b' })]
    expect(nextToSend(rows, NOW)?.id).toBe('row-3')
  })
})

describe('a caller that waits', () => {
  test('gets the portal’s answer, and nothing of it stays', async () => {
    const device = open()
    const { reply } = await device.write('a', 1, 3000)
    expect(reply).toMatchObject({ status: 200, body: { n: 1 } })
    await device.drain()
    expect(await device.rows()).toEqual([])
    expect(device.mirror.rows.size).toBe(0)
    expect(device.reported).toEqual([])
  })

  test('gets its refusal, which is not shown a second time', async () => {
    const device = open({ portal: new ModelPortal(new Map([[1, 400]])) })
    expect((await device.write('a', 1, 3000)).reply).toMatchObject({ status: 400 })
    await device.drain()
    expect(await device.rows()).toEqual([])
    expect(device.outbox.read()).toEqual([])
  })

  test('is told that it waits once a try has failed; the write is then the person’s to see', async () => {
    const device = open()
    device.fates = ['lost', 'lost', 'lost']
    expect((await device.write('a', 1, 3000)).reply).toBeUndefined()
    await expect.poll(() => device.outbox.read()).toMatchObject([{ body: { n: 1 }, problem: { kind: 'network' } }])
  })

  test('or when its time is over; until then it is no news', async () => {
    const device = open()
    const { promise, resolve } = Promise.withResolvers<undefined>()
    device.network = () => promise
    const write = device.write('a', 1, 3000)
    await expect.poll(async () => (await device.rows())[0]?.state).toBe('sending')
    expect(device.outbox.read()).toEqual([])
    device.now += 3000
    device.ring()
    expect((await write).reply).toBeUndefined()
    await expect.poll(() => device.outbox.read()).toMatchObject([{ body: { n: 1 }, state: 'sending' }])
    resolve(undefined)
  })

  test('the same act tried again is the same write', async () => {
    const device = open()
    device.fates = ['lost', 'lost', 'lost', 'lost']
    const [one, other] = await Promise.all([device.write('a', 1), device.write('a', 1)])
    expect(other.id).toBe(one.id)
    expect(await device.rows()).toHaveLength(1)
  })
})

describe('what waits', () => {
  test('is sent when the network is back, without waiting for its time', async () => {
    const device = open()
    device.fates = ['lost']
    await device.write('a', 1)
    await device.drain()
    expect(device.portal.effects).toEqual([])
    await device.drain(true)
    expect(device.portal.effects).toEqual([{ entity: 'things/a', n: 1 }])
    expect(device.reported).toEqual(['{"n":1}'])
    expect(device.outbox.read()).toEqual([])
  })

  test('but a portal that asked for time gets it', async () => {
    const device = open()
    device.fates = [429]
    await device.write('a', 1)
    await device.drain()
    await device.drain(true)
    expect(device.sent).toHaveLength(1)
    await device.pass(2000)
    expect(device.portal.effects).toHaveLength(1)
  })

  test('500 three times, then 200: one effect', async () => {
    const device = open()
    device.fates = [500, 500, 500]
    await device.write('a', 1)
    for (let round = 0; round < 4; round += 1) await device.pass(10_000)
    expect(device.sent).toHaveLength(4)
    expect(new Set(device.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    expect(device.portal.effects).toHaveLength(1)
  })

  test('what becomes due while it is looked at is sent soon, not left', async () => {
    const device = open()
    device.fates = [500]
    await device.write('a', 1)
    await device.drain()
    const [{ nextAt } = { nextAt: 0 }] = await device.rows()
    // The first look is just before its time, each further one at it.
    const looks = [nextAt - 1]
    Object.defineProperty(device, 'now', { get: () => looks.pop() ?? nextAt })
    await device.drain()
    device.ring()
    await expect.poll(() => device.portal.effects).toHaveLength(1)
  })

  test('after two silences in a row the rest is left for the next pass', async () => {
    const device = open()
    device.fates = ['lost', 'lost', 'lost', 'lost', 'lost', 'lost', 'lost', 'lost', 'lost', 'lost', 'lost', 'lost']
    for (const [n, thing] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) await device.write(thing, n)
    await device.drain()
    const before = device.sent.length
    await device.drain(true)
    expect(device.sent.length - before).toBe(2)
  })

  test('a token that is refused is renewed once; then it waits for a new session', async () => {
    const device = open()
    device.fates = [401, 401]
    device.canRenew = true
    await device.write('a', 1)
    await device.drain()
    expect(device.sent).toHaveLength(2)
    expect(device.outbox.read()).toMatchObject([{ state: 'waiting', problem: { kind: 'sign-in' } }])
    expect(device.refusals).toEqual(['things/a'])
    await device.drain(true)
    expect(device.portal.effects).toHaveLength(1)
  })

  test('a session that is refused is told of once for a write: one that no session can send ends no second one', async () => {
    const device = open()
    device.fates = [401, 401]
    await device.write('a', 1)
    await device.drain()
    await device.drain(true)
    expect(device.sent).toHaveLength(2)
    expect(device.refusals).toEqual(['things/a'])
    await device.drain(true)
    expect(device.portal.effects).toHaveLength(1)
  })

  test('belongs to one person: nobody else sends it, sees it or counts it', async () => {
    const device = open()
    device.fates = ['lost']
    await device.write('a', 1)
    await device.drain()
    device.userId = 'sam'
    await device.drain(true)
    expect(device.outbox.read()).toEqual([])
    expect(await device.outbox.waitingCount('sam')).toBe(0)
    expect(await device.outbox.waitingCount('alex')).toBe(1)
    expect(device.portal.effects).toEqual([])
    device.userId = undefined
    await device.drain(true)
    device.userId = 'alex'
    await device.drain(true)
    expect(device.portal.effects).toHaveLength(1)
  })

  test('is forgotten where the person signs out and says so', async () => {
    const device = open()
    device.fates = ['lost']
    await device.write('a', 1)
    await device.outbox.discardAll('alex')
    expect(await device.rows()).toEqual([])
    expect(device.mirror.rows.size).toBe(0)
    await device.drain(true)
    expect(device.portal.effects).toEqual([])
  })

  test('comes back where the browser has dropped the database', async () => {
    const device = open({ database: 'outbox-dropped' })
    device.fates = ['lost', 'lost']
    await device.write('a', 1)
    await device.write('a', 2)
    await device.drain()
    await device.close()
    const again = open({ database: 'outbox-dropped' })
    for (const [id, stored] of device.mirror.rows) again.mirror.rows.set(id, stored)
    await again.drain()
    expect(again.portal.effects.map(({ n }) => n)).toEqual([1, 2])
    expect(again.mirror.rows.size).toBe(0)
  })

  test('a note that could not be made after the sending makes no failure of a success, and no second effect', async () => {
    const device = open()
    const { remove } = device.store
    let fails = true
    Object.assign(device.store, {
      remove: (rows: readonly OutboxRow[]) => (fails ? Promise.reject(new Error('full')) : remove(rows)),
    })
    await device.write('a', 1)
    await device.drain()
    expect((await device.rows()).map(({ state }) => state)).toEqual(['sending'])
    fails = false
    await device.pass(5000)
    expect(await device.rows()).toEqual([])
    expect(device.portal.effects).toHaveLength(1)
  })
})

describe('what needs the person', () => {
  const conflicting = async () => {
    const refused = new Map([[1, 409]])
    const device = open({ portal: new ModelPortal(refused) })
    await device.write('a', 1)
    await device.write('a', 2)
    await device.write('b', 3)
    await device.drain()
    return { device, refused }
  }

  test('stops what comes after it about the same thing, and nothing else', async () => {
    const { device } = await conflicting()
    expect(device.portal.effects).toEqual([{ entity: 'things/b', n: 3 }])
    expect(device.outbox.read()).toMatchObject([
      { state: 'needs-you', body: { n: 1 }, problem: { kind: 'conflict', current: { n: -1 } } },
      { state: 'waiting', body: { n: 2 } },
    ])
  })

  test('theirs: discarded, and what stood behind it goes on', async () => {
    const { device } = await conflicting()
    await device.outbox.discard(device.outbox.read()[0]?.id ?? '')
    await device.drain()
    expect(device.portal.effects.map(({ n }) => n)).toEqual([3, 2])
    expect(device.outbox.read()).toEqual([])
  })

  test('a discarding can be undone: it stands where it stood', async () => {
    const { device, refused } = await conflicting()
    refused.set(2, 400)
    const discarded = await device.outbox.discard(device.outbox.read()[0]?.id ?? '')
    await device.drain()
    if (discarded) await device.outbox.putBack(discarded)
    await device.drain()
    expect(device.outbox.read().map(({ body }) => body)).toEqual([{ n: 1 }, { n: 2 }])
    expect(device.mirror.rows.size).toBe(2)
  })

  test('mine: sent again under another key, before what stood behind it', async () => {
    const { device, refused } = await conflicting()
    refused.clear()
    await device.outbox.keepMine(device.outbox.read()[0]?.id ?? '')
    expect(device.portal.effects.map(({ n }) => n)).toEqual([3, 1, 2])
    const keys = device.sent.filter(({ body }) => (body as { n: number }).n === 1).map((sent) => sent.idempotencyKey)
    expect(new Set(keys).size).toBe(2)
  })

  test('tried again as it is', async () => {
    const { device, refused } = await conflicting()
    refused.clear()
    await device.outbox.retry(device.outbox.read()[0]?.id ?? '')
    expect(device.portal.effects.map(({ n }) => n)).toEqual([3, 1, 2])
  })
})
