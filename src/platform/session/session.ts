// Who is signed in on this device: a pure reducer, and the one store that applies it. Asked by call.ts, the guards and the shell.
import type { SignedIn } from '#contract/portal/auth.ts'
import { isSessionKey, readStored, type StoredSession, writeStored } from './storage.ts'

export type Session = StoredSession

export type SessionEvent =
  | {
      readonly type: 'signed-in'
      readonly answer: Pick<SignedIn, 'accessToken' | 'tokenExpiryTime'>
      readonly rememberMe: boolean
    }
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
    case 'signed-out':
      return { rememberMe: session.rememberMe, accessToken: null, tokenExpiryTime: null }
    case 'changed-elsewhere':
      return event.stored
  }
}

/** @param now ms since the epoch */
export const isSignedIn = ({ accessToken, tokenExpiryTime }: Session, now: number): boolean =>
  accessToken !== null && tokenExpiryTime !== null && tokenExpiryTime > now

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
  addEventListener('storage', ({ key }) => {
    if (isSessionKey(key)) dispatchSession({ type: 'changed-elsewhere', stored: readStored() })
  })
}
