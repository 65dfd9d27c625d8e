// The demo portal's tokens: JWT, HS256, valid for seven days (workspace spec §9). The key is public, as everything here runs on the device:
// a token proves nothing to anyone but this back end.
import { jwtVerify, SignJWT } from 'jose'

/** ms */
export const TOKEN_VALID_MS = 7 * 24 * 3_600_000
const ISSUER = 'cairn-demo'
const KEY = new TextEncoder().encode('cairn-demo-portal: this key signs sample sessions on this device only')

export interface SignedToken {
  readonly userId: string
  readonly sessionId: string | undefined
  /** ms since the epoch */
  readonly expiresAt: number
}

export interface Tokens {
  /**
   * @param validMs how long it is good. Default: as long as a session's.
   * @param sessionId which session it belongs to, by which it can be ended (portal/auth-sessions.ts)
   * @returns the token and when it expires, in ms since the epoch.
   */
  issue(userId: string, validMs?: number, sessionId?: string): Promise<{ token: string; expiresAt: number }>
  /** Whose a token with a right signature is, whether or not it has expired (workspace spec §6: checked by signature only), and of which session. */
  readSigned(token: string): Promise<SignedToken | undefined>
  /** The user id of a token with a right signature that has not expired; else undefined. */
  readValid(token: string): Promise<string | undefined>
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
    async readSigned(token) {
      const { sub: userId, jti: sessionId, exp = 0 } = (await read(token, 0)) ?? {}
      return userId === undefined ? undefined : { userId, sessionId, expiresAt: exp * 1000 }
    },
    readValid: async (token) => (await read(token, now()))?.sub,
  }
}
