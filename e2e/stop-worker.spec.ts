// Browsers stop a worker at any moment and send its unanswered request again: one thing done must stay one effect, whatever the call.
import type { Page } from '@playwright/test'
import { asSample } from '#tests/doors.case.ts'
import { sampleReading, tokenIn, workerDoor } from './device.ts'
import { createChance } from './drill/inputs/chance.ts'
import { judge } from './drill/judge.ts'
import { type PlannedCall, preparePlan } from './drill/plan.ts'
import { readInPage } from './drill/read-in-page.ts'
import { type ReportedAnswer, writeInPage } from './drill/write-in-page.ts'
import { controlled, expect, test } from './fixtures.ts'

test.use({ guest: true })

const LANES = 4
const CALLS = 40

test('A worker stopped while it writes: each thing done has one effect, and every answer is true', async ({ page }) => {
  test.setTimeout(300_000)
  await page.goto('/sign-in')
  await controlled(page)
  const door = await asSample(workerDoor(page))
  const get = async (path: string) => JSON.parse((await door('GET', path)).text)
  const plan = await preparePlan(get, createChance(7, Date.now()))
  const lanes = await Promise.all(Array.from({ length: LANES }, (_, lane) => plan(CALLS, `stop-${lane}`)))
  const reading = { ...sampleReading, prefix: 'stop-' }
  const before = await page.evaluate(readInPage, { ...reading, since: 0 })
  const reported: ReportedAnswer[] = []
  let heard = Promise.withResolvers<void>()
  await page.exposeFunction('reportAnswer', (answer: ReportedAnswer) => {
    reported.push(answer)
    heard.resolve()
    heard = Promise.withResolvers()
  })

  const stopped = await stopWorkersUntil(page, write(page, lanes, await tokenIn(page)), () => heard.promise)

  const after = await page.evaluate(readInPage, { ...reading, since: before.seq })
  expect(stopped).toBeGreaterThan(10)
  expect(reported).toHaveLength(LANES * CALLS)
  const calls = new Map(lanes.flat().map(({ key, call }) => [key, call]))
  expect(judge({ before, after, reported, calls, isRestored: false })).toEqual([])
})

/** A request that failed is sent again under its key, as the app does. */
const write = (page: Page, lanes: readonly PlannedCall[][], token: string): Promise<unknown> =>
  Promise.all(lanes.map((calls) => page.evaluate(writeInPage, { calls, token, isPersistent: true })))

/** Stops every worker again and again until the writing is done, however fast that goes. @param answered the next answer @returns how often */
async function stopWorkersUntil(page: Page, writing: Promise<unknown>, answered: () => Promise<void>): Promise<number> {
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
    // The next stop falls into whatever the worker, started anew, is doing after a few answers.
    for (let answers = 0; answers <= stopped % 4; answers += 1) await Promise.race([answered(), done])
  }
  await done
  return stopped
}
