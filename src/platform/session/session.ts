// Who is signed in on this device: a pure reducer, and the one store that applies it. Asked by call.ts, the guards and the shell.
import type { SignedIn } from '#contract/portal/auth.ts'
import { isSessionKey, readStored, type StoredSession, writeStored } from './storage.ts'
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
  | { readonly type: 'signed-out' }
  | { readonly type: 'changed-elsewhere'; readonly stored: StoredSession }

/** What the session becomes by an event. */
export function reduceSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'signed-in':
      return {
        rememberMe: event.rememberMe,
        accessToken: event.answer.accessToken,
        tokenExpiryTime: Date.parse(event.answer.tokenExpiryTime),
      }
    case 'renewed':
      return {
        rememberMe: session.rememberMe,
        accessToken: event.answer.accessToken,
        tokenExpiryTime: Date.parse(event.answer.tokenExpiryTime),
      }
    case 'signed-out':
      return { rememberMe: session.rememberMe, accessToken: null, tokenExpiryTime: null }
    case 'changed-elsewhere':
      return event.stored
  }
}

/** @param now ms since the epoch */
export const isSignedIn = ({ accessToken, tokenExpiryTime }: Session, now: number): boolean =>
  accessToken !== null && tokenExpiryTime !== null && tokenExpiryTime > now

/** A remembered session's token is renewed when so little time is left (portal spec §8, §9). ms */
export const RENEWED_BEFORE_MS = 20_000

/** Whether the token has to be renewed before it is used. */
export const isRenewalDue = (session: Session, now: number): boolean =>
  session.rememberMe && isSignedIn(session, now) && (session.tokenExpiryTime ?? 0) - now <= RENEWED_BEFORE_MS

/** Whether both are sessions of one person, as their tokens say. */
export function isSamePerson(a: Session, b: Session): boolean {
  const [one, other] = [a, b].map(({ accessToken }) => accessToken && claimsOf(accessToken).sub)
  return Boolean(one) && one === other
}

let session: Session = readStored()
const listeners = new Set<(event: SessionEvent) => void>()

export const getSession = (): Session => session

/** Tells of every event after it has been applied. */
export function subscribeSession(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Applies an event, stores the outcome and tells who listens. */
export function dispatchSession(event: SessionEvent): void {
  session = reduceSession(session, event)
  if (event.type !== 'changed-elsewhere') writeStored(session)
  for (const listener of listeners) listener(event)
}

/** The Authorization header, while there is a token that has not expired (portal spec §7). */
export const bearer = (): Record<string, string> =>
  isSignedIn(session, Date.now()) ? { authorization: `Bearer ${session.accessToken}` } : {}

/** Follows what other tabs do to the session. Called once by main.tsx. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => isSessionKey(key) && takeOverStored())
}

/** What another tab stored, before its event has come. */
export function takeOverStored(): void {
  const stored = readStored()
  const isNews = stored.accessToken !== session.accessToken || stored.tokenExpiryTime !== session.tokenExpiryTime
  if (isNews) dispatchSession({ type: 'changed-elsewhere', stored })
}
