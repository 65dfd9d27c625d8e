// A signed-in person for the bench: what the app stores in local storage. Used by report.ts and scale.ts.
import { tokenIn } from '#e2e/device.ts'
import type { Site } from '#e2e/site.ts'
import { newProfile, openBrowser, removeProfile, untilWorkerIsReady } from './browser.ts'

export async function createSession(app: Site): Promise<Record<string, string>> {
  const profile = await newProfile()
  const { context, page } = await openBrowser(profile)
  await page.goto(`${app.url}/sign-in`)
  await untilWorkerIsReady(page)
  const accessToken = await tokenIn(page)
  await context.close()
  await removeProfile(profile)
  return itemsOf(accessToken)
}

/** The local storage items of a session of one hour. */
export const itemsOf = (accessToken: string): Record<string, string> => ({
  rememberMe: 'true',
  accessToken,
  tokenExpiryTime: new Date(Date.now() + 3_600_000).toISOString(),
})
