// Lets tables of an open database fail, as a full or unreadable device does.
import type { DBCoreMutateRequest, DBCoreTable } from 'dexie'
import type { CairnDb } from '#sw/api/engine/db.ts'

const FAULT = 'fault'

export type BrokenMethods = Partial<
  Record<'mutate' | 'query' | 'openCursor' | 'get' | 'getMany' | 'count', () => Promise<never>>
>

/** The tables answer so from now on. @param isHit which writes fail; all of them by default @returns that takes it back */
export async function breakTables(
  db: CairnDb,
  isBroken: (table: string) => boolean,
  methods: BrokenMethods,
  isHit: (request: DBCoreMutateRequest) => boolean = () => true,
): Promise<() => Promise<void>> {
  db.use({
    stack: 'dbcore',
    name: FAULT,
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name)
        if (!isBroken(name)) return table
        const mutate: DBCoreTable['mutate'] = (request) =>
          methods.mutate && isHit(request) ? methods.mutate() : table.mutate(request)
        return { ...table, ...methods, mutate }
      },
    }),
  })
  const reopen = async () => {
    db.close({ disableAutoOpen: false })
    await db.open()
  }
  await reopen()
  return async () => {
    db.unuse({ stack: 'dbcore', name: FAULT })
    await reopen()
  }
}
