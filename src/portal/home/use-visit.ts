// Tells the portal that the person is here, once what has come since the last visit was shown: from now on it is told what comes after.
import { useEffect } from 'react'
import { careerApi } from '#contract/portal/career.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'

/** ms: visits this close are one for the portal, too. */
const VISIT_MS = 10 * 60_000

let toldAt = 0

/** @param isShown whether what is shown is the portal's own answer, not a copy */
export function useVisit(isShown: boolean): void {
  const { mutate } = useApiMutation(careerApi.endpoints.visit)
  useEffect(() => {
    if (!isShown || Date.now() - toldAt < VISIT_MS) return
    toldAt = Date.now()
    mutate({ body: {} })
  }, [isShown, mutate])
}
