// A page that dies in the middle of its writes: what was answered is there, and what was not is there wholly or not at all.
import type { BrowserContext, Page } from '@playwright/test'
import type { Task } from '#contract/apps/tasks.ts'
import { asSample, sampleToken } from '#tests/doors.case.ts'
import { inPageDoor, rowsOf, workerDoor } from './device.ts'
import { controlled, expect, test } from './fixtures.ts'

test.use({ guest: true })

/** The page dies when so many writes have been answered. */
const ANSWERED_BEFORE = 25
const ROWS_PER_WRITE = 3
const json = { 'content-type': 'application/json' }

for (const [name, blocked] of [
  ['the worker', false],
  ['the page itself', true],
] as const) {
  test.describe(() => {
    test.use({ serviceWorkers: blocked ? 'block' : 'allow' })

    test(`A crash of the page while ${name} writes leaves nothing half-written and keeps all that was answered`, {
      tag: blocked ? [] : '@core',
    }, async ({ context, page }) => {
      await page.goto('/sign-in')
      if (!blocked) await controlled(page)
      const before = (blocked ? inPageDoor : workerDoor)(page)
      await (await asSample(before))('GET', 'apps/tasks/all')

      const answered = await crashWhileWriting(context, page, blocked, await sampleToken(before))

      const after = await context.newPage()
      await after.goto('/sign-in')
      if (!blocked) await controlled(after)
      const door = await asSample((blocked ? inPageDoor : workerDoor)(after))
      const tasks: Task[] = JSON.parse((await door('GET', 'apps/tasks/all')).text)
      const rowsByWrite = Map.groupBy(
        tasks.filter(({ id }) => id.startsWith('written-')),
        ({ id }) => id.replace(/\.\d$/, ''),
      )
      expect(answered.length).toBeGreaterThanOrEqual(ANSWERED_BEFORE)
      expect(answered.filter((write) => !rowsByWrite.has(write))).toEqual([])
      expect([...rowsByWrite].filter(([, rows]) => rows.length !== ROWS_PER_WRITE)).toEqual([])
      await expect.poll(() => rowsOf(after, 'changes')).toHaveLength(rowsByWrite.size)
      // And it can be written to again.
      expect((await door('POST', 'apps/tasks/task', '{"type":"task"}', json)).status).toBe(200)
    })
  })
}

/** Four writes at a time, each of several rows, until the page is killed. @returns the writes that had been answered */
async function crashWhileWriting(
  context: BrowserContext,
  page: Page,
  blocked: boolean,
  token: string,
): Promise<string[]> {
  const answered: string[] = []
  const enough = Promise.withResolvers<void>()
  await page.exposeFunction('answered', (write: string) => {
    answered.push(write)
    if (answered.length >= ANSWERED_BEFORE) enough.resolve()
  })
  const crashed = page.waitForEvent('crash')
  void page
    .evaluate(
      async ([rows, inPage, headers]) => {
        const scope = globalThis as unknown as {
          answered(write: string): Promise<void>
          deviceApi?: { fetch(request: Request): Promise<Response> }
        }
        const lane = async (name: number) => {
          for (let round = 0; ; round += 1) {
            const write = `written-${name}-${round}`
            const tasks = Array.from({ length: rows }, (_, row) => ({ id: `${write}.${row}`, title: write }))
            const request = new Request('/api/apps/tasks/tasks', {
              method: 'POST',
              headers,
              body: JSON.stringify({ tasks, afterId: null }),
            })
            const response = await (inPage ? scope.deviceApi?.fetch(request) : fetch(request))
            if (response?.ok) void scope.answered(write)
          }
        }
        await Promise.all([lane(0), lane(1), lane(2), lane(3)])
      },
      [ROWS_PER_WRITE, blocked, { ...json, authorization: `Bearer ${token}` }] as const,
    )
    .catch(() => undefined)
  await enough.promise
  const cdp = await context.newCDPSession(page)
  // Never answered: the page is gone.
  void cdp.send('Page.crash').catch(() => undefined)
  await crashed
  return answered
}
