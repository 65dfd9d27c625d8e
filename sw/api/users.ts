// Who can sign in to the demo portal. A helper beside tokens.ts, for the modules that ask about people who are not signed in yet.
import type { User } from '#contract/portal/user.ts'
import { seedUsers } from '#seed/users.ts'
import type { CairnDb } from './db.ts'

/** The stored user, or the sample one where the user module has not been asked for anything yet. */
export async function findUser(db: CairnDb, isIt: (user: User) => boolean): Promise<User | undefined> {
  return (await db.table<User, string>('users').filter(isIt).first()) ?? seedUsers().find(isIt)
}
