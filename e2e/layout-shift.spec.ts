// What has been shown stays where it is: the layout shifts that the browser itself reports, on visits with the worker in charge, with and without a network.
import type { BrowserContext, Page } from '@playwright/test'
import { expect, lookingTest as test, visit } from './fixtures.ts'

/** As CLS counts: the share of the window that moved, times how far. */
const MOST = 0.01

/** What stands last on a screen: once it is there, all has come. */
const SCREENS = [
  { path: '/dashboards/mainpage', last: (page: Page) => page.getByRole('heading', { name: 'New matches' }) },
  {
    path: '/skill-evaluation/skills',
    last: (page: Page) => page.getByRole('heading', { name: 'Your results so far' }),
  },
  { path: '/career/jobs', last: (page: Page) => page.getByRole('main').getByRole('listitem').first() },
] as const

const WINDOWS = [
  { width: 1350, height: 940 },
  { width: 390, height: 844 },
] as const

test.use({ guest: false })

interface Shift {
  readonly value: number
  /** What moved: its element with the beginning of its words. */
  readonly moved: readonly string[]
}

for (const viewport of WINDOWS) {
  for (const screen of SCREENS) {
    test.describe(`${screen.path} at ${viewport.width} x ${viewport.height}`, () => {
      test.use({ viewport })

      test('nothing that is shown moves on a second visit', async ({ context, page }) => {
        await visit(page, screen.path)
        await screen.last(page).waitFor()
        expect(await shiftsOf(context, screen, viewport)).toEqual([])
      })

      test('nothing that is shown moves without a network', async ({ context, page, network }) => {
        await visit(page, screen.path)
        await screen.last(page).waitFor()
        await network.cut()
        expect(await shiftsOf(context, screen, viewport)).toEqual([])
      })
    })
  }
}

/** The shifts of a visit in a page of its own, where they come to more than is allowed; otherwise none. */
async function shiftsOf(
  context: BrowserContext,
  { path, last }: (typeof SCREENS)[number],
  viewport: (typeof WINDOWS)[number],
): Promise<readonly Shift[]> {
  const page = await context.newPage()
  await page.setViewportSize(viewport)
  await page.addInitScript(noteShifts)
  await visit(page, path)
  await last(page).waitFor()
  // What is read out when all is there is told by the page itself; then two frames are drawn.
  await page.waitForFunction(() => document.querySelector('main [role="status"][aria-label]') === null)
  await page.evaluate(() =>
    document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))),
  )
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)
  await page.close()
  return shifts.reduce((sum, { value }) => sum + value, 0) > MOST ? shifts : []
}

/** In the page, before anything of it. */
function noteShifts(): void {
  interface Entry extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly { readonly node: Node | null }[]
  }
  const shifts: Shift[] = []
  Object.assign(globalThis, { shifts })
  const observer = new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue
      const moved = sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.trim().slice(0, 40)}`)
      shifts.push({ value, moved })
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}
