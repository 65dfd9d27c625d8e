// Deletes everything about somebody's signing in, with their account.
import { SAMPLE_CREDENTIALS, SAMPLE_USER_ID } from '#seed/sample-account.ts'
import { OWN_TABLES } from '#sw/api/engine/own-tables.ts'
import type { Space } from '#sw/api/engine/space.ts'
import { SESSIONS } from './sessions.ts'
import { accountTable, sessionTable } from './tables.ts'

/**
 * Everything about signing in that is this person's, the journal's copy of it too.
 * @param now ms since the epoch
 */
export async function forgetSignIn(
  { db, tables, storage, queue, journal }: Space,
  owner: string,
  now: number,
): Promise<void> {
  // The sample account is never gone, so a session without a row would last (asker.ts): of its sessions stays that they have ended.
  const endsSessions = owner === SAMPLE_USER_ID && SESSIONS in tables
  const own = Object.keys(tables).filter((name) => !(endsSessions && name === SESSIONS))
  // Wrong passwords are counted by the e-mail address.
  const account = await storage.run(() => accountTable(db).get(owner))
  const address = account?.email ?? (owner === SAMPLE_USER_ID ? SAMPLE_CREDENTIALS.email : owner)
  const isTheirs = (row: Record<string, unknown>) =>
    [row.id, row.userId, row.accountId, row.owner].some((value) => value === owner || value === address)
  const gone: { table: string; key: string }[] = []
  await storage.run(() =>
    queue.run(() =>
      db.transaction('rw', [...Object.keys(tables), ...Object.keys(OWN_TABLES)], async () => {
        if (endsSessions)
          await sessionTable(db)
            .where('userId')
            .equals(owner)
            .modify({ agent: '', signedInAt: now, renewedAt: now, endedAt: now })
        for (const name of own) {
          const keys = await db.table<Record<string, unknown>, string>(name).filter(isTheirs).primaryKeys()
          await db.table(name).bulkDelete(keys)
          gone.push(...keys.map((key) => ({ table: name, key })))
        }
        // A reply is under its asker and their key (answer-call.ts); a change says by whom it was.
        await db.replies.where('key').startsWith(`${owner} `).delete()
        await db.changes
          .filter(({ keys = [], by }) => by === owner || keys.some(({ key }) => key === address || key === owner))
          .delete()
      }),
    ),
  )
  const rowKeys = new Set(gone.map(({ table, key }) => `${table} ${key}`))
  await journal?.erase(({ table, key }) => rowKeys.has(`${table} ${key}`))
}
