// Browsers stop a worker at any moment and send its unanswered request again: one thing done must stay one effect, whatever the call.
import type { Page } from '@playwright/test'
import { OWN_TABLES } from '#sw/api/own-tables.ts'
import { createChance } from './drill/inputs/chance.ts'
import { judge } from './drill/judge.ts'
import { type PlannedCall, preparePlan } from './drill/plan.ts'
import { readInPage } from './drill/read-in-page.ts'
import { type Told, writeInPage } from './drill/write-in-page.ts'
import { controlled, expect, test } from './fixtures.ts'

test.use({ guest: true })

const LANES = 4
const CALLS = 30

test('A worker stopped while it writes: each thing done has one effect, and every answer is true', async ({ page }) => {
  test.setTimeout(300_000)
  await page.goto('/sign-in')
  await controlled(page)
  const get = async (path: string) =>
    JSON.parse(await page.evaluate((from) => fetch(`/api/${from}`).then((r) => r.text()), path))
  const plan = await preparePlan(get, createChance(7, Date.now()))
  const lanes = await Promise.all(Array.from({ length: LANES }, (_, lane) => plan(CALLS, `stop-${lane}`)))
  const reading = { database: 'cairn', ownTables: Object.keys(OWN_TABLES), prefix: 'stop-' }
  const before = await page.evaluate(readInPage, { ...reading, since: 0 })
  const told: Told[] = []
  await page.exposeFunction('told', (answer: Told) => void told.push(answer))

  const stopped = await stopWorkersUntil(page, write(page, lanes))

  const after = await page.evaluate(readInPage, { ...reading, since: before.seq })
  expect(stopped).toBeGreaterThan(10)
  expect(told).toHaveLength(LANES * CALLS)
  const calls = new Map(lanes.flat().map(({ key, call }) => [key, call]))
  expect(judge({ before, after, told, calls, isRestored: false })).toEqual([])
})

/** A request that failed is sent again under its key, as the app does. */
const write = (page: Page, lanes: readonly PlannedCall[][]): Promise<unknown> =>
  Promise.all(lanes.map((calls) => page.evaluate(writeInPage, { calls, isPersistent: true })))

/** Stops every worker again and again until the writing is done. @returns how often */
async function stopWorkersUntil(page: Page, writing: Promise<unknown>): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('ServiceWorker.enable')
  let isDone = false
  const done = writing.finally(() => {
    isDone = true
  })
  let stopped = 0
  while (!isDone) {
    await cdp.send('ServiceWorker.stopAllWorkers')
    stopped += 1
    // The next stop falls into whatever the worker, started anew, is doing then: a round trip to the page takes a few ms.
    for (let trip = 0; trip < 5 + (stopped % 20); trip += 1) await page.evaluate(() => performance.now())
  }
  await done
  return stopped
}
