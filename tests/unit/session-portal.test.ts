// A session is of the portal that gave it: its token is sent to no other, whatever config.json comes to say.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

let kept: Map<string, string>
/** The keys in the sequence in which they were written. */
let written: string[]

beforeEach(() => {
  kept = new Map()
  written = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      written.push(key)
      kept.set(key, value)
    },
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('requestIdleCallback', () => 0)
})
afterEach(() => vi.unstubAllGlobals())

const END = '2126-11-24T09:00:00.000Z'
const stored = (portal?: string) => {
  kept.set('accessToken', 'a token')
  kept.set('tokenExpiryTime', END)
  kept.set('person', 'alex')
  if (portal) kept.set('portal', portal)
}

/** A page's start with this config.json, as its last copy has it. */
async function start(config: object) {
  kept.set('config', JSON.stringify(config))
  vi.resetModules()
  const session = await import('#platform/session/session.ts')
  const { loadConfig } = await import('#platform/config.ts')
  await loadConfig()
  return session
}

describe('a session that is stored', () => {
  test.each([
    ['of the portal that is configured', 'https://one.example', { portalUrl: 'https://one.example/api' }],
    ['of the same portal at another path', 'https://one.example', { portalUrl: 'https://one.example/api/v2' }],
    ['of a portal on this site', '/', { portalUrl: '/portal' }],
    ['of the demo portal', undefined, {}],
  ])('%s lasts', async (_, portal, config) => {
    stored(portal)
    const { bearer } = await start(config)
    expect(bearer()).toEqual({ authorization: 'Bearer a token' })
  })

  test.each([
    ['of another portal', 'https://one.example', { portalUrl: 'https://two.example/api' }],
    ['of the same host, less safely', 'https://one.example', { portalUrl: 'http://localhost/api' }],
    ['of the demo portal, where there is one now', undefined, { portalUrl: 'https://two.example/api' }],
    ['of a portal that there is no more', 'https://one.example', {}],
  ])('%s is over before anything can be sent; whose it was stays', async (_, portal, config) => {
    stored(portal)
    const { bearer } = await start(config)
    expect(bearer()).toEqual({})
    expect([kept.has('accessToken'), kept.has('portal'), kept.get('person')]).toEqual([false, false, 'alex'])
  })
})

const answer = { accessToken: 'another token', tokenExpiryTime: END }

test('who signs in is bound to the portal, told before the token; signing out leaves nothing of it', async () => {
  const { dispatchSession } = await start({ portalUrl: 'https://one.example/api' })
  dispatchSession({ type: 'signed-in', answer, rememberMe: true })
  expect(kept.get('portal')).toBe('https://one.example')
  expect(written.indexOf('portal')).toBeLessThan(written.indexOf('accessToken'))
  dispatchSession({ type: 'signed-out' })
  expect(kept.has('portal')).toBe(false)
})

test('what a page does before it knows its portal leaves the session’s as it is', async () => {
  stored('https://one.example')
  vi.resetModules()
  const { dispatchSession } = await import('#platform/session/session.ts')
  dispatchSession({ type: 'locked', lockedFor: 'Alex' })
  expect(kept.get('portal')).toBe('https://one.example')
})

test('a tab that still speaks to the earlier portal does not take over a token of the new one, nor drops it', async () => {
  const { bearer, takeOverStored } = await start({ portalUrl: 'https://one.example/api' })
  stored('https://two.example')
  takeOverStored()
  expect(bearer()).toEqual({})
  expect(kept.get('accessToken')).toBe('a token')
})
