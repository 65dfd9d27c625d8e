// Signs the demo portal's tokens, and reads them. Apart from token-reader.ts, so that a worker starts without what signs.
import { SignJWT } from 'jose'
import { createTokenReader, ISSUER, KEY, type TokenReader } from './token-reader.ts'

/** ms */
const TOKEN_VALID_MS = 7 * 24 * 3_600_000

export interface Tokens extends TokenReader {
  /**
   * @param validMs how long it is good. Default: as long as a session's.
   * @param sessionId which session it belongs to, by which it can be ended (portal/auth-sessions.ts)
   * @returns the token and when it expires, in ms since the epoch.
   */
  issue(userId: string, validMs?: number, sessionId?: string): Promise<{ token: string; expiresAt: number }>
}

export const createTokens = (now: () => number): Tokens => ({
  ...createTokenReader(now),
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
})
