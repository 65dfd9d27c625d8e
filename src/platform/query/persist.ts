// Keeps the answers that their contract allows (`persist: true`) in local storage, so that the next start paints them at once. Called by main.tsx.
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { QueryClient } from '@tanstack/react-query'
import { persistQueryClient } from '@tanstack/react-query-persist-client'
import { PERSIST_KEY } from './persist-key.ts'

/** ms */
const KEPT_MS = 7 * 24 * 3_600_000

/** Resolves when what was kept is there. */
export async function persistQueries(client: QueryClient): Promise<void> {
  const persister = createSyncStoragePersister({ storage: storageOrNone(), key: PERSIST_KEY })
  const [, restored] = persistQueryClient({
    queryClient: client,
    persister,
    maxAge: KEPT_MS,
    dehydrateOptions: {
      shouldDehydrateQuery: (query) => query.state.status === 'success' && query.meta?.persist === true,
    },
  })
  await restored
}

function storageOrNone(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
