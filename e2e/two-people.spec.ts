// Two people on one device: who comes next sees nothing of who was there, with a network or without, and finds a workspace of their own. What stays is written
// down in src/platform/session/sign-out.ts: each person's workspace, and the demo portal's own storage.
import type { BrowserContext, Page } from '@playwright/test'
import { completeProfiling, workerDoor } from './device.ts'
import { controlled, credentials, expect, type Path, savedForOffline, signIn, test, visit } from './fixtures.ts'
import { storedUnder, tracesOf } from './traces.ts'

const CANARY = 'canary-7c1f'
const blake = { email: 'blake.rowe@mail.example', password: 'seven grey herons' }

/** An account as the sign-up makes it, by the calls. */
async function makeAccount(page: Page): Promise<void> {
  const activated = await page.evaluate(async ({ email, password }) => {
    const ask = (path: string, body?: object) =>
      fetch(`/api/auth/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json' },
        body: body ? JSON.stringify(body) : null,
      })
    const person = { firstName: 'Blake', lastName: 'Rowe', email, password }
    await ask('sign-up', { ...person, language: 'en', termsVersion: 'test' })
    const [mail] = await (await ask(`demo-mail?email=${encodeURIComponent(email)}`)).json()
    const token = new URL(mail.link, location.origin).searchParams.get('token')
    return (await ask('activate-account', { token })).status
  }, blake)
  expect(activated).toBe(200)
}

/** Where the person's traces would be: the page, what the tab and the device keep for it, the portal's copies and what waits to be sent. */
const tracesIn = (page: Page): Promise<string[]> =>
  page.evaluate(async (canary) => {
    const found: string[] = []
    const look = (storage: string, text: string) => text.toLowerCase().includes(canary) && found.push(storage)
    look('page', document.documentElement.outerHTML)
    look('title', document.title)
    look('address', location.href)
    look('window.name', window.name)
    look('local storage', JSON.stringify({ ...localStorage }))
    look('session storage', JSON.stringify({ ...sessionStorage }))
    for (const name of await caches.keys()) {
      if (!/^(portal|outbox) /.test(name)) continue
      found.push(`cache ${name}`)
    }
    const outbox = (await indexedDB.databases()).some(({ name }) => name === 'cairn-outbox')
    if (outbox) {
      const rows = await new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('cairn-outbox')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('rows').objectStore('rows').getAll()
          reading.onsuccess = () => resolve(reading.result)
          reading.onerror = () => reject(reading.error)
        }
      })
      if (rows.length > 0) found.push('outbox')
    }
    return found
  }, CANARY)

/** Writes the person's name into every kind of storage that belongs to them. */
async function leaveTraces(page: Page): Promise<void> {
  await page.evaluate(async (canary) => {
    const authorization = `Bearer ${localStorage.getItem('accessToken')}`
    const user = { name: `Alex ${canary}` }
    const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
    await fetch('/api/common/user', { method: 'PATCH', headers, body: JSON.stringify({ user }) })
    sessionStorage.setItem('draft:somewhere', JSON.stringify(canary))
    const copies = await caches.open('portal alex-morgan')
    await copies.put('/portal/profile', new Response(JSON.stringify(user)))
  }, CANARY)
  await page.reload()
  await expect(page.getByRole('button', { name: `Alex ${CANARY}, account` })).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account$/ }).click()
  await page.getByRole('link', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re signed out' })).toBeVisible()
}

async function threeTabs(context: BrowserContext, page: Page): Promise<Page[]> {
  const others = [await context.newPage(), await context.newPage()]
  await visit(others[0] as Page, '/apps/tasks?due=overdue')
  await visit(others[1] as Page, '/pages/activities')
  for (const tab of others) await tab.evaluate((canary) => sessionStorage.setItem('draft:there', canary), CANARY)
  return [page, ...others]
}

// Two people, three tabs, and passwords whose digests take their time.
test.slow()

for (const isOffline of [false, true]) {
  const title = `The next person sees nothing of the last ${isOffline ? 'without' : 'with'} a network`
  test(title, async ({ ownContext: context, ownSite }) => {
    const page = await context.newPage()
    await visit(page, '/dashboards/mainpage')
    await savedForOffline(page)
    await makeAccount(page)
    await leaveTraces(page)
    const tabs = await threeTabs(context, page)
    await expect.poll(() => tracesIn(page)).not.toEqual([])
    if (isOffline) {
      await ownSite.stop()
      await context.setOffline(true)
    }

    await signOut(page)
    for (const tab of tabs.slice(1)) {
      await expect(tab.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
      expect(new URL(tab.url()).search, 'where the other tab was').toBe('')
    }
    for (const tab of tabs) await expect.poll(() => tracesIn(tab)).toEqual([])

    // Back shows nothing either.
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect.poll(() => tracesIn(page)).toEqual([])

    // Whoever is new is led to the profiling, which has no menus; whose workspace is empty.
    await signIn(page, blake, '/profiling')
    await expect.poll(() => tracesIn(page)).toEqual([])
    await visit(page, '/apps/tasks')
    await expect(page.getByRole('button', { name: 'Blake Rowe, account' })).toBeVisible()
    await expect.poll(() => tracesIn(page)).toEqual([])

    // Who comes back has the name that they chose.
    await signOut(page)
    await signIn(page, credentials)
    await expect(page.getByRole('button', { name: `Alex ${CANARY}, account` })).toBeVisible()
  })
}

const OF_ALEX = 'Wash the otter of Alex'
const OF_BLAKE = 'Wash the otter of Blake'

/** A task as the signed-in person makes it. @returns whose it is */
async function makeTask(page: Page, title: string): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const door = workerDoor(page)
  const { id } = JSON.parse((await door('POST', 'apps/tasks/task', '{"type":"task"}', headers)).text)
  const task = { title, notes: `${title}, in notes` }
  const { status } = await door('PATCH', 'apps/tasks/task', JSON.stringify({ id, task }), headers)
  expect(status).toBe(200)
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub
}

/** Where a person's own task shows, and so where another's would. */
const SHOWING: readonly Path[] = ['/apps/tasks?show=all', '/settings?section=data']
const OTHERS: readonly Path[] = [
  '/dashboards/mainpage',
  '/pages/activities',
  '/notifications',
  '/career/jobs',
  '/career/applications',
  '/profile',
  '/settings?section=account',
]

/** Each screen, the search and the palette show what is the person's own and nothing of the other's. */
async function seesOnly(page: Page, own: string, others: string): Promise<void> {
  const seesNothing = async () => expect(await page.locator('body').textContent()).not.toContain(others)
  for (const path of SHOWING) {
    await visit(page, path)
    await expect(page.getByText(own).first()).toBeVisible()
    await seesNothing()
  }
  for (const path of OTHERS) {
    await visit(page, path)
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    await seesNothing()
  }
  await page.getByRole('button', { name: 'Search', exact: true }).filter({ visible: true }).press('Enter')
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('otter')
  await expect(page.getByRole('option', { name: own })).toBeVisible()
  await seesNothing()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('otter')
  await expect(page.getByRole('gridcell', { name: own }).first()).toBeVisible()
  await seesNothing()
  await page.keyboard.press('Escape')
}

test('Each person has a workspace of their own: found again when they come back, seen by nobody else, and gone with the account', async ({
  ownContext: context,
}) => {
  const page = await context.newPage()
  await visit(page, '/dashboards/mainpage')
  await controlled(page)
  const alexId = await makeTask(page, OF_ALEX)
  await seesOnly(page, OF_ALEX, OF_BLAKE)
  await makeAccount(page)
  await signOut(page)

  await signIn(page, blake, '/profiling')
  const blakeId = await makeTask(page, OF_BLAKE)
  await completeProfiling(page, blakeId)
  await seesOnly(page, OF_BLAKE, OF_ALEX)
  await expect
    .poll(() => storedUnder(page, alexId))
    .toEqual(expect.arrayContaining([`cairn ${alexId}`, `cairn-journal ${alexId}`]))
  const stored = await tracesOf(page, { task: OF_ALEX })
  expect(stored).toContain(`database cairn ${alexId} tasks: task`)
  expect(stored.filter((storage) => !storage.includes(alexId))).toEqual([])
  await signOut(page)

  await signIn(page, credentials)
  await seesOnly(page, OF_ALEX, OF_BLAKE)
  await signOut(page)

  await signIn(page, blake)
  await visit(page, '/apps/tasks?show=all')
  await expect(page.getByText(OF_BLAKE).first()).toBeVisible()
  await takeSnapshot(page)
  await expect
    .poll(() => storedUnder(page, blakeId))
    .toEqual(expect.arrayContaining([`cairn ${blakeId}`, `cairn-journal ${blakeId}`, `cairn-snapshots ${blakeId}`]))
  await deleteAccount(page)
  await expect.poll(() => storedUnder(page, blakeId)).toEqual([])

  await signIn(page, credentials)
  await visit(page, '/apps/tasks?show=all')
  await expect(page.getByText(OF_ALEX).first()).toBeVisible()
})

async function takeSnapshot(page: Page): Promise<void> {
  await visit(page, '/settings?section=data')
  await page.getByRole('button', { name: 'Create a snapshot' }).click()
  await expect(page.getByText('Snapshot created').first()).toBeVisible()
}

async function deleteAccount(page: Page): Promise<void> {
  await visit(page, '/settings?section=account')
  await page.getByRole('button', { name: 'Delete account…' }).click()
  await page.getByLabel(`Type ${blake.email} to confirm`).fill(blake.email)
  await page.getByRole('button', { name: 'Delete account', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re signed out' })).toBeVisible()
}
