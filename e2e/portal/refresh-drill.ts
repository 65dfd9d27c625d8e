// Many tabs of one session at the moment when its token has 20 s left (portal spec §8): one asks for a new one, and nobody is signed out. `npm run drill -- refresh`
// runs it in full, journeys.spec.ts with a few tabs.
import { kill, open } from '#e2e/drill/browser.ts'
import { openBuiltWithPortal } from './built-with-portal.ts'

export interface RefreshDrilled {
  /** Calls for a new token. */
  readonly refreshes: number
  /** Tabs that are signed in after it. */
  readonly signedIn: number
}

/** ms from the start of the wait to the window, and for what happens in it */
const BEFORE_MS = 3000
const AFTER_MS = 6000

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
    const pages = []
    for (let tab = 0; tab < tabs; tab += 1) {
      const page = await browser.newPage()
      await page.goto(`${site.url}/home`, { timeout: 120_000 })
      if (tab === 0)
        await page.evaluate((token) => {
          localStorage.setItem('rememberMe', 'true')
          localStorage.setItem('tokenExpiryTime', new Date(Date.now() + 24 * 3_600_000).toISOString())
          localStorage.setItem('accessToken', token)
        }, accessToken)
      await page.reload({ timeout: 120_000 })
      await page.waitForSelector('h1')
      pages.push(page)
    }
    // The first tab does not hear of what it stores itself.
    const atWindow = (left: number) => {
      localStorage.setItem('tokenExpiryTime', new Date(Date.now() + left).toISOString())
      dispatchEvent(new StorageEvent('storage', { key: 'tokenExpiryTime' }))
    }
    await pages[0]?.evaluate(atWindow, 20_000 + BEFORE_MS)
    await new Promise((resolve) => setTimeout(resolve, BEFORE_MS + AFTER_MS))
    const stored = await Promise.all(pages.map((page) => page.evaluate(() => localStorage.getItem('accessToken'))))
    return {
      refreshes: peer.log.filter(({ path }) => path === 'auth/refresh-token').length,
      signedIn: stored.filter((token) => token !== null && token !== accessToken).length,
    }
  } finally {
    await kill(browser)
    await close()
  }
}
