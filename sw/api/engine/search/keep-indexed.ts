// Works off what the search index has to read, in slices while the back end is idle, so that no search waits for it. Made with each space (space.ts).
import type { CairnDb } from '#sw/api/engine/db.ts'
import type { Idle } from '#sw/api/engine/idle.ts'
import type { Indexing } from './search-index.ts'
import { searchedTables } from './searchable.ts'

/** @returns to be called after rows may have changed: begins, unless it has begun */
export function createIndexing(
  db: CairnDb,
  { maintain, newId, idle }: Omit<Indexing, 'db'> & { readonly idle: Idle },
): () => void {
  const tables = searchedTables(db)
  let isWanted = false
  let isRunning = false
  const work = async () => {
    isRunning = true
    try {
      while (isWanted) {
        isWanted = false
        await idle.reached()
        const { indexSlice } = await import('./search-index.ts')
        // A database that was closed is not opened for this: it may be about to be deleted.
        while (db.isOpen() && (await indexSlice({ db, maintain, newId }, tables))) await idle.reached()
      }
    } catch (error) {
      // The next search does it; where the database was closed meanwhile, the next start.
      if (db.isOpen()) console.warn('The search index could not be kept', error)
    } finally {
      isRunning = false
    }
  }
  return () => {
    isWanted = tables.length > 0
    if (!isRunning) void work()
  }
}
