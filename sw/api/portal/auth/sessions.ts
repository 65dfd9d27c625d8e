// The demo portal's list of where people are signed in: begun by a sign-in, renewed with its token, ended from here or elsewhere.
import type { Table } from 'dexie'
import type { PlaceSignedIn } from '#contract/portal/auth.ts'
import type { Context } from '#sw/api/engine/define-module.ts'
import type { Session } from '#sw/api/engine/people/sessions.ts'
import type { SignedToken } from '#sw/api/engine/people/token-reader.ts'
import { createTokens } from '#sw/api/engine/people/tokens.ts'

export interface SessionTables {
  readonly authSessions: Table<Session, string>
}

type SessionContext = Pick<Context, 'now' | 'newId' | 'userId' | 'sessionId' | 'agent' | 'maintain'> & {
  readonly tables: SessionTables
}

/** Ended ones are distinguished from unknown ones for as long as a token of theirs may be good. ms */
const KEPT_MS = 30 * 24 * 3_600_000

/**
 * A token for the person, of the calling session where it is theirs, else of a new one; and the session noted.
 * @param by whether the password was given: what unlocks a session that is locked
 */
export async function issueToken(
  context: SessionContext,
  userId: string,
  by?: 'password',
): Promise<{ accessToken: string; tokenExpiryTime: string }> {
  const { tables, now, newId, agent, sessionId } = context
  const asking = sessionId === undefined ? undefined : await tables.authSessions.get(sessionId)
  const goesOn = context.userId === userId && (asking?.endedAt ?? null) === null
  const id = (goesOn ? sessionId : undefined) ?? newId()
  const { token, expiresAt } = await createTokens(() => now).issue(userId, undefined, id)
  await note(context, async () => {
    const known = await tables.authSessions.get(id)
    const renewed = { renewedAt: now, expiresAt, endedAt: null, ...(by && { lockedAt: null }) }
    await tables.authSessions.put({ signedInAt: now, ...known, id, userId, agent, ...renewed })
    if (!known) await forgetOld(tables, userId, now)
  })
  return { accessToken: token, tokenExpiryTime: new Date(expiresAt).toISOString() }
}

/**
 * Whether a token that may have expired is good for another one: its session lasts. A token that has expired and whose session is not known any more is not:
 * the session may have been ended and forgotten since.
 */
export async function isRenewable(
  { tables, now }: Pick<SessionContext, 'tables' | 'now'>,
  { sessionId, expiresAt }: SignedToken,
): Promise<boolean> {
  if (sessionId === undefined) return true
  const session = await tables.authSessions.get(sessionId)
  return session ? session.endedAt === null : expiresAt > now
}

async function forgetOld({ authSessions }: SessionTables, userId: string, now: number): Promise<void> {
  const own = await authSessions.where('userId').equals(userId).toArray()
  await authSessions.bulkDelete(own.filter(({ expiresAt }) => expiresAt < now - KEPT_MS).map(({ id }) => id))
}

/** Ends the calling session: its token is good no more. */
export async function endOwn(context: SessionContext): Promise<void> {
  const { tables, sessionId, now } = context
  if (sessionId !== undefined) await note(context, () => end(tables, [sessionId], now))
}

/** Nobody is kept from signing in or out where it cannot be noted, as on a full disk. */
const note = ({ maintain }: SessionContext, work: () => Promise<void>): Promise<void> =>
  maintain(work).catch((error: unknown) => console.warn('A session could not be noted', error))

/** Those that last, the newest first; the calling one is among them even where it was never noted. */
export async function sessionsOf({
  tables,
  now,
  userId = '',
  sessionId,
  agent,
}: SessionContext): Promise<PlaceSignedIn[]> {
  const own = await tables.authSessions.where('userId').equals(userId).toArray()
  const lasting = own.filter(({ endedAt, expiresAt }) => endedAt === null && expiresAt > now)
  const unknown = { id: sessionId ?? 'this', agent, signedInAt: now, renewedAt: now }
  const all = lasting.some(({ id }) => id === sessionId) ? lasting : [unknown, ...lasting]
  return all
    .toSorted((a, b) => b.renewedAt - a.renewedAt)
    .map(({ id, agent: name, signedInAt, renewedAt }) => ({
      id,
      agent: name,
      signedInAt: new Date(signedInAt).toISOString(),
      renewedAt: new Date(renewedAt).toISOString(),
      current: id === unknown.id,
    }))
}

/** Ends the person's sessions, all or those that are chosen. In a write. @returns how many */
export async function endSessions(
  { tables, now }: Pick<SessionContext, 'tables' | 'now'>,
  userId: string,
  isMeant: (id: string) => boolean,
): Promise<number> {
  const own = await tables.authSessions.where('userId').equals(userId).toArray()
  const ids = own.filter(({ id, endedAt }) => endedAt === null && isMeant(id)).map(({ id }) => id)
  await end(tables, ids, now)
  return ids.length
}

async function end({ authSessions }: SessionTables, ids: readonly string[], now: number): Promise<void> {
  const found = await authSessions.bulkGet([...ids])
  await authSessions.bulkPut(found.flatMap((session) => (session ? [{ ...session, endedAt: now }] : [])))
}
