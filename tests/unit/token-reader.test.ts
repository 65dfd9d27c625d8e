// Whose a token is: read by its signature and its issuer, valid until it expires.
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createTokenReader, ISSUER, KEY } from '#sw/api/engine/people/token-reader.ts'
import { createTokens } from '#sw/api/engine/people/tokens.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const MINUTE_MS = 60_000
const readAt = (now: number) => createTokenReader(() => now)

const signed = (issuer: string, alg: 'HS256' | 'HS512' = 'HS256') =>
  new SignJWT({ jti: 's1' })
    .setProtectedHeader({ alg })
    .setSubject('sam')
    .setIssuer(issuer)
    .setExpirationTime(NOW / 1000)

test('a token of its own is read, valid up to the second at which it expires', async () => {
  const { token, expiresAt } = await createTokens(() => NOW).issue('sam', MINUTE_MS, 's1')
  expect(expiresAt).toBe(NOW + MINUTE_MS)
  expect(await readAt(NOW).readSigned(token)).toEqual({ userId: 'sam', sessionId: 's1', expiresAt })
  expect(await readAt(expiresAt - 1).readValid(token)).toBe('sam')
  expect(await readAt(expiresAt).readValid(token)).toBeUndefined()
  expect(await readAt(expiresAt).readSigned(token)).toMatchObject({ userId: 'sam' })
})

test('one of another issuer, algorithm or key is not, nor one that was changed', async () => {
  const own = await signed(ISSUER).sign(KEY)
  expect(await readAt(NOW).readSigned(own)).toMatchObject({ userId: 'sam', sessionId: 's1' })
  const [head, , signature] = own.split('.')
  const none = `${btoa('{"alg":"none"}')}.${btoa(`{"iss":"${ISSUER}","sub":"sam"}`)}.`
  const others = [
    await signed('another').sign(KEY),
    await signed(ISSUER, 'HS512').sign(new Uint8Array([...KEY, ...KEY])),
    await signed(ISSUER).sign(new Uint8Array(64)),
    `${head}.${btoa(`{"iss":"${ISSUER}","sub":"alex"}`)}.${signature}`,
    none,
    'no token',
  ]
  for (const token of others) {
    expect(await readAt(NOW).readSigned(token)).toBeUndefined()
    expect(await readAt(0).readValid(token)).toBeUndefined()
  }
})
