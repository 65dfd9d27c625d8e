// Offline for real: the server is stopped, so neither the page nor its worker gets an answer.
import {
  completeFirst,
  controlled,
  dropHttpCache,
  expect,
  isSamePage,
  markPage,
  openBox,
  savedForOffline,
  signIn,
  test,
  visit,
} from './fixtures.ts'

test('Without a network a reload shows the same screen, and a quiet word says that the device is offline', async ({
  page,
  network,
}) => {
  await visit(page, '/dashboards/mainpage')
  await controlled(page)
  await network.cut()
  await expect(page.getByText('Offline', { exact: true })).toBeVisible()
  await page.reload()
  await expect(openBox(page, /^Complete /).first()).toBeVisible()
  await expect(page.getByText('Offline', { exact: true })).toBeVisible()
  await network.restore()
  await expect(page.getByText('Offline', { exact: true })).toHaveCount(0)
})

test('After one visit to one screen, every other opens without a network by its address', { tag: '@core' }, async ({
  context,
  page,
  network,
}) => {
  await visit(page, '/dashboards/mainpage')
  await savedForOffline(page)
  await network.cut()
  await page.close()
  for (const path of ['/pages/activities', '/apps/tasks', '/apps/tasks?task=finish-the-sql-evaluation'] as const) {
    const fresh = await context.newPage()
    await visit(fresh, path)
    expect(new URL(fresh.url()).pathname).toBe(path.replace(/\?.*/, ''))
    await fresh.close()
  }
})

test('A screen of something whose id has a dot opens without a network too', async ({ context, page, network }) => {
  await visit(page, '/dashboards/mainpage')
  await savedForOffline(page)
  await network.cut()
  await page.close()
  const fresh = await context.newPage()
  await fresh.goto('/career/jobs/JOB.2026')
  await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(fresh.url()).pathname).toBe('/career/jobs/JOB.2026')
})

test('A guest who has opened the sign-in page once signs in without a network', { tag: '@core' }, async ({
  browser,
  site,
  network,
}) => {
  const context = await browser.newContext({ baseURL: site.url, storageState: undefined })
  const page = await context.newPage()
  await page.goto('/sign-in')
  await controlled(page)
  await dropHttpCache(page)
  await network.cut()
  await signIn(page)
  await expect(openBox(page, /^Complete /).first()).toBeVisible()
  await context.close()
})

test('Change things, go offline, reload: everything is there; change more, close and reopen the browser: still there', {
  tag: '@core',
}, async ({ ownSite, profile }) => {
  const first = await (await profile.open()).newPage()
  await signIn(first)
  await controlled(first)
  const changed = [await completeFirst(first)]
  await dropHttpCache(first)
  await ownSite.stop()
  await first.reload()
  await expect(openBox(first, /^Complete /).first()).toBeVisible()
  await expect(openBox(first, changed[0] ?? '')).toHaveCount(0)
  changed.push(await completeFirst(first))
  await profile.close()

  const second = await (await profile.open()).newPage()
  await visit(second, '/dashboards/mainpage')
  await expect(openBox(second, /^Complete /).first()).toBeVisible()
  for (const title of changed) await expect(openBox(second, title)).toHaveCount(0)
})

test('Where the host is down, code that is not saved yet reloads nothing, and is asked for once at a time', async ({
  ownSite,
  profile,
}) => {
  const page = await (await profile.open()).newPage()
  await signIn(page)
  await savedForOffline(page)
  await dropHttpCache(page)
  await ownSite.stop()
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (request.url.includes('-reminders-')) await cache.delete(request)
    }
  })
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('chat-reminders')) requested.push(request.url())
  })
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('chat-reminders'))
  await page.reload()
  await markPage(page)
  await failed
  await completeFirst(page)
  expect(await isSamePage(page)).toBe(true)
  expect(requested.length).toBeLessThan(4)
})

test('Without a network the palette finds a task, completes it in place and takes it back', async ({
  page,
  network,
}) => {
  await visit(page, '/dashboards/mainpage')
  await savedForOffline(page)
  await network.cut()
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search and commands' })
  await expect(field).toBeFocused()
  await field.pressSequentially('finish sql evaluation')
  const best = page.getByRole('rowgroup', { name: 'Most relevant' })
  await expect(best.getByRole('gridcell', { name: 'Finish the SQL evaluation' })).toBeVisible({ timeout: 40_000 })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(best.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(best.getByRole('button', { name: 'Complete' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
})
