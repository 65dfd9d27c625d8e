// A visit to Cairn behind each web server, with its configuration of docs/hosts: signing in, tasks, and a reload with the server stopped.
import {
  test as base,
  completeFirst,
  dropHttpCache,
  expect,
  openBox,
  savedForOffline,
  signIn,
  visit,
} from '#e2e/fixtures.ts'
import { SERVERS, type ServerName, startServer, type WebServer } from './servers.ts'

const test = base.extend<{ serverName: ServerName; server: WebServer }>({
  serverName: ['nginx', { option: true }],
  server: async ({ serverName }, use) => {
    const server = await startServer(serverName)
    await use(server)
    await server.remove()
  },
  baseURL: async ({ server }, use) => use(server.url),
})

test.use({ guest: true })

for (const serverName of SERVERS) {
  test.describe(serverName, { tag: '@hosts' }, () => {
    test.use({ serverName })

    test('Who has signed in finds their tasks, with the server stopped too', async ({ page, server }) => {
      const refused: string[] = []
      page.on('console', (message) => {
        if (/content security policy|refused|mime/i.test(message.text())) refused.push(message.text())
      })
      await signIn(page)
      const title = await completeFirst(page)
      await visit(page, '/apps/tasks?show=all')
      await expect(openBox(page, /^Complete /).first()).toBeVisible()
      await savedForOffline(page)
      expect(refused).toEqual([])

      await dropHttpCache(page)
      await server.stop()
      await page.reload()
      await expect(openBox(page, /^Complete /).first()).toBeVisible()
      await visit(page, '/dashboards/mainpage')
      await expect(openBox(page, /^Complete /).first()).toBeVisible()
      await expect(openBox(page, title)).toHaveCount(0)
    })
  })
}
