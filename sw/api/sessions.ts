// Where people are signed in: one row a session, named by its tokens. Kept by portal/auth.ts; index.ts asks whether one was ended.
import type { CairnDb } from './db.ts'

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
}

export const SESSIONS = 'authSessions'

/** A session that nobody noted (its token is older than this list, or its row was lost) lasts as long as its token. */
export async function isSessionEnded(db: CairnDb, id: string | undefined): Promise<boolean> {
  if (id === undefined || !db.tables.some(({ name }) => name === SESSIONS)) return false
  const session = await db.table<Session, string>(SESSIONS).get(id)
  return session !== undefined && session.endedAt !== null
}
