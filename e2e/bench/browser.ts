// A browser on a profile that persists between visits, and the figures that a page load leaves. Used by loads.ts, latency.ts and interactions.ts.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { chromiumArgs, findChromium } from '#scripts/browsers.mjs'

export const newProfile = (): Promise<string> => mkdtemp(join(tmpdir(), 'cairn-bench-'))

export const removeProfile = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5 })

/** Opens the browser on a profile, and gives its one page when the browser itself has come to rest. */
export async function openBrowser(profile: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: chromiumArgs(),
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
  })
  const page = context.pages()[0] ?? (await context.newPage())
  await untilIdle(page, 300)
  return { context, page }
}

/** Waits until nothing has blocked the page's main thread for `ms`. */
export function untilIdle(page: Page, ms: number): Promise<void> {
  return page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        let [last, since] = [performance.now(), performance.now()]
        const look = () => {
          const now = performance.now()
          if (now - last > 50) since = now
          last = now
          if (now - since >= quiet) resolve()
          else setTimeout(look, 10)
        }
        look()
      }),
    ms,
  )
}

/** All ms but `cls`. */
export interface LoadFigures {
  /** From the navigation to the frame that shows what the person came for. */
  readonly usable: number
  readonly lcp: number
  readonly cls: number
  readonly longTasks: number
  readonly longTaskCount: number
}

/** Watches the page's load from its first line on; read by `figuresOf`. @param ready a selector of what the person came for */
export function watchLoad(page: Page, ready: string): Promise<unknown> {
  return page.addInitScript((selector) => {
    const bench = { usable: 0, lcp: 0, cls: 0, longTasks: [] as number[] }
    Object.assign(globalThis, { bench })
    const observe = (
      type: string,
      read: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void,
    ) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) read(entry as never)
      }).observe({
        type,
        buffered: true,
      })
    observe('longtask', ({ duration }) => bench.longTasks.push(duration))
    observe('largest-contentful-paint', ({ startTime }) => {
      bench.lcp = startTime
    })
    observe('layout-shift', ({ value, hadRecentInput }) => {
      if (!hadRecentInput) bench.cls += value
    })
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      bench.usable = performance.now()
    }
    const look = () => {
      if (document.querySelector(selector)) port2.postMessage(null)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, ready)
}

/** Waits until the page is usable and has come to rest. */
export async function figuresOf(page: Page): Promise<LoadFigures> {
  await page.waitForFunction(() => (globalThis as unknown as { bench?: { usable: number } }).bench?.usable)
  await untilIdle(page, 1000)
  return page.evaluate(() => {
    const { usable, lcp, cls, longTasks } = (
      globalThis as unknown as { bench: { usable: number; lcp: number; cls: number; longTasks: number[] } }
    ).bench
    return {
      usable,
      lcp,
      cls,
      longTasks: longTasks.reduce((sum, ms) => sum + ms, 0),
      longTaskCount: longTasks.length,
    }
  })
}

/** Waits until a worker is active and controls the page, so its precache is complete. */
export async function untilWorkerIsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}
