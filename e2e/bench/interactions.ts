// A scripted minute in tasks by keyboard and pointer: how long from each thing done to the next paint. Called by report.ts.
import type { Page } from 'playwright'
import type { Site } from '#e2e/site.ts'
import { newProfile, openBrowser, removeProfile, untilIdle, untilWorkerIsReady } from './browser.ts'

/** ms of each thing done, by what was done. */
export type Interactions = Map<string, number[]>

export interface Minute {
  readonly interactions: Interactions
  /** MB of the page's heap after collecting what is unused. */
  readonly heap: number
  readonly nodes: number
}

/** @param slowdown how many times slower the page's processor is made; the worker's stays as it is */
export async function measureMinute(app: Site, storage: Record<string, string>, slowdown: number): Promise<Minute> {
  const profile = await newProfile()
  const { context, page } = await openBrowser(profile)
  try {
    await page.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    }, storage)
    await watchInteractions(page)
    await page.goto(`${app.url}/apps/tasks`)
    await page.getByRole('grid', { name: 'Tasks' }).waitFor()
    await untilWorkerIsReady(page)
    // Once through before it counts, so that what loads on first use is there.
    for (const step of steps) await step.run(page)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await untilIdle(page, 500)
    await takeInteractions(page)
    const interactions = await runMinute(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = await cdp.send('Runtime.getHeapUsage')
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    return { interactions, heap: usedSize / 2 ** 20, nodes }
  } finally {
    await context.close()
    await removeProfile(profile)
  }
}

const MINUTE_MS = 60_000

async function runMinute(page: Page): Promise<Interactions> {
  const interactions: Interactions = new Map(steps.map(({ name }) => [name, []]))
  const end = performance.now() + MINUTE_MS
  while (performance.now() < end) {
    for (const { name, run } of steps) {
      await run(page)
      await painted(page)
      interactions.get(name)?.push(...(await takeInteractions(page)))
    }
  }
  return interactions
}

interface Step {
  readonly name: string
  run(page: Page): Promise<void>
}

/** One key after the other, each when the one before has been painted: nobody is faster. */
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) {
    await page.keyboard.press(key)
    await painted(page)
  }
}

const painted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )

/** Puts the focus on the list's first task. */
const intoList = async (page: Page) => {
  await page.getByRole('row').nth(1).focus()
}

const steps: readonly Step[] = [
  {
    name: 'go through the list by arrow keys',
    run: async (page) => {
      await intoList(page)
      await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp')
    },
  },
  {
    name: 'complete a task and undo it by key',
    run: async (page) => {
      await intoList(page)
      await press(page, 'Space')
      await page
        .getByRole('checkbox', { name: /^Reopen/ })
        .first()
        .waitFor()
      await press(page, 'Control+z')
      await page
        .getByRole('checkbox', { name: /^Reopen/ })
        .first()
        .waitFor({ state: 'detached' })
    },
  },
  {
    name: 'complete a task by pointer, and undo it',
    run: async (page) => {
      await page
        .getByRole('checkbox', { name: /^Complete/ })
        .nth(2)
        .click()
      await page
        .getByRole('checkbox', { name: /^Reopen/ })
        .first()
        .waitFor()
      await press(page, 'Control+z')
      await page
        .getByRole('checkbox', { name: /^Reopen/ })
        .first()
        .waitFor({ state: 'detached' })
    },
  },
  {
    name: 'move a task down and up again',
    run: async (page) => {
      await intoList(page)
      await press(page, 'Control+ArrowDown', 'Control+ArrowUp')
    },
  },
  {
    name: 'open a task and close it',
    run: async (page) => {
      await page.getByRole('row').nth(2).focus()
      await press(page, 'Enter')
      await page.waitForURL(/\?task=/, { waitUntil: 'commit' })
      await page.goBack()
      await page.waitForURL(/tasks$/, { waitUntil: 'commit' })
    },
  },
  {
    name: 'type a new task, and let it go',
    run: async (page) => {
      await press(page, 'Control+/')
      await page.getByRole('textbox', { name: 'New task' }).waitFor()
      await page.keyboard.type('Ring the notary tomorrow', { delay: 20 })
      await press(page, 'Control+a', 'Delete', 'Escape')
    },
  },
  {
    name: 'search',
    run: async (page) => {
      await page.getByRole('button', { name: 'Search in tasks' }).click()
      await page.getByRole('searchbox').waitFor()
      await page.keyboard.type('the', { delay: 20 })
      await page.locator('mark').first().waitFor()
      await press(page, 'Escape', 'Escape')
      await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor()
    },
  },
  {
    name: 'filter by due date, and show all again',
    run: async (page) => {
      await page.getByRole('button', { name: 'Due', exact: true }).click()
      await page.getByRole('menuitemradio', { name: 'Overdue' }).click()
      await page.waitForURL(/\?due=/, { waitUntil: 'commit' })
      await page.goBack()
      await page.waitForURL(/tasks$/, { waitUntil: 'commit' })
    },
  },
]

/** Keeps the browser's own record of every interaction: from the event to the paint that follows, in steps of 8 ms. */
function watchInteractions(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const slowest = new Map<number, number>()
    Object.assign(globalThis, { interactions: slowest })
    const read = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
        if (entry.interactionId === 0) continue
        slowest.set(entry.interactionId, Math.max(slowest.get(entry.interactionId) ?? 0, entry.duration))
      }
    }
    new PerformanceObserver(read).observe({ type: 'event', durationThreshold: 16, buffered: true } as never)
  })
}

/** Those since the last time. What took less than 16 ms the browser does not record. */
function takeInteractions(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const { interactions } = globalThis as unknown as { interactions: Map<number, number> }
    const taken = [...interactions.values()]
    interactions.clear()
    return taken
  })
}
