import { describe, expect, test } from 'vitest'
import { onDeviceClock } from '#platform/session/device-clock.ts'

const SERVER_NOW = Date.UTC(2026, 10, 17, 9)
const HOUR = 3_600_000

const tokenOf = (claims: object): string =>
  ['{}', JSON.stringify(claims), 'signature'].map((part) => Buffer.from(part).toString('base64url')).join('.')

const answer = {
  accessToken: tokenOf({ sub: 'alex-morgan', iat: SERVER_NOW / 1000 }),
  tokenExpiryTime: new Date(SERVER_NOW + HOUR).toISOString(),
}

describe('the end of a token on this device’s clock', () => {
  test.each([
    ['right', 0],
    ['a second off', 1000],
  ])('is what the server says where the clock is %s', (_, off) => {
    expect(onDeviceClock(answer, SERVER_NOW + off)).toBe(answer)
  })

  test.each([
    ['seven minutes behind', -7 * 60_000],
    ['seven minutes ahead', 7 * 60_000],
    ['ten years behind', -10 * 365 * 24 * HOUR],
    ['ten years ahead', 10 * 365 * 24 * HOUR],
  ])('is as far from now as the server says where the clock is %s', (_, off) => {
    const { tokenExpiryTime } = onDeviceClock(answer, SERVER_NOW + off)
    expect(Date.parse(tokenExpiryTime) - (SERVER_NOW + off)).toBe(HOUR)
  })

  test.each(['', 'opaque', 'a.b.c', tokenOf({ sub: 'x' }), tokenOf({ iat: 'yesterday' })])(
    'is what the server says where the token %j does not say when it was issued',
    (accessToken) => {
      const opaque = { ...answer, accessToken }
      expect(onDeviceClock(opaque, 0)).toBe(opaque)
    },
  )
})
