import { afterEach, expect, test, vi } from 'vitest'
import { readStored, type StoredSession, writeStored } from '#platform/session/storage.ts'

afterEach(() => vi.unstubAllGlobals())

const SIGNED_OUT: StoredSession = {
  rememberMe: false,
  accessToken: null,
  tokenExpiryTime: null,
  person: null,
  lockedFor: null,
}
const sessionOf = (person: string): StoredSession => ({
  rememberMe: true,
  accessToken: `a token of ${person}`,
  tokenExpiryTime: Date.UTC(2026, 10, 24),
  person,
  lockedFor: null,
})

/** What another tab finds after each key, which reach it one by one. */
function seenFrom(before: StoredSession, after: StoredSession): StoredSession[] {
  const stored = new Map<string, string>()
  const seen: StoredSession[] = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  writeStored(before)
  const { set, delete: remove } = stored
  const looking = <Args extends unknown[], R>(work: (...args: Args) => R) =>
    function (this: Map<string, string>, ...args: Args): R {
      const done = work.apply(this, args)
      seen.push(readStored())
      return done
    }
  Object.assign(stored, { set: looking(set), delete: looking(remove) })
  writeStored(after)
  return seen
}

test.each([
  ['signing in', SIGNED_OUT, sessionOf('alex')],
  ['signing in after somebody whose session ended by itself', { ...SIGNED_OUT, person: 'blake' }, sessionOf('alex')],
  ['signing out', sessionOf('alex'), SIGNED_OUT],
])('%s: no other tab finds a token without its end, nor as another person’s', (_, before, after) => {
  const seen = seenFrom(before, after)
  expect(seen.at(-1)).toEqual(after)
  for (const { accessToken, tokenExpiryTime, person } of seen) {
    if (accessToken === null) continue
    expect(tokenExpiryTime).not.toBeNull()
    if (after.accessToken !== null) expect(person).toBe('alex')
  }
})

test('signing out: no other tab finds the person without the token, as after a session that ended by itself', () => {
  for (const { accessToken, person } of seenFrom(sessionOf('alex'), SIGNED_OUT))
    expect([accessToken, person]).not.toEqual([null, 'alex'])
})
