// The session's three keys in local storage, as the specification names them (portal spec §3). Read and written by session.ts alone.
import * as z from '#contract/zod.ts'

export interface StoredSession {
  readonly rememberMe: boolean
  readonly accessToken: string | null
  /** ms since the epoch */
  readonly tokenExpiryTime: number | null
}

const KEYS = { rememberMe: 'rememberMe', accessToken: 'accessToken', tokenExpiryTime: 'tokenExpiryTime' } as const

/** Local storage can be switched off or full; the session then lives as long as the page. */
export function readStored(): StoredSession {
  const expiry = z.coerce.date().safeParse(read(KEYS.tokenExpiryTime) ?? undefined)
  return {
    rememberMe: read(KEYS.rememberMe) === 'true',
    accessToken: read(KEYS.accessToken),
    tokenExpiryTime: expiry.success ? expiry.data.getTime() : null,
  }
}

export function writeStored({ rememberMe, accessToken, tokenExpiryTime }: StoredSession): void {
  write(KEYS.rememberMe, String(rememberMe))
  write(KEYS.accessToken, accessToken)
  write(KEYS.tokenExpiryTime, tokenExpiryTime === null ? null : new Date(tokenExpiryTime).toISOString())
}

/** True where another tab's change of local storage concerns the session. */
export const isSessionKey = (key: string | null): boolean =>
  key === null || key === KEYS.accessToken || key === KEYS.tokenExpiryTime

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The page goes on with what it holds in memory.
  }
}
