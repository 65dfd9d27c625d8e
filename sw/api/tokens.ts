// The demo portal's tokens: JWT, HS256, valid for seven days (workspace spec §9). The key is public, as everything here runs on the device:
// a token proves nothing to anyone but this back end.
import { jwtVerify, SignJWT } from 'jose'

/** ms */
export const TOKEN_VALID_MS = 7 * 24 * 3_600_000
const ISSUER = 'cairn-demo'
const KEY = new TextEncoder().encode('cairn-demo-portal: this key signs sample sessions on this device only')

export interface Tokens {
  /**
   * @param validMs how long it is good. Default: as long as a session's.
   * @param sessionId which session it belongs to, by which it can be ended (portal/auth-sessions.ts)
   * @returns the token and when it expires, in ms since the epoch.
   */
  issue(userId: string, validMs?: number, sessionId?: string): Promise<{ token: string; expiresAt: number }>
  /** The user id of a token with a right signature, whether or not it has expired (workspace spec §6: checked by signature only); else undefined. */
  readSigned(token: string): Promise<string | undefined>
  /** The user id of a token with a right signature that has not expired; else undefined. */
  readValid(token: string): Promise<string | undefined>
  /** The same with its session, where it names one. */
  readSession(token: string): Promise<{ userId: string; sessionId: string | undefined } | undefined>
}

export function createTokens(now: () => number): Tokens {
  const read = async (token: string, at: number) => {
    try {
      const { payload } = await jwtVerify(token, KEY, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        currentDate: new Date(at),
      })
      return payload
    } catch {
      return undefined
    }
  }
  return {
    async issue(userId, validMs = TOKEN_VALID_MS, sessionId) {
      const expiresAt = now() + validMs
      const token = await new SignJWT(sessionId === undefined ? {} : { jti: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setIssuedAt(Math.floor(now() / 1000))
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(KEY)
      return { token, expiresAt }
    },
    readSigned: async (token) => (await read(token, 0))?.sub,
    readValid: async (token) => (await read(token, now()))?.sub,
    async readSession(token) {
      const { sub: userId, jti: sessionId } = (await read(token, now())) ?? {}
      return userId === undefined ? undefined : { userId, sessionId }
    },
  }
}
