import { describe, expect, test } from 'vitest'
import { isRenewalDue, isSamePerson, isSignedIn, reduceSession, type Session } from '#platform/session/session.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const signedOut: Session = { rememberMe: false, accessToken: null, tokenExpiryTime: null }
const answer = { accessToken: 'token-1', tokenExpiryTime: '2026-11-24T09:00:00.000Z' }

describe('the session', () => {
  test('signing in keeps the token, the moment when it expires, and whether to remember', () => {
    expect(reduceSession(signedOut, { type: 'signed-in', answer, rememberMe: true })).toEqual({
      rememberMe: true,
      accessToken: 'token-1',
      tokenExpiryTime: Date.UTC(2026, 10, 24, 9),
    })
  })

  test('signing in again takes the new token', () => {
    const before = reduceSession(signedOut, { type: 'signed-in', answer, rememberMe: true })
    const after = reduceSession(before, {
      type: 'signed-in',
      answer: { ...answer, accessToken: 'token-2' },
      rememberMe: false,
    })
    expect(after).toMatchObject({ accessToken: 'token-2', rememberMe: false })
  })

  test('a renewed token takes the place of the old one, and the wish to be remembered stays', () => {
    const before = reduceSession(signedOut, { type: 'signed-in', answer, rememberMe: true })
    const renewed = { accessToken: 'token-2', tokenExpiryTime: '2026-12-01T09:00:00.000Z' }
    expect(reduceSession(before, { type: 'renewed', answer: renewed })).toEqual({
      rememberMe: true,
      accessToken: 'token-2',
      tokenExpiryTime: Date.UTC(2026, 11, 1, 9),
    })
  })

  test('signing out drops the token and keeps the wish to be remembered', () => {
    const before = reduceSession(signedOut, { type: 'signed-in', answer, rememberMe: true })
    expect(reduceSession(before, { type: 'signed-out' })).toEqual({
      rememberMe: true,
      accessToken: null,
      tokenExpiryTime: null,
    })
  })

  test('what another tab stored is taken as it is', () => {
    const stored: Session = { rememberMe: true, accessToken: 'of-the-other-tab', tokenExpiryTime: NOW }
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
    ['it ends in 20 s', { rememberMe: true, accessToken: 'token', tokenExpiryTime: NOW + 20_000 }, true],
    ['it ends in a second', { rememberMe: true, accessToken: 'token', tokenExpiryTime: NOW + 1000 }, true],
    ['it has more than 20 s', { rememberMe: true, accessToken: 'token', tokenExpiryTime: NOW + 20_001 }, false],
    ['it has ended', { rememberMe: true, accessToken: 'token', tokenExpiryTime: NOW }, false],
    ['it is not to be remembered', { rememberMe: false, accessToken: 'token', tokenExpiryTime: NOW + 1000 }, false],
    ['there is none', { ...signedOut, rememberMe: true }, false],
  ] as const)('a token is to be renewed before use where %s: %3$s', (_, session, expected) => {
    expect(isRenewalDue(session, NOW)).toBe(expected)
  })

  test('two sessions are one person’s where their tokens say so, and only then', () => {
    const of = (claims: object): Session => ({
      rememberMe: true,
      accessToken: ['{}', JSON.stringify(claims), ''].map((part) => Buffer.from(part).toString('base64url')).join('.'),
      tokenExpiryTime: NOW,
    })
    expect(isSamePerson(of({ sub: 'alex', iat: 1 }), of({ sub: 'alex', iat: 2 }))).toBe(true)
    expect(isSamePerson(of({ sub: 'alex' }), of({ sub: 'blake' }))).toBe(false)
    expect(isSamePerson(of({}), of({}))).toBe(false)
    expect(isSamePerson(of({ sub: 'alex' }), signedOut)).toBe(false)
  })
})
