// The session's keys in local storage: three as the specification names them (portal spec §3), and three of our own. Read and written by session.ts alone.
import { claimsOf } from './token-claims.ts'

export interface StoredSession {
  readonly rememberMe: boolean
  readonly accessToken: string | null
  /** ms since the epoch */
  readonly tokenExpiryTime: number | null
  /** Whose it is. Stays when a session ends by itself, so that what waits for this person waits for nobody else; gone once they have signed out. */
  readonly person: string | null
  /** Who unlocks it, as lock.ts wrote it, while it is locked. */
  readonly lockedFor: string | null
}

const KEYS = {
  rememberMe: 'rememberMe',
  accessToken: 'accessToken',
  tokenExpiryTime: 'tokenExpiryTime',
  person: 'person',
  lockedFor: 'lockedFor',
  /** The portal that gave the token, by its origin; none for the demo portal. */
  portal: 'portal',
} as const

/** The portal that this page speaks to; undefined while it is not known yet. */
let portal: string | null | undefined

/** @returns whether a session that is stored is one of this portal's */
export function speaksTo(origin: string | null): boolean {
  portal = origin
  return isOurs()
}

const isOurs = (): boolean => portal === undefined || readItem(KEYS.portal) === portal

/** Local storage can be switched off or full; the session then lives as long as the page. */
export function readStored(): StoredSession {
  const expiry = Date.parse(readItem(KEYS.tokenExpiryTime) ?? '')
  // A tab that has another portal's address from an earlier start leaves the token alone.
  const accessToken = isOurs() ? readItem(KEYS.accessToken) : null
  return {
    rememberMe: readItem(KEYS.rememberMe) === 'true',
    accessToken,
    tokenExpiryTime: Number.isNaN(expiry) ? null : expiry,
    person: readItem(KEYS.person) ?? claimsOf(accessToken ?? '').sub ?? null,
    lockedFor: accessToken && readItem(KEYS.lockedFor),
  }
}

export function writeStored({ rememberMe, accessToken, tokenExpiryTime, person, lockedFor }: StoredSession): void {
  const expiry = tokenExpiryTime === null ? null : new Date(tokenExpiryTime).toISOString()
  // Other tabs hear of each key by itself. Whose it is comes first, so that nobody who has left is taken for somebody whose session ended by itself; a token
  // comes last and goes first, so that none is used without its end.
  writeItem(KEYS.person, person)
  writeItem(KEYS.rememberMe, String(rememberMe))
  if (accessToken === null) writeItem(KEYS.accessToken, null)
  writeItem(KEYS.tokenExpiryTime, expiry)
  if (portal !== undefined) writeItem(KEYS.portal, accessToken && portal)
  if (accessToken !== null) writeItem(KEYS.accessToken, accessToken)
  writeItem(KEYS.lockedFor, lockedFor)
}

/** The prefix of what a tab stores for the browser rather than for a person: it stays when another one comes. */
export const OF_BROWSER = 'browser:'

/**
 * What a tab stores for itself (drafts, positions in lists) is one person's. It is dropped where it is another's than the session's: after a sign-out that this
 * tab has slept through too, as one does that the browser restores.
 */
export function keepTabOf(person: string | null): void {
  try {
    if (sessionStorage.getItem(KEYS.person) === person) return
    for (const key of Object.keys(sessionStorage)) if (!key.startsWith(OF_BROWSER)) sessionStorage.removeItem(key)
    if (person !== null) sessionStorage.setItem(KEYS.person, person)
  } catch {
    // Nothing is stored here.
  }
}

/** True where another tab's change of local storage concerns the session. */
export const isSessionKey = (key: string | null): boolean =>
  key === null || (key !== KEYS.rememberMe && Object.values<string>(KEYS).includes(key))

/** Null where there is none, or nothing is stored here. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeItem(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The page goes on with what it holds in memory.
  }
}
