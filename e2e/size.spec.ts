// `npm run size` adds up what a page needs from the build's own list of imports. Here the pages are opened, and what
// really arrives before a person can use them is held against the same budgets.
import type { Page } from '@playwright/test'
import { backEndInPage, pages } from '#scripts/size.mjs'
import { expect, type Path, test } from './fixtures.ts'

/** What a person uses first on each page, as a selector that the page itself can watch for. */
const usable: Record<string, { path: Path; selector: string; guest: boolean }> = {
  'sign-in page': { path: '/sign-in', selector: 'form button[type=submit]', guest: true },
  'home dashboard': { path: '/dashboards/mainpage', selector: 'main h1', guest: false },
  'tasks list': { path: '/apps/tasks', selector: 'input[type=checkbox][aria-label^="Complete "]', guest: false },
}

/** What registering the worker loads, and the notice here that there is none: requested while the page waits for its rows, where that takes long. */
const REGISTERING = /^\/assets\/(workbox-window|worker-notice|notice-card)/

for (const { name, budget } of pages) {
  const { path, selector, guest } = usable[name]!
  test.describe(name, () => {
    // As on a first visit: no worker answers, and nothing is in a cache.
    test.use({ serviceWorkers: 'block', guest })

    // How much arrives by then also depends on how fast it is, so that this is no part of `npm test`.
    const title = `the ${name} is sent no more than ${budget} kB of JavaScript before it is usable`
    test(title, async ({ page }) => {
      // Without a worker the page loads its own back end, which `npm run size` counts separately.
      const arrived = await scriptsUntilUsable(page, path, selector)
      const scripts = arrived.filter(({ file }) => !file.startsWith(`/${backEndInPage}/`) && !REGISTERING.test(file))
      const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
      test.info().annotations.push({ type: 'JavaScript', description: `${kilobytes.toFixed(1)} kB` })
      expect(scripts.length).toBeGreaterThan(1)
      expect(kilobytes, scripts.map(({ file, bytes }) => `${bytes} ${file}`).join('\n')).toBeLessThanOrEqual(budget)
    })
  })
}

/** The scripts that had arrived when the selector first matched, and their bytes as sent. */
async function scriptsUntilUsable(
  page: Page,
  path: Path,
  selector: string,
): Promise<{ file: string; bytes: number }[]> {
  await page.addInitScript((wanted) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(wanted)) return
      observer.disconnect()
      performance.mark('usable')
    }).observe(document, { childList: true, subtree: true })
  }, selector)
  await page.goto(path)
  await page.locator(selector).first().waitFor()
  return page.evaluate(() => {
    const usableAt = performance.getEntriesByName('usable')[0]?.startTime ?? Number.POSITIVE_INFINITY
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return resources
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= usableAt)
      .map(({ name, encodedBodySize }) => ({ file: new URL(name).pathname, bytes: encodedBodySize }))
  })
}
