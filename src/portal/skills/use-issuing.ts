// Asks for the badge of a result. A device that has not signed anything yet makes its key first.
import { useState } from 'react'
import { evaluationApi } from '#contract/portal/evaluation.ts'
import type { Badge } from '#contract/portal/evaluation-shapes.ts'
import { call } from '#platform/api/call.ts'
import { ApiError } from '#platform/api/errors.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'

const { badge: badgeOf, signingKey } = evaluationApi.endpoints

export function useIssuing(resultId: string) {
  const { mutateAsync: makeKey } = useApiMutation(signingKey)
  const [badge, setBadge] = useState<Badge>()
  const [isPending, setPending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const ask = () => call(badgeOf, { params: { id: resultId }, body: {} })
  const issue = async () => {
    setPending(true)
    setFailed(false)
    try {
      setBadge(
        await ask().catch((error: unknown) =>
          isWithoutKey(error) ? makeKey({ body: {} }).then(ask) : Promise.reject(error),
        ),
      )
    } catch {
      setFailed(true)
    }
    setPending(false)
  }
  return { badge, issue, isPending, hasFailed }
}

const isWithoutKey = (error: unknown) => error instanceof ApiError && error.status === 409
