// Reports the visit to the portal, once what has come since the last one was shown: from now on only what comes after is new.
import { useEffect } from 'react'
import { careerApi } from '#contract/portal/career.ts'
import { pageState } from '#platform/page-state.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { sessionSignal } from '#platform/session/session.ts'

/** ms: visits this close are one for the portal, too. */
const VISIT_MS = 10 * 60_000

/** When it was last reported, and in whose session. */
const reported = pageState<{ readonly at: number; readonly session: AbortSignal } | undefined>(undefined)

/** @param isShown whether what is shown is the portal's own answer, not a copy */
export function useVisit(isShown: boolean): void {
  const { mutate } = useApiMutation(careerApi.endpoints.visit)
  useEffect(() => {
    const session = sessionSignal()
    const last = reported.read()
    if (!isShown || (last?.session === session && Date.now() - last.at < VISIT_MS)) return
    reported.set({ at: Date.now(), session })
    mutate({ body: {} })
  }, [isShown, mutate])
}
