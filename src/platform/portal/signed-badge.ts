// The badge of a result, signed. A device that has not signed anything yet makes its key first.
import { evaluationApi } from '#contract/portal/evaluation.ts'
import type { Badge } from '#contract/portal/evaluation-records.ts'
import { call } from '#platform/api/call.ts'
import { ApiError } from '#platform/api/errors.ts'

const { badge, signingKey } = evaluationApi.endpoints

/** @throws where it can't be signed */
export async function signedBadge(resultId: string): Promise<Badge> {
  const ask = () => call(badge, { params: { id: resultId }, body: {} })
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error
    await call(signingKey, { body: {} })
    return ask()
  }
}
