// Reads the demo portal's tokens: JWT, HS256, valid for seven days (workspace spec §9). The key is public, as everything here runs on the device:
// a token proves nothing to anyone but this back end.
import { compactVerify } from 'jose'

export const ISSUER = 'cairn-demo'
export const KEY = new TextEncoder().encode('cairn-demo-portal: this key signs sample sessions on this device only')

export interface SignedToken {
  readonly userId: string
  readonly sessionId: string | undefined
  /** ms since the epoch */
  readonly expiresAt: number
}

interface Claims {
  readonly iss?: string
  readonly sub?: string
  readonly jti?: string
  readonly exp?: number
}

export interface TokenReader {
  /** Whose a token with a right signature is, whether or not it has expired (workspace spec §6: checked by signature only), and of which session. */
  readSigned(token: string): Promise<SignedToken | undefined>
  /** The user id of a token with a right signature that has not expired; else undefined. */
  readValid(token: string): Promise<string | undefined>
}

export function createTokenReader(now: () => number): TokenReader {
  return {
    async readSigned(token) {
      const { sub: userId, jti: sessionId, exp = 0 } = (await claimsOf(token)) ?? {}
      return userId === undefined ? undefined : { userId, sessionId, expiresAt: exp * 1000 }
    },
    async readValid(token) {
      const { sub, exp = Number.POSITIVE_INFINITY } = (await claimsOf(token)) ?? {}
      return exp > Math.floor(now() / 1000) ? sub : undefined
    },
  }
}

async function claimsOf(token: string): Promise<Claims | undefined> {
  try {
    const { payload } = await compactVerify(token, KEY, { algorithms: ['HS256'] })
    const claims: Claims = JSON.parse(new TextDecoder().decode(payload))
    return claims.iss === ISSUER ? claims : undefined
  } catch {
    return undefined
  }
}
