// Whose copies of the portal's answers, and whose files that were not sent in a chat, stay on the device when somebody signs in or
// out, where tokens do not say whose they are.
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepFiles } from '#apps/chat/unsent-files.ts'
import { addressOfShared, SHARED_CACHE } from '#contract/shell/shared.ts'
import { keepCopy } from '#platform/remote/copies.ts'
import { rememberOwner } from '#platform/remote/owner-id.ts'
import { dispatchSession } from '#platform/session/session.ts'
import { signOut } from '#platform/session/sign-out.ts'
import { type RenderedApp, renderApp } from '#tests/setup/screens.tsx'

const forget = async () => {
  for (const name of await caches.keys()) if (/^portal |^unsent |^cairn-shared/.test(name)) await caches.delete(name)
}
beforeEach(forget)
afterEach(async () => {
  dispatchSession({ type: 'signed-out' })
  await forget()
})

const cachesOfPeople = async () => (await caches.keys()).filter((name) => /^(portal|unsent) /.test(name)).sort()

/** @param userId undefined where no answer has shown whose it is */
async function signIn(token: string, userId?: string): Promise<void> {
  if (userId) await rememberOwner(token, userId)
  const answer = { accessToken: token, tokenExpiryTime: new Date(Date.now() + 60_000).toISOString() }
  dispatchSession({ type: 'signed-in', answer, rememberMe: false })
}

/** A session that ends by itself, and the page that follows it. */
async function lose({ router }: RenderedApp): Promise<void> {
  dispatchSession({ type: 'lost' })
  await expect.poll(() => router.state.status).toBe('idle')
}

const keep = (userId: string) => keepCopy(userId, `${location.origin}/portal/profile`, { json: '{}', at: Date.now() })

test('who signs in after somebody whose session ended by itself finds none of their copies, and keeps the own ones', async () => {
  const app = await renderApp('/404-not-found')
  await signIn('token-of-alex', 'alex-morgan')
  await keep('alex-morgan')
  await keep('sam')
  await caches.open('unsent sam')
  expect(await keepFiles('message', [new File(['a'], 'harbour.txt')])).toBe(true)
  expect(await cachesOfPeople()).toContain('unsent alex-morgan')
  await lose(app)
  await signIn('token-of-sam', 'sam')
  await expect.poll(cachesOfPeople).toEqual(['portal sam', 'unsent sam'])
})

test('where the person who signs in is unknown, all saved copies are deleted', async () => {
  const app = await renderApp('/404-not-found')
  await signIn('token-of-alex', 'alex-morgan')
  await keep('alex-morgan')
  await lose(app)
  await signIn('token-of-nobody-knows-whom')
  await expect.poll(cachesOfPeople).toEqual([])
})

test('signing out deletes all saved copies, also those of an unknown person', async () => {
  await renderApp('/404-not-found')
  await keep('alex-morgan')
  await signIn('token-of-nobody-knows-whom')
  await keep('alex-morgan')
  await signOut()
  expect(await cachesOfPeople()).toEqual([])
})

test('a shared file is deleted when somebody signs in, but kept for a person who comes back after an expired session', async () => {
  const app = await renderApp('/404-not-found')
  const isShared = () => caches.has(SHARED_CACHE)
  const token = `x.${btoa(JSON.stringify({ sub: 'sam' }))}.x`
  await caches.open(SHARED_CACHE)
  await signIn(token)
  await expect.poll(isShared).toBe(false)
  await caches.open(SHARED_CACHE)
  await lose(app)
  await signIn(token)
  expect(await isShared()).toBe(true)
  await signOut()
  expect(await isShared()).toBe(false)
})

test('what was shared too long ago goes while a page stays open', { tags: 'extended' }, async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const cache = await caches.open(SHARED_CACHE)
  const share = (id: string, at: number) =>
    cache.put(addressOfShared({ id, at, bytes: 1 }), new Response(new FormData()))
  const left = async () => (await cache.keys()).map(({ url }) => url.split('/').at(-3))
  await share('old', Date.now() - 25 * 3_600_000)
  await share('new', Date.now())
  await renderApp('/apps/tasks', { signedIn: true, samplesOf: ['auth', 'user'] })
  expect(await left()).toEqual(['old', 'new'])
  // It looks every half hour once the page has settled.
  const leftHalfAnHourLater = () => {
    vi.advanceTimersByTime(30 * 60_000)
    return left()
  }
  await expect.poll(leftHalfAnHourLater).toEqual(['new'])
})
