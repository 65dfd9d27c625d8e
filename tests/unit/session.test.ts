import { describe, expect, test } from 'vitest'
import {
  isRenewalDue,
  isSamePerson,
  isSignedIn,
  reduceSession,
  type Session,
  type SessionEvent,
} from '#platform/session/session.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const signedOut: Session = {
  rememberMe: false,
  accessToken: null,
  tokenExpiryTime: null,
  person: null,
  lockedFor: null,
}

const tokenOf = (claims: object): string =>
  ['{}', JSON.stringify(claims), ''].map((part) => Buffer.from(part).toString('base64url')).join('.')

const answer = { accessToken: tokenOf({ sub: 'alex' }), tokenExpiryTime: '2026-11-24T09:00:00.000Z' }
const renewed = { accessToken: tokenOf({ sub: 'alex', iat: 2 }), tokenExpiryTime: '2026-12-01T09:00:00.000Z' }

/** The session after these events, from none. */
const sessionAfter = (...events: SessionEvent[]): Session => events.reduce(reduceSession, signedOut)

const signIn: SessionEvent = { type: 'signed-in', answer, rememberMe: true }
const lock: SessionEvent = { type: 'locked', lockedFor: 'Alex' }

describe('the session', () => {
  test('signing in keeps the token, the moment when it expires, whether to remember, and whose it is', () => {
    expect(sessionAfter(signIn)).toEqual({
      rememberMe: true,
      accessToken: answer.accessToken,
      tokenExpiryTime: Date.UTC(2026, 10, 24, 9),
      person: 'alex',
      lockedFor: null,
    })
  })

  test('signing in again takes the new token', () => {
    expect(sessionAfter(signIn, { type: 'signed-in', answer: renewed, rememberMe: false })).toMatchObject({
      accessToken: renewed.accessToken,
      rememberMe: false,
    })
  })

  test('a renewed token takes the place of the old one; the person, the wish to be remembered and the lock stay', () => {
    expect(sessionAfter(signIn, lock, { type: 'renewed', answer: renewed })).toEqual({
      rememberMe: true,
      accessToken: renewed.accessToken,
      tokenExpiryTime: Date.UTC(2026, 11, 1, 9),
      person: 'alex',
      lockedFor: 'Alex',
    })
  })

  test('a session that ends by itself leaves whose it was, so that what waits for them waits for nobody else', () => {
    expect(sessionAfter(signIn, lock, { type: 'lost' })).toEqual({ ...signedOut, rememberMe: true, person: 'alex' })
  })

  test('signing out leaves the wish to be remembered, and nothing else', () => {
    expect(sessionAfter(signIn, lock, { type: 'signed-out' })).toEqual({ ...signedOut, rememberMe: true })
  })

  test('locking keeps the token, and unlocking brings another', () => {
    expect(sessionAfter(signIn, lock)).toEqual({ ...sessionAfter(signIn), lockedFor: 'Alex' })
    expect(sessionAfter(signIn, lock, { type: 'unlocked', answer: renewed })).toMatchObject({
      accessToken: renewed.accessToken,
      person: 'alex',
      lockedFor: null,
    })
  })

  test('nobody’s session cannot be locked', () => {
    expect(sessionAfter(lock)).toEqual(signedOut)
  })

  test('what another tab stored is taken as it is', () => {
    const stored: Session = { ...signedOut, rememberMe: true, accessToken: 'of-the-other-tab', tokenExpiryTime: NOW }
    expect(reduceSession(signedOut, { type: 'changed-elsewhere', stored })).toBe(stored)
  })

  test.each([
    ['there is no token', signedOut, false],
    ['the token has no end', { ...signedOut, accessToken: 'token' }, false],
    ['there is an end without a token', { ...signedOut, tokenExpiryTime: NOW + 1 }, false],
    ['the token expired', { ...signedOut, accessToken: 'token', tokenExpiryTime: NOW - 1 }, false],
    ['the token expires in this millisecond', { ...signedOut, accessToken: 'token', tokenExpiryTime: NOW }, false],
    ['the token is valid', { ...signedOut, accessToken: 'token', tokenExpiryTime: NOW + 1 }, true],
  ] as const)('%s: signed in is %3$s', (_, session, expected) => {
    expect(isSignedIn(session, NOW)).toBe(expected)
  })

  test.each([
    ['it ends in 20 s', { ...signedOut, rememberMe: true, accessToken: 'token', tokenExpiryTime: NOW + 20_000 }, true],
    [
      'it ends in a second',
      { ...signedOut, rememberMe: true, accessToken: 'token', tokenExpiryTime: NOW + 1000 },
      true,
    ],
    [
      'it has more than 20 s',
      { ...signedOut, rememberMe: true, accessToken: 'token', tokenExpiryTime: NOW + 20_001 },
      false,
    ],
    ['it has ended', { ...signedOut, rememberMe: true, accessToken: 'token', tokenExpiryTime: NOW }, false],
    ['it is not to be remembered', { ...signedOut, accessToken: 'token', tokenExpiryTime: NOW + 1000 }, false],
    ['there is none', { ...signedOut, rememberMe: true }, false],
  ] as const)('a token is to be renewed before use where %s: %3$s', (_, session, expected) => {
    expect(isRenewalDue(session, NOW)).toBe(expected)
  })

  test('two sessions are one person’s where both are theirs, and only then', () => {
    const alex = sessionAfter(signIn)
    expect(isSamePerson(alex, sessionAfter(signIn, { type: 'renewed', answer: renewed }))).toBe(true)
    expect(isSamePerson(alex, { ...alex, person: 'blake' })).toBe(false)
    expect(isSamePerson(alex, sessionAfter(signIn, { type: 'lost' }))).toBe(false)
    expect(isSamePerson(signedOut, signedOut)).toBe(false)
  })

  test('a token that does not say whose it is is a new person’s with each sign-in, and the same one’s when it is renewed', () => {
    const opaque = { ...answer, accessToken: 'opaque' }
    const first = sessionAfter({ type: 'signed-in', answer: opaque, rememberMe: true })
    const again = sessionAfter({ type: 'signed-in', answer: opaque, rememberMe: true })
    expect(isSamePerson(first, again)).toBe(false)
    expect(
      isSamePerson(first, reduceSession(first, { type: 'renewed', answer: { ...opaque, accessToken: 'x' } })),
    ).toBe(true)
  })
})
