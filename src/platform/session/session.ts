// The session on this device: a pure reducer, and the one store that applies it.
import type { SignedIn } from '#contract/portal/auth.ts'
import { isSessionKey, keepTabOf, readStored, type StoredSession, speaksTo, writeStored } from './storage.ts'
import { claimsOf } from './token-claims.ts'

export type Session = StoredSession

export type SessionEvent =
  | {
      readonly type: 'signed-in'
      readonly answer: Pick<SignedIn, 'accessToken' | 'tokenExpiryTime'>
      readonly rememberMe: boolean
    }
  /** The token was renewed in time (portal spec §8). */
  | { readonly type: 'renewed'; readonly answer: Pick<SignedIn, 'accessToken' | 'tokenExpiryTime'> }
  /** It ended by itself: its token expired or is refused. What the person left undone waits for them. */
  | { readonly type: 'lost' }
  /** The person ended it: nothing of theirs stays. */
  | { readonly type: 'signed-out' }
  | { readonly type: 'locked'; readonly lockedFor: string }
  /** The same person has given the password again. */
  | { readonly type: 'unlocked'; readonly answer: Pick<SignedIn, 'accessToken' | 'tokenExpiryTime'> }
  | { readonly type: 'changed-elsewhere'; readonly stored: StoredSession }

/** What the session becomes by an event. @internal */
export function reduceSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'signed-in':
      return {
        ...withToken(session, event.answer),
        rememberMe: event.rememberMe,
        // A token that does not say whose it is counts as a new person's each time.
        person: claimsOf(event.answer.accessToken).sub ?? crypto.randomUUID(),
        lockedFor: null,
      }
    case 'renewed':
      return withToken(session, event.answer)
    case 'unlocked':
      return { ...withToken(session, event.answer), lockedFor: null }
    case 'locked':
      return session.accessToken === null ? session : { ...session, lockedFor: event.lockedFor }
    case 'lost':
      return { ...session, accessToken: null, tokenExpiryTime: null, lockedFor: null }
    case 'signed-out':
      return { ...session, accessToken: null, tokenExpiryTime: null, lockedFor: null, person: null }
    case 'changed-elsewhere':
      return event.stored
  }
}

const withToken = (
  session: Session,
  { accessToken, tokenExpiryTime }: Pick<SignedIn, 'accessToken' | 'tokenExpiryTime'>,
): Session => ({ ...session, accessToken, tokenExpiryTime: Date.parse(tokenExpiryTime) })

/** @param now ms since the epoch */
export const isSignedIn = ({ accessToken, tokenExpiryTime }: Session, now: number): boolean =>
  accessToken !== null && tokenExpiryTime !== null && tokenExpiryTime > now

/** A remembered session's token is renewed when so little time is left (portal spec §8, §9). ms */
export const RENEWED_BEFORE_MS = 20_000

/** Whether the token has to be renewed before it is used. */
export const isRenewalDue = (session: Session, now: number): boolean =>
  session.rememberMe && isSignedIn(session, now) && (session.tokenExpiryTime ?? 0) - now <= RENEWED_BEFORE_MS

/** Whether both are sessions of one person. */
export const isSamePerson = (a: Session, b: Session): boolean =>
  a.accessToken !== null && b.accessToken !== null && a.person === b.person

let session: Session = readStored()
/** What was last found or left in storage. */
let known = JSON.stringify(session)
let ending = new AbortController()
const listeners = new Set<(event: SessionEvent) => void>()

export const getSession = (): Session => session

/** Aborted when the session ends or becomes another person's: pending requests of it are answered to nobody. */
export const sessionSignal = (): AbortSignal => ending.signal

/** While it is, nothing of the person's is shown or read, in any tab. */
export const isLocked = (): boolean => session.lockedFor !== null

/** Tells of every event after it has been applied. */
export function subscribeSession(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Applies an event, stores the outcome and notifies subscribers. */
export function dispatchSession(event: SessionEvent): void {
  const before = session
  session = reduceSession(session, event)
  if (before.accessToken !== null && !isSamePerson(before, session)) {
    ending.abort()
    ending = new AbortController()
  }
  if (event.type !== 'changed-elsewhere') {
    writeStored(session)
    known = JSON.stringify(readStored())
  }
  keepTabOf(session.person)
  for (const listener of listeners) listener(event)
}

/** The Authorization header, while there is a token that has not expired (portal spec §7). */
export const bearer = (): Record<string, string> =>
  isSignedIn(session, Date.now()) ? { authorization: `Bearer ${session.accessToken}` } : {}

/**
 * Tells which portal the page speaks to, by its origin; null for the demo portal. A session of another portal is over: its token is sent to nobody else.
 * Called by config.ts, before anybody can send anything.
 */
export function speakTo(portal: string | null): void {
  if (!speaksTo(portal) && session.accessToken !== null) dispatchSession({ type: 'lost' })
}

/** Follows what other tabs do to the session. Called once by main.tsx. */
export function followOtherTabs(): void {
  keepTabOf(session.person)
  addEventListener('storage', ({ key }) => isSessionKey(key) && takeOverStored())
  // A page that the browser restores from its back/forward cache has missed every event meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && takeOverStored())
}

/** What another tab stored, before its event has come. */
export function takeOverStored(): void {
  const stored = readStored()
  const found = JSON.stringify(stored)
  if (found === known) return
  known = found
  dispatchSession({ type: 'changed-elsewhere', stored })
}
