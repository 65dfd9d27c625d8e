// Remembers what was read of the lists, for as long as nothing in them has changed: the next page, the next letter of a search.
import type { CairnDb } from '#sw/api/engine/db.ts'
import { productVersion } from './derived.ts'

/** The most readings that are cached, each of up to all products' ids. */
const KEPT = 16

interface Memory {
  readonly version: string
  readonly readings: Map<string, unknown>
}

const memories = new WeakMap<CairnDb, Memory>()

/**
 * What `read` answers, or answered since the last change, whoever made it: the version is the database's. Readings are shared: never change one.
 * @param name distinguishes it from other readings
 */
export async function remembered<Reading>(
  db: CairnDb,
  name: string,
  read: () => PromiseLike<Reading>,
): Promise<Reading> {
  const version = await productVersion(db)
  const memory = memories.get(db)
  if (memory?.version === version && memory.readings.has(name)) return memory.readings.get(name) as Reading
  const reading = await read()
  // Read after the version: at worst newer than it says, and then it is never answered again.
  const current = memories.get(db)
  const { readings } = current?.version === version ? current : { readings: new Map<string, unknown>() }
  readings.set(name, reading)
  const [oldest] = readings.keys()
  if (readings.size > KEPT && oldest !== undefined) readings.delete(oldest)
  memories.set(db, { version, readings })
  return reading
}
