// Rows of one person that an earlier build stored in another's database: put by with the accounts, and imported into the person's own workspace before it first
// answers them. Written by adopt-earlier.ts, loaded by people.ts.
import type { Endpoint } from '#contract/define-api.ts'
import { runWrite } from '#sw/api/engine/run-write.ts'
import { beginningOf, isContent, type SeedStamp, stampOf } from '#sw/api/engine/seed-stamps.ts'
import type { Space } from '#sw/api/engine/space.ts'
import { isOf, movedKey } from './owned-rows.ts'

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

export interface MovedRows {
  /** When and how large the portal's domains were seeded where the rows come from: they name what is there. */
  readonly stamps: Readonly<Record<string, SeedStamp>>
  readonly rows: Readonly<Record<string, readonly Row[]>>
}

/** Does it once; a crash half way does it again, to the same end. */
export async function importMovedRows(accounts: Space, space: Space, userId: string, now: number): Promise<void> {
  const key = movedKey(userId)
  const moved = (await accounts.storage.run(() => accounts.db.meta.get(key)))?.value as MovedRows | undefined
  if (!moved) return
  await space.storage.run(async () => {
    await seedAsThere(space, moved)
    const { change } = await runWrite(space.db, space.queue, {
      endpoint: { api: 'workspace', name: 'moved' } as Endpoint,
      scope: Object.keys(moved.rows),
      isLogged: false,
      idempotencyKey: undefined,
      fingerprint: Promise.resolve(''),
      now,
      handle: () => replaceOwn(space, userId, moved),
    })
    await space.journal?.keep(change)
  })
  await accounts.storage.run(() => accounts.queue.run(() => accounts.db.meta.delete(key)))
}

async function seedAsThere({ db, queue, modules, seeding }: Space, { stamps, rows }: MovedRows): Promise<void> {
  for (const module of modules.filter((one) => !isContent(one))) {
    const stamp = stamps[module.name]
    if (stamp !== undefined && !(await db.meta.get(stampOf(module))))
      await queue.run(() => db.meta.put({ key: beginningOf(module), value: { stamp, done: 0 } }))
    if (Object.keys(module.tables).some((name) => name in rows)) await seeding.ensure(module)
  }
}

async function replaceOwn({ db }: Space, userId: string, { rows }: MovedRows): Promise<void> {
  for (const [name, own] of Object.entries(rows)) {
    const table = db.table<Row, string>(name)
    const keys = new Set(own.map(({ id }) => id))
    const gone = await table.filter((row) => isOf(row, userId) && !keys.has(row.id)).primaryKeys()
    await table.bulkDelete(gone)
    await table.bulkPut([...own])
  }
}
