// The table of users, for the domains that read or change it.
import type { Table } from 'dexie'
import type { User } from '#contract/portal/user.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'

export const userTable = (db: CairnDb): Table<User, string> => db.table('users')
