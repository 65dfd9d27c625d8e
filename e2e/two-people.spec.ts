// Two people on one device: who comes next sees nothing of who was there, with a network or without. What stays is written down in
// src/platform/session/sign-out.ts: the sample workspace, and the demo portal's own storage.
import type { BrowserContext, Page } from '@playwright/test'
import { controlled, credentials, expect, signIn, test, visit } from './fixtures.ts'

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
    const look = (place: string, text: string) => text.toLowerCase().includes(canary) && found.push(place)
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

/** Leaves the person's name in every place that keeps something for them. */
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
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
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
  test(`The next person sees nothing of the last ${isOffline ? 'without' : 'with'} a network`, async ({
    ownContext: context,
    ownSite,
  }) => {
    const page = await context.newPage()
    await visit(page, '/dashboards/mainpage')
    await controlled(page)
    await makeAccount(page)
    await leaveTraces(page)
    const tabs = await threeTabs(context, page)
    expect(await tracesIn(page)).not.toEqual([])
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
    expect(await tracesIn(page)).toEqual([])

    // Whoever is new is led to the profiling, which has no menus; the sample workspace is theirs already.
    await signIn(page, blake, '/profiling')
    expect(await tracesIn(page)).toEqual([])
    await visit(page, '/apps/tasks')
    await expect(page.getByRole('button', { name: 'Blake Rowe, account' })).toBeVisible()
    expect(await tracesIn(page)).toEqual([])

    // Who comes back has the name that they chose.
    await signOut(page)
    await signIn(page, credentials)
    await expect(page.getByRole('button', { name: `Alex ${CANARY}, account` })).toBeVisible()
  })
}
