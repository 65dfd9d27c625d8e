// The query client: how long answers count as fresh, what is retried, and what an error does besides showing on its screen. Made once by main.tsx.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Lane } from '#contract/define-api.ts'
import { ApiError, effectsOf, type ErrorEffect } from '#platform/api/errors.ts'

/** ms. Writes and other tabs say what changed, so that data on this device grows old slowly. */
const FRESH_MS: Record<Lane, number> = { local: 5 * 60_000, portal: 30_000 }
/** ms that unused answers stay in memory. */
const KEPT_MS = 30 * 60_000

export interface ErrorEffects {
  /** @param message the server's message, for a toast */
  apply(effect: ErrorEffect, message: string): void
}

/** What TanStack should do without a network: the device's own back end needs none. */
export const networkModeOf = (lane: Lane) => (lane === 'local' ? 'always' : 'offlineFirst')

export const freshMsOf = (lane: Lane): number => FRESH_MS[lane]

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
        retry: (failures, error) => !(error instanceof ApiError) && failures < 2,
        refetchOnWindowFocus: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
