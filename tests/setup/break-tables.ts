// Lets tables of an open database fail, as a full or unreadable device does.
import type { CairnDb } from '#sw/api/engine/db.ts'

const FAULT = 'fault'

export type BrokenMethods = Partial<Record<'mutate' | 'query' | 'get' | 'getMany' | 'count', () => Promise<never>>>

/** The tables answer so from now on. @returns that takes it back */
export async function breakTables(
  db: CairnDb,
  isBroken: (table: string) => boolean,
  methods: BrokenMethods,
): Promise<() => Promise<void>> {
  db.use({
    stack: 'dbcore',
    name: FAULT,
    create: (core) => ({
      ...core,
      table: (name) => ({ ...core.table(name), ...(isBroken(name) && methods) }),
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
