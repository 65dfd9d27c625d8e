// What waits for one portal goes to no other, whoever is signed in there under the same id.
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOutbox, type Outbox } from '#platform/offline/outbox.ts'
import type { OutboxRow } from '#platform/offline/outbox-rows.ts'
import { createOutboxStore, OutboxDb } from '#platform/offline/outbox-store.ts'
import { MemoryMirror } from '#tests/setup/outbox.ts'

const NAME = 'outbox-portals'
const A = 'https://a.example'
const B = 'https://b.example'

/** A page that was started with this portal. */
interface Page {
  readonly outbox: Outbox
  readonly sent: OutboxRow[]
  readonly isReached: { now: boolean }
  write(n: number): Promise<unknown>
}

let pages: OutboxDb[] = []
let mirror: MemoryMirror
beforeEach(() => {
  mirror = new MemoryMirror()
})
afterEach(async () => {
  for (const db of pages) db.close()
  pages = []
  await Dexie.delete(NAME)
})

function start(portal: string | undefined): Page {
  const db = new OutboxDb(NAME)
  pages.push(db)
  const sent: OutboxRow[] = []
  const isReached = { now: true }
  const outbox = createOutbox({
    store: createOutboxStore(db, mirror, async () => portal),
    userId: async () => 'alex',
    send: async (row) => {
      if (!isReached.now) return undefined
      sent.push(row)
      return { status: 200, body: {} }
    },
    renew: async () => false,
    now: () => 1000,
    random: () => 0,
    alone: (work) => work(),
    at: () => () => {},
    notify: () => {},
    onSent: () => {},
    onSessionRefused: () => {},
    onDiscarded: async () => {},
  })
  const endpoint = {
    api: 'things',
    name: 'add',
    lane: 'portal',
    effect: 'write',
    method: 'POST',
    path: 'things',
  } as const
  return {
    outbox,
    sent,
    isReached,
    write: (n) =>
      outbox.write(
        {
          userId: 'alex',
          endpoint: { ...endpoint, answers: {} },
          input: { body: { n } },
          path: 'things',
          idempotencyKey: `key-${n}`,
        },
        999,
      ),
  }
}

const waits = async (portal: string) => {
  const a = start(portal)
  a.isReached.now = false
  await a.write(1)
  await a.outbox.drain()
  return a
}

test('the configuration names another portal: what waits is not sent there, seen, counted or discarded', async () => {
  await waits(A)
  const b = start(B)
  await b.outbox.drain(true)
  await b.outbox.refresh()
  expect(b.sent).toEqual([])
  expect(b.outbox.read()).toEqual([])
  expect(await b.outbox.waitingCount('alex')).toBe(0)
  await b.outbox.discardAll('alex')
  const again = start(A)
  expect(await again.outbox.waitingCount('alex')).toBe(1)
  await again.outbox.drain(true)
  expect(again.sent.map(({ body }) => body)).toEqual([{ n: 1 }])
})

test('each portal gets its own', async () => {
  const a = await waits(A)
  const b = await (async () => {
    const page = start(B)
    page.isReached.now = false
    await page.write(2)
    await page.outbox.drain()
    return page
  })()
  for (const page of [a, b]) page.isReached.now = true
  await b.outbox.drain(true)
  expect(b.sent.map(({ body }) => body)).toEqual([{ n: 2 }])
  expect(a.sent).toEqual([])
  await a.outbox.drain(true)
  expect(a.sent.map(({ body }) => body)).toEqual([{ n: 1 }])
})

test('with no portal at all, the demo portal’s start, it waits', async () => {
  await waits(A)
  const demo = start(undefined)
  await demo.outbox.drain(true)
  expect(demo.sent).toEqual([])
  await expect(demo.write(3)).rejects.toThrow()
})

test('what comes back from the second copy is as bound as it was', async () => {
  await waits(A)
  for (const db of pages) db.close()
  await Dexie.delete(NAME)
  const b = start(B)
  await b.outbox.drain(true)
  expect(b.sent).toEqual([])
  const again = start(A)
  await again.outbox.drain(true)
  expect(again.sent.map(({ body }) => body)).toEqual([{ n: 1 }])
})

test('what an earlier build left, which knew of one portal alone, belongs to the first that is found', async () => {
  await waits(A)
  const [db] = pages
  await db?.rows.toCollection().modify((row: { portal?: unknown }) => {
    delete row.portal
  })
  await start(undefined).outbox.drain(true)
  const a = start(A)
  expect(await a.outbox.waitingCount('alex')).toBe(1)
  expect(await start(B).outbox.waitingCount('alex')).toBe(0)
})
