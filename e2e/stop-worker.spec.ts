// Browsers stop a worker at any moment and send its unanswered request again: one thing done must stay one effect.
import type { Page } from '@playwright/test'
import type { Task } from '#contract/apps/tasks.ts'
import { rowsOf } from './device.ts'
import { controlled, expect, test } from './fixtures.ts'

test.use({ guest: true })

const WRITES = 60

test('A worker stopped while it writes: each thing done has one effect, and every answer is true', async ({ page }) => {
  await page.goto('/sign-in')
  await controlled(page)
  await page.evaluate(() => fetch('/api/apps/tasks/all'))
  const [seeded, changesBefore] = [await rowsOf<Task>(page, 'tasks'), await rowsOf(page, 'changes')]

  const stops = stopWorkersUntil(page, write(page))
  const { answered, stopped } = await stops

  expect(stopped).toBeGreaterThan(10)
  expect(answered).toHaveLength(WRITES)
  const created = (await rowsOf<Task>(page, 'tasks')).filter(({ id }) => !seeded.some((task) => task.id === id))
  expect(created.map(({ id }) => id).sort()).toEqual([...answered].sort())
  expect(created.map(({ title }) => title)).toEqual(created.map(() => 'changed'))
  // One change for each POST and one for each PATCH.
  expect((await rowsOf(page, 'changes')).length - changesBefore.length).toBe(2 * WRITES)
})

/** Creates and changes tasks, four at a time; a request that failed is sent again under its key, as the app does. @returns the ids answered */
function write(page: Page): Promise<string[]> {
  return page.evaluate(async (count) => {
    const send = async (method: string, body: object, key: string = crypto.randomUUID()): Promise<{ id: string }> => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key }
      try {
        const response = await fetch('/api/apps/tasks/task', { method, headers, body: JSON.stringify(body) })
        return await response.json()
      } catch {
        return send(method, body, key)
      }
    }
    const ids: string[] = []
    const lane = async () => {
      for (let done = 0; done < count / 4; done += 1) {
        const { id } = await send('POST', { type: 'task' })
        await send('PATCH', { id, task: { title: 'changed' } })
        ids.push(id)
      }
    }
    await Promise.all([lane(), lane(), lane(), lane()])
    return ids
  }, WRITES)
}

/** Stops every worker again and again until the writing is done. */
async function stopWorkersUntil(page: Page, writing: Promise<string[]>) {
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
    for (let trip = 0; trip < stopped % 7; trip += 1) await page.evaluate(() => performance.now())
  }
  return { answered: await done, stopped }
}
