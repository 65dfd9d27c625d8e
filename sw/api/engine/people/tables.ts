// The tables of sign-in and of users, which the engine itself reads to know who calls. The one file of the engine that names tables of domains.
import type { Table } from 'dexie'
import type { User } from '#contract/portal/user.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { DEVICE_SESSIONS, type DeviceSession, SESSIONS, type Session } from './sessions.ts'

/** An account as far as it says who somebody is. */
export interface AccountName {
  readonly id: string
  readonly email: string
  readonly name?: string
}

export const accountTable = (db: CairnDb): Table<AccountName, string> => db.table('accounts')
export const userTable = (db: CairnDb): Table<User, string> => db.table('users')
/** Sessions of the demo portal. */
export const sessionTable = (db: CairnDb): Table<Session, string> => db.table(SESSIONS)
/** Sessions with a portal's server. */
export const deviceSessionTable = (db: CairnDb): Table<DeviceSession, string> => db.table(DEVICE_SESSIONS)
