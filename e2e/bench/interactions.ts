// A scripted minute in tasks by keyboard and pointer: how long from each thing done to the next paint. Called by report.ts.
import type { Page } from 'playwright'
import type { Site } from '#e2e/site.ts'
import { newProfile, openBrowser, removeProfile, untilIdle, untilWorkerIsReady } from './browser.ts'

/** ms of each thing done, by what was done. */
export type Interactions = Map<string, number[]>

export interface Minute {
  readonly interactions: Interactions
  /** A box ticked in the floor's bare list, in the same minute. */
  readonly floor: readonly number[]
  /** MB of the page's heap after collecting what is unused. */
  readonly heap: number
  readonly nodes: number
}

interface MinuteSites {
  readonly app: Site
  readonly floor: Site
}

interface Conditions {
  /** How many times slower the pages' processor is made; the workers' stays as it is. */
  readonly slowdown: number
  /** A minute, unless fewer rounds are requested. */
  readonly ms: number
}

export async function measureMinute(
  { app, floor }: MinuteSites,
  storage: Record<string, string>,
  { slowdown, ms }: Conditions,
): Promise<Minute> {
  const tasks = await openAt(`${app.url}/apps/tasks`, storage)
  const list = await openAt(floor.url, {})
  await tasks.page.getByRole('grid', { name: 'Tasks' }).waitFor()
  // Once through before it counts, so that what loads on first use is there.
  for (const step of steps) await step.run(tasks.page)
  await tick(list.page)
  await tasks.slowDown(slowdown)
  await list.slowDown(slowdown)
  const measured = await runMinute(tasks.page, list.page, ms)
  await tasks.slowDown(1)
  const heap = await tasks.heap()
  const nodes = await tasks.page.evaluate(() => document.querySelectorAll('*').length)
  await tasks.close()
  await list.close()
  return { ...measured, heap, nodes }
}

async function runMinute(tasks: Page, list: Page, ms: number): Promise<Pick<Minute, 'interactions' | 'floor'>> {
  const interactions: Interactions = new Map(steps.map(({ name }) => [name, []]))
  const floor: number[] = []
  await takeInteractions(tasks)
  await takeInteractions(list)
  const end = performance.now() + ms
  while (performance.now() < end) {
    for (const { name, run } of steps) {
      await run(tasks)
      await painted(tasks)
      interactions.get(name)?.push(...(await takeInteractions(tasks)))
      await tick(list)
      floor.push(...(await takeInteractions(list)))
    }
  }
  return { interactions, floor }
}

async function tick(list: Page): Promise<void> {
  await list.getByRole('checkbox').nth(3).click()
  await painted(list)
}

async function openAt(url: string, storage: Record<string, string>) {
  const profile = await newProfile()
  const { context, page } = await openBrowser(profile)
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, storage)
  await watchInteractions(page)
  await page.goto(url)
  await untilWorkerIsReady(page)
  await untilIdle(page, 500)
  const cdp = await context.newCDPSession(page)
  return {
    page,
    slowDown: (rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate }),
    heap: async () => {
      await cdp.send('HeapProfiler.collectGarbage')
      return (await cdp.send('Runtime.getHeapUsage')).usedSize / 2 ** 20
    },
    close: async () => {
      await context.close()
      await removeProfile(profile)
    },
  }
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
      await page.getByRole('button', { name: 'Search tasks' }).click()
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
      await page.getByRole('menuitemradio', { name: 'Overdue', exact: true }).click()
      await page.waitForURL(/\?due=/, { waitUntil: 'commit' })
      await page.goBack()
      await page.waitForURL(/tasks$/, { waitUntil: 'commit' })
    },
  },
]

/** Keeps the browser's own record of every interaction: from the event to the paint that follows, in steps of 8 ms. */
function watchInteractions(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const recorded = { slowest: new Map<number, number>(), before: 0 }
    Object.assign(globalThis, { recorded })
    const read = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
        if (entry.interactionId === 0) continue
        recorded.slowest.set(
          entry.interactionId,
          Math.max(recorded.slowest.get(entry.interactionId) ?? 0, entry.duration),
        )
      }
    }
    new PerformanceObserver(read).observe({ type: 'event', durationThreshold: 16, buffered: true } as never)
  })
}

/** Those since the last time. What took less than 16 ms the browser counts but does not record: it is reported as 8. */
function takeInteractions(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const { recorded } = globalThis as unknown as { recorded: { slowest: Map<number, number>; before: number } }
    const total = (performance as unknown as { interactionCount: number }).interactionCount
    const taken = [...recorded.slowest.values()]
    const unrecorded = Math.max(0, total - recorded.before - taken.length)
    recorded.slowest.clear()
    recorded.before = total
    return [...taken, ...Array.from({ length: unrecorded }, () => 8)]
  })
}
