// The query client: what is kept, what is retried, and what an error does besides showing on its screen. Loaded by queries.ts.
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, type ErrorEffect, effectsOf, OfflineError } from '#platform/api/errors.ts'

/** ms that unused answers stay in memory. */
const KEPT_MS = 30 * 60_000

export interface ErrorEffects {
  /** @param message the server's message, for a toast */
  apply(effect: ErrorEffect, message: string): void
}

// A change is on the screen before the next key is read: by default it would wait for a task of its own, and two quick keys would act on one state.
notifyManager.setScheduler(queueMicrotask)

export function createQueryClient({ apply }: ErrorEffects): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError) for (const effect of effectsOf(error)) apply(effect, error.message)
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        gcTime: KEPT_MS,
        retry: (failures, error) => !(error instanceof ApiError || error instanceof OfflineError) && failures < 2,
        refetchOnWindowFocus: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
