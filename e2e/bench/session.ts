// A signed-in person for the bench: what the app keeps in local storage. Used by report.ts and interactions.ts.
import type { Site } from '#e2e/site.ts'
import { newProfile, openBrowser, removeProfile, untilWorkerIsReady } from './browser.ts'

export async function createSession(app: Site): Promise<Record<string, string>> {
  const profile = await newProfile()
  const { context, page } = await openBrowser(profile)
  await page.goto(`${app.url}/sign-in`)
  await untilWorkerIsReady(page)
  const answer = await page.evaluate(async () => {
    const response = await fetch('/api/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'alex.morgan@cairn.example', password: 'cairn-demo' }),
    })
    return (await response.json()) as { accessToken: string; tokenExpiryTime: string }
  })
  await context.close()
  await removeProfile(profile)
  return { rememberMe: 'true', accessToken: answer.accessToken, tokenExpiryTime: answer.tokenExpiryTime }
}
