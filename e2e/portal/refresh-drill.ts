// Many tabs of one session at the moment when its token has 20 s left (portal spec §8): one renews it, and nobody is signed out. `npm run drill -- refresh`
// runs it in full, journeys.spec.ts with a few tabs.
import type { Page } from 'puppeteer-core'
import { kill, open } from '#e2e/drill/browser.ts'
import { openBuiltWithPortal } from './built-with-portal.ts'

export interface RefreshDrilled {
  /** Calls for a new token. */
  readonly refreshes: number
  /** Tabs that are signed in after it. */
  readonly signedIn: number
}

/** ms from the moment at which all tabs know of the end to the window before it */
const BEFORE_MS = 1000
/** ms for the first tab to get the new token */
const LONGEST_MS = 60_000

/** @param dist a build */
export async function drillRefresh({
  dist,
  tabs,
}: {
  readonly dist: string
  readonly tabs: number
}): Promise<RefreshDrilled> {
  const { peer, site, profile, close } = await openBuiltWithPortal(dist)
  const browser = await open(profile)
  try {
    const accessToken = await peer.tokenOf('alex-morgan')
    const first = await browser.newPage()
    await first.goto(`${site.url}/licenses.txt`, { timeout: LONGEST_MS })
    const session = { token: accessToken, portal: new URL(peer.portalUrl).origin }
    await first.evaluate(({ token, portal }) => {
      localStorage.setItem('rememberMe', 'true')
      localStorage.setItem('portal', portal)
      localStorage.setItem('tokenExpiryTime', new Date(Date.now() + 24 * 3_600_000).toISOString())
      localStorage.setItem('accessToken', token)
    }, session)
    const pages: Page[] = []
    while (pages.length < tabs) {
      // A tab that is not in front paints nothing.
      const page: Page = pages.length === 0 ? first : await browser.newPage()
      await page.goto(`${site.url}/home`, { timeout: LONGEST_MS })
      await page.waitForSelector('h1')
      pages.push(page)
    }
    // The first tab does not hear of what it stores itself.
    const atWindow = (left: number) => {
      localStorage.setItem('tokenExpiryTime', new Date(Date.now() + left).toISOString())
      dispatchEvent(new StorageEvent('storage', { key: 'tokenExpiryTime' }))
    }
    await first.evaluate(atWindow, 20_000 + BEFORE_MS)
    const isNew = (token: string) => ![null, token].includes(localStorage.getItem('accessToken'))
    await first.waitForFunction(isNew, { timeout: LONGEST_MS, polling: 100 }, accessToken)
    // Each tab looks once more, as one does that wakes late.
    const lookAgain = () => {
      document.dispatchEvent(new Event('visibilitychange'))
      return new Promise<void>((resolve) => setTimeout(resolve, 500))
    }
    await Promise.all(pages.map((page) => page.evaluate(lookAgain)))
    const holds = await Promise.all(pages.map((page) => page.evaluate(isNew, accessToken)))
    return {
      refreshes: peer.log.filter(({ path }) => path === 'auth/refresh-token').length,
      signedIn: holds.filter(Boolean).length,
    }
  } finally {
    await kill(browser)
    await close()
  }
}
