// What has been shown stays where it is: the layout shifts that the browser itself reports, on first and later visits with the worker in charge, with and
// without a network.
import type { Page } from '@playwright/test'
import { expect, type Path, lookingTest as test, visit } from './fixtures.ts'
import { screens } from './screens.ts'

/** As CLS counts: the share of the window that moved, times how far. */
const MOST = 0.01

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/** Those of which much comes late, by parts: `npm test` looks at them alone. */
const LATE: readonly Path[] = [
  '/career/applications',
  '/career/jobs/nordlys-analytics-energy-analyst',
  '/apps/notes',
  '/settings?section=data',
]

const WITHOUT_NETWORK: readonly Path[] = ['/dashboards/mainpage', '/skill-evaluation/skills', '/career/jobs']

interface Shift {
  readonly value: number
  /** What moved: its element with the beginning of its text. */
  readonly moved: readonly string[]
}

for (const viewport of WINDOWS) {
  test.describe(`At ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport })

    test('nothing that is shown moves where much comes late', async ({ context, page }) => {
      const first = await firstVisits(await context.newPage(), viewport)
      await expectStill(first, LATE, 'first visit')
      await first.close()
      await page.addInitScript(noteShifts)
      await expectStill(page, LATE, 'second visit')
    })

    for (const { name, path, guest = false } of screens) {
      test.describe(`${name} (${path})`, () => {
        test.use({ guest })

        test('stays where it is, at its first and its second visit', async ({ context, page }) => {
          const first = await firstVisits(await context.newPage(), viewport)
          await expectStill(first, [path], 'first visit')
          await first.close()
          await page.addInitScript(noteShifts)
          await expectStill(page, [path], 'second visit')
        })
      })
    }

    test('nothing that is shown moves without a network', async ({ page, network }) => {
      for (const path of WITHOUT_NETWORK) await visit(page, path)
      await page.addInitScript(noteShifts)
      await expectStill(page, WITHOUT_NETWORK, 'second visit')
      await network.cut()
      await expectStill(page, WITHOUT_NETWORK, 'without a network')
    })
  })
}

/** A page to which every visit is the first: it has no cached answers. */
async function firstVisits(page: Page, viewport: (typeof WINDOWS)[number]): Promise<Page> {
  await page.setViewportSize(viewport)
  await page.addInitScript(() => localStorage.removeItem('cairn-queries'))
  await page.addInitScript(noteShifts)
  return page
}

async function expectStill(page: Page, paths: readonly Path[], when: string): Promise<void> {
  for (const path of paths) {
    await visit(page, path)
    await page.waitForFunction(isAllThere)
    const shifts = await page.evaluate(() => (globalThis as unknown as Noted).shifts)
    const sum = shifts.reduce((all, { value }) => all + value, 0)
    expect.soft(sum > MOST ? shifts : [], `${path}, ${when}: ${sum}`).toEqual([])
  }
}

interface Noted {
  shifts: Shift[]
  /** Requests that have no answer yet. */
  open: number
  /** Frames drawn since all had been there. */
  still: number
}

/** In the page, checked at each frame: nothing is loading, no placeholder is shown, and what came last is drawn. */
function isAllThere(): boolean {
  const noted = globalThis as unknown as Noted
  const placeholders = [...document.querySelectorAll('main [role="status"][aria-label]')]
  const isWaiting = noted.open > 0 || placeholders.some((one) => one.checkVisibility())
  noted.still = isWaiting || document.fonts.status !== 'loaded' ? 0 : noted.still + 1
  return noted.still > 10
}

/** In the page, before anything of it. */
function noteShifts(): void {
  interface Entry extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly { readonly node: Node | null }[]
  }
  const noted: Noted = { shifts: [], open: 0, still: 0 }
  Object.assign(globalThis, noted)
  const holder = globalThis as unknown as Noted
  const { fetch } = globalThis
  globalThis.fetch = async (...request) => {
    holder.open += 1
    try {
      return await fetch(...request)
    } finally {
      holder.open -= 1
    }
  }
  const observer = new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue
      const moved = sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.trim().slice(0, 40)}`)
      holder.shifts.push({ value, moved })
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}
