// The second visit: what was on the screen is on it again before the worker has answered anything, with a network and without.
import type { Locator, Page } from '@playwright/test'
import { controlled, expect, test, visit } from './fixtures.ts'

const SCREENS = [
  {
    path: '/dashboards/mainpage',
    rows: (page: Page) => page.getByRole('region', { name: 'Today and overdue' }).getByRole('checkbox'),
    last: '"career","home"',
  },
  {
    path: '/apps/tasks',
    rows: (page: Page) => page.getByRole('checkbox', { name: /^Complete/ }),
    last: '"tasks","assignees"',
  },
] as const

for (const { path, rows, last } of SCREENS) {
  for (const isOnline of [true, false]) {
    const title = `${path} is painted before the worker answers, ${isOnline ? 'online' : 'without a network'}`
    test(title, async ({ context, page, network }) => {
      await visit(page, path)
      await controlled(page)
      await rows(page).first().waitFor()
      await page.waitForFunction((wanted) => localStorage.getItem('cairn-queries')?.includes(wanted), last)
      const shown = await names(rows(page))
      expect(shown.length).toBeGreaterThan(2)
      await page.close()

      if (!isOnline) await network.cut()
      const next = await context.newPage()
      await holdAnswers(next)
      await next.goto(path)
      await expect(rows(next).first()).toBeVisible()
      expect(await names(rows(next))).toEqual(shown)
      expect(await countAnswers(next)).toEqual({ asked: true, answered: 0 })
      await letGo(next)
      await expect.poll(() => countAnswers(next)).not.toMatchObject({ answered: 0 })
      await expect.poll(() => names(rows(next))).toEqual(shown)
    })
  }
}

/** The first rows by name: how many more a window draws below the fold is its own affair. */
const names = (rows: Locator): Promise<string[]> =>
  rows.evaluateAll((boxes) =>
    boxes.slice(0, 8).map((box) => box.getAttribute('aria-label') ?? box.parentElement?.textContent ?? ''),
  )

interface Held {
  asked: boolean
  answered: number
  letGo(): void
}

/** Every call of the page waits for its answer until `letGo`. */
async function holdAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const state = { asked: false, answered: 0, letGo: resolve }
    Object.assign(globalThis, { held: state })
    const { fetch } = globalThis
    globalThis.fetch = async (request, options) => {
      if (!new URL(request instanceof Request ? request.url : request, location.href).pathname.startsWith('/api/'))
        return fetch(request, options)
      state.asked = true
      await promise
      const response = await fetch(request, options)
      state.answered += 1
      return response
    }
  })
}

const countAnswers = (page: Page): Promise<Omit<Held, 'letGo'>> =>
  page.evaluate(() => {
    const { asked, answered } = (globalThis as unknown as { held: Held }).held
    return { asked, answered }
  })

const letGo = (page: Page): Promise<void> => page.evaluate(() => (globalThis as unknown as { held: Held }).held.letGo())
