// A write that lasts, so that a test can look at what waits behind it.
import type { CairnDb } from '#sw/api/engine/db.ts'

/** Nothing is written to a table meanwhile. @returns lets the others go on */
export async function holdWrites(db: CairnDb, table: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  let isHeld = true
  const over = db.transaction('rw', table, async () => {
    while (isHeld) {
      await db.table(table).get('none')
      held.resolve()
    }
  })
  await held.promise
  return async () => {
    isHeld = false
    await over
  }
}
