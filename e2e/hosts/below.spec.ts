// Each web server with its configuration of docs/hosts for a build below a path: what it answers, and a visit.
import { completeFirst, credentials, dropHttpCache, expect, openBox, test } from '#e2e/fixtures.ts'
import { type Built, buildBelow } from '../build-below.ts'
import { testAnswers } from './answers.ts'
import { ask } from './ask.ts'
import { BELOW, SERVERS, startServer } from './servers.ts'

let built: Built
test.beforeAll(() => {
  // The whole of a build, on a machine that may be busy.
  test.setTimeout(600_000)
  built = buildBelow(`${BELOW}/`)
})
test.afterAll(() => built?.remove())

const site = () => ({ build: built.root, isBelow: true })

for (const name of SERVERS) {
  testAnswers(name, BELOW, site)

  test.describe(`${name}, visited below ${BELOW}`, { tag: '@hosts' }, () => {
    test.use({ guest: true })

    test('Who has signed in finds their tasks, with the server stopped too', async ({ page }) => {
      const server = await startServer(name, site())
      try {
        const { origin } = new URL(server.url)
        const { status, headers } = await ask(origin, BELOW)
        expect([301, 302, 308]).toContain(status)
        expect(new URL(headers.location ?? '', origin).pathname).toBe(`${BELOW}/`)
        // What is beside it is no business of Cairn's.
        expect((await ask(origin, '/elsewhere')).headers).not.toHaveProperty('content-security-policy')

        await page.goto(`${server.url}/`)
        await page.getByRole('textbox', { name: 'Email' }).fill(credentials.email)
        await page.getByLabel('Password', { exact: true }).fill(credentials.password)
        await page.getByRole('button', { name: 'Sign in', exact: true }).click()
        await page.waitForURL(`${server.url}/dashboards/mainpage`)
        const title = await completeFirst(page)
        await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

        await dropHttpCache(page)
        await server.stop()
        await page.reload()
        await expect(openBox(page, /^Complete /).first()).toBeVisible()
        await expect(openBox(page, title)).toHaveCount(0)
      } finally {
        await server.remove()
      }
    })
  })
}
