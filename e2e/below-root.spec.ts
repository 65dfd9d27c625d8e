// A build for a path below the root of its host (BASE): everything that it requests and links to is below it, with the server stopped too.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { serve } from '#scripts/serve.mjs'
import { type Built, buildBelow } from './build-below.ts'
import { completeFirst, credentials, dropHttpCache, expect, openBox, test } from './fixtures.ts'

const BASE = '/careers/cairn/'

let build: Built
test.beforeAll(() => {
  // The whole of a build, on a machine that may be busy.
  test.setTimeout(600_000)
  build = buildBelow(BASE)
})
test.afterAll(() => build?.remove())

test.use({ guest: true })
test.slow()

test('A build below the root of its host: signing in, links, reloads and the network gone, all below it', async ({
  page,
  context,
}) => {
  const server = await serve({ root: build.root, port: 0, base: BASE })
  const home = `${server.url}${BASE}`
  const elsewhere: string[] = []
  context.on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(home)) elsewhere.push(url)
  })
  try {
    expect((await fetch(`${server.url}/`)).status).toBe(404)
    await signInBelow(page, home)
    const title = await completeFirst(page)
    await page.reload()
    await expect(openBox(page, /^Complete /).first()).toBeVisible()
    await expect(openBox(page, title)).toHaveCount(0)
    await savedBelow(page)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope)).toBe(home)

    const outside = page.locator('a[href^="/"]').filter({ hasNot: page.locator('never') })
    const hrefs = await outside.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs.length).toBeGreaterThan(10)
    expect(hrefs.filter((href) => !href?.startsWith(BASE))).toEqual([])

    await dropHttpCache(page)
    await server.close()
    await page.getByRole('link', { name: 'Analytics', exact: true }).click()
    await page.waitForURL(`${home}dashboards/analytics`)
    await page.goto(`${home}apps/tasks?show=all`)
    await expect(openBox(page, /^Complete /).first()).toBeVisible()
    await page.goto(`${home}apps/icons`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await page.waitForURL(`${home}apps/tasks?show=all`)
    await page.reload()
    await expect(openBox(page, /^Complete /).first()).toBeVisible()
    expect(elsewhere).toEqual([])
  } finally {
    await server.close()
  }
})

test('What is shared, hits, a copied link and a notification of the device lead below it too', async ({
  page,
  context,
}) => {
  const server = await serve({ root: build.root, port: 0, base: BASE })
  const home = `${server.url}${BASE}`
  try {
    await context.grantPermissions(['clipboard-read', 'clipboard-write', 'notifications'], { origin: server.url })
    await signInBelow(page, home)
    await savedBelow(page)

    await share(page, JSON.parse(readFileSync(join(build.root, 'manifest.webmanifest'), 'utf8')).share_target.action)
    await page.waitForURL(`${home}open-file?*`)
    await page.getByRole('button', { name: 'Save as a note', exact: true }).click()
    const link = page.getByRole('link', { name: 'Show' })
    await expect(link).toHaveAttribute('href', new RegExp(`^${BASE}apps/notes\\?note=`))
    await link.click()
    await expect(page.getByText('The last one leaves at 22:40.').first()).toBeVisible()
    await share(page, `${BASE}open-file`, { name: 'harbour-plan.pdf', type: 'application/pdf', text: '%PDF-1.4' })
    await page.waitForURL(`${home}open-file?*`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Show' })).toHaveAttribute('href', new RegExp(`^${BASE}apps/`))

    // The address of a hit counts where it is opened in another tab.
    await page.getByRole('button', { name: 'Search', exact: true }).filter({ visible: true }).press('Enter')
    await page.getByRole('combobox').pressSequentially('ferry')
    const hit = page.getByRole('listbox').getByRole('option').first()
    await expect(hit).toHaveAttribute('href', new RegExp(`^${BASE}`))

    const task = 'apps/tasks?task=finish-the-sql-evaluation'
    await page.goto(home + task)
    await page.getByRole('button', { name: 'Copy link', exact: true }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(home + task)

    await page.evaluate(addReminder, BASE)
    await page.addInitScript(showByWorkerOnly)
    await page.reload()
    await expect.poll(() => page.evaluate(shownNotifications)).toContain(`${BASE}apps/tasks`)
    expect((await page.evaluate(shownNotifications)).filter((address) => !address.startsWith(BASE))).toEqual([])
    expect((await fetch(`${home}icons/icon-192.png`)).status).toBe(200)
  } finally {
    await server.close()
  }
})

test('Its manifest, its page of the API and its headers are below it too', () => {
  const manifest = JSON.parse(readFileSync(join(build.root, 'manifest.webmanifest'), 'utf8'))
  expect([manifest.id, manifest.start_url, manifest.scope]).toEqual([BASE, BASE, BASE])
  for (const name of ['manifest.webmanifest', 'docs/api/index.html', '_headers', 'index.html', 'boot.js']) {
    const text = readFileSync(join(build.root, name), 'utf8')
    const paths = [...text.matchAll(/(?:"|^)(\/[a-z*][\w./*?%=-]*)/gm)].map(([, path = '']) => path)
    expect(
      paths.filter((path) => !path.startsWith(BASE)),
      name,
    ).toEqual([])
  }
})

async function signInBelow(page: Page, home: string): Promise<void> {
  await page.goto(home)
  await page.getByRole('textbox', { name: 'Email' }).fill(credentials.email)
  await page.getByLabel('Password', { exact: true }).fill(credentials.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`${home}dashboards/mainpage`)
}

interface SharedFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

/** Posts a form as a share does: a text, or a file. */
function share(page: Page, action: string, file?: SharedFile): Promise<void> {
  return page.evaluate(
    ({ action, file }) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        enctype: 'multipart/form-data',
        action,
      })
      const text = { name: 'text', value: 'The last one leaves at 22:40.' }
      if (file) {
        const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' })
        const chosen = new DataTransfer()
        chosen.items.add(new File([file.text], file.name, { type: file.type }))
        input.files = chosen.files
        form.append(input)
      } else form.append(Object.assign(document.createElement('textarea'), text))
      document.body.append(form)
      form.submit()
    },
    { action, file },
  )
}

/** In the page: a task whose reminder is due. */
async function addReminder(base: string): Promise<void> {
  const task = {
    id: 'ask-the-ferry',
    title: 'Ask the ferry',
    reminder: '2020-01-01T09:00:00.000Z',
    reminderDone: false,
  }
  const { status } = await fetch(`${base}api/apps/tasks/tasks`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ tasks: [task], afterId: null }),
  })
  if (status !== 200) throw new Error(`The task was answered with ${status}`)
  // Since when reminders were seen, so that this one is new.
  for (const key of Object.keys(localStorage)) if (key.endsWith('-reminders-seen')) localStorage.setItem(key, '0')
}

/** In the page, before anything of it: as on Android, in a tab that is not in front. */
function showByWorkerOnly(): void {
  const granted = Object.assign(
    function refuse() {
      throw new TypeError('Illegal constructor')
    },
    { permission: 'granted' },
  )
  Object.defineProperty(globalThis, 'Notification', { value: granted })
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
}

/** In the page: the addresses that a press on what the device shows leads to, and those of their icons. */
async function shownNotifications(): Promise<string[]> {
  const registration = await navigator.serviceWorker.getRegistration()
  const shown = (await registration?.getNotifications()) ?? []
  return shown.flatMap(({ data, icon }) => [String(data), new URL(icon).pathname])
}

/** Waits until the worker has saved every file that it lists. */
async function savedBelow(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 90_000,
  })
  await expect.poll(() => page.evaluate(countMissing, BASE), { timeout: 90_000 }).toBe(0)
}

async function countMissing(base: string): Promise<number> {
  const worker = await (await fetch(`${base}worker.js`)).text()
  const listed = [...worker.matchAll(/"url":"(assets\/[^"]+)"/g)].map(
    ([, file]) => new URL(base + file, location.origin).href,
  )
  const names = await caches.keys()
  const stored = await Promise.all(
    names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
  )
  const known = new Set(stored.flat())
  return listed.filter((url) => !known.has(url)).length
}
