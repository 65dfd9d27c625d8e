// Where people are signed in on this device: with the demo portal, one row a session, stored by portal/auth; with a portal's server, one row a token, stored by
// shell/device. asker.ts queries both.

export interface Session {
  readonly id: string
  readonly userId: string
  /** What the browser calls itself. */
  readonly agent: string
  /** ms since the epoch, as all times here */
  readonly signedInAt: number
  readonly renewedAt: number
  /** When its newest token ends. */
  readonly expiresAt: number
  /** Null while it lasts. */
  readonly endedAt: number | null
  /** Since when the password has to be given before anything is answered. Earlier builds did not note it. */
  readonly lockedAt?: number | null
}

export const SESSIONS = 'authSessions'

export interface DeviceSession {
  /** The token's digest. */
  readonly id: string
  /** Whose workspace is theirs: the portal and the id that it knows the person by. */
  readonly owner: string
  readonly at: number
  readonly lockedAt: number | null
}

export const DEVICE_SESSIONS = 'deviceSessions'

/** A token is not stored where its digest identifies it as well. */
export async function deviceSessionId(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
