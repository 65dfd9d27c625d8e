// Stores the answers that their contract allows (`persist: true`) for the person who is signed in, so that their next start paints them at once.
// @chunk signed-in
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { QueryClient } from '@tanstack/react-query'
import { persistQueryClient } from '@tanstack/react-query-persist-client'
import { getPrefs } from '#platform/prefs/prefs.ts'
import { getSession, isLocked, isSignedIn } from '#platform/session/session.ts'
import { readItem, writeItem } from '#platform/session/storage.ts'
import { PERSIST_KEY } from './persist-key.ts'
import { createStoredAnswers } from './stored-answers.ts'

/** A digest of src/contract: the build defines it. */
declare const __CONTRACT__: string

/** ms */
const STORED_FOR_MS = 7 * 24 * 3_600_000
/** ms: a page that is left sooner shows at its next start what was there before. */
const STORED_WITHIN_MS = 300

/** Resolves when what was stored is there. */
export async function persistQueries(client: QueryClient): Promise<void> {
  const answers = createStoredAnswers()
  const [, restored] = persistQueryClient({
    queryClient: client,
    persister: createSyncStoragePersister({
      storage: ownStorage,
      key: PERSIST_KEY,
      throttleTime: STORED_WITHIN_MS,
      serialize: answers.serialize,
      deserialize: answers.deserialize,
      retry: answers.dropLargest,
    }),
    maxAge: STORED_FOR_MS,
    // One person's are not shown to another, nor those in another language or shape.
    get buster() {
      return [__CONTRACT__, getPrefs().language, getSession().person].join(' ')
    },
    dehydrateOptions: {
      shouldDehydrateQuery: ({ meta, state }) =>
        state.status === 'success' && !state.isInvalidated && meta?.persist === true,
    },
  })
  await restored
}

/** Somebody's own: without them, and behind the lock, nothing is read; what comes late of a session that has ended is not written. */
const ownStorage = {
  getItem: (key: string) => (isTheirs() && !isLocked() ? readItem(key) : null),
  setItem(key: string, text: string) {
    if (isTheirs()) localStorage.setItem(key, text)
  },
  removeItem: (key: string) => writeItem(key, null),
}

const isTheirs = () => isSignedIn(getSession(), Date.now())
