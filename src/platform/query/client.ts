// The query client: its cache times and retries. The effects of a refusal are the call's (src/platform/api/refusals.ts).
// @chunk signed-in
import { type InvalidateOptions, type InvalidateQueryFilters, notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError, OfflineError } from '#platform/api/errors.ts'

/** ms that unused answers stay in memory. */
const KEPT_MS = 30 * 60_000

// A change is on the screen before the next key is read: by default it would wait for a task of its own, and two quick keys would act on one state.
notifyManager.setScheduler(queueMicrotask)

export const createQueryClient = (): QueryClient =>
  new AskingAgain({
    defaultOptions: {
      queries: {
        gcTime: KEPT_MS,
        retry: (failures, error) => !(error instanceof ApiError || error instanceof OfflineError) && failures < 2,
        refetchOnWindowFocus: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })

/**
 * TanStack Query lets a first answer that is under way be, whatever is invalidated meanwhile, and takes it for fresh, though it may tell of before the write:
 * such a query is fetched once more.
 */
class AskingAgain extends QueryClient {
  override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const unanswered = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching')
    const again = unanswered.map(async ({ promise, queryKey }) => {
      await promise?.catch(() => undefined)
      await super.invalidateQueries({ queryKey, exact: true }, options)
    })
    await Promise.all([super.invalidateQueries(filters, options), ...again])
  }
}
