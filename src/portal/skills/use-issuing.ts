// Asks for the badge of a result. A device that has not signed anything yet makes its key first.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { evaluationApi } from '#contract/portal/evaluation.ts'
import type { Badge } from '#contract/portal/evaluation-records.ts'
import { call } from '#platform/api/call.ts'
import { ApiError } from '#platform/api/errors.ts'
import { failureOf } from '#platform/api/reason-of.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'

const { badge: badgeOf, signingKey } = evaluationApi.endpoints

export function useIssuing(resultId: string) {
  const { t } = useLingui()
  const { mutateAsync: makeKey } = useApiMutation(signingKey)
  const [badge, setBadge] = useState<Badge>()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const ask = () => call(badgeOf, { params: { id: resultId }, body: {} })
  const issue = async () => {
    setPending(true)
    setFailure(undefined)
    try {
      setBadge(
        await ask().catch((error: unknown) =>
          isWithoutKey(error) ? makeKey({ body: {} }).then(ask) : Promise.reject(error),
        ),
      )
    } catch (error) {
      setFailure(await failureOf(error, t`Couldn’t sign the badge.`))
    }
    setPending(false)
  }
  return { badge, issue, isPending, failure }
}

const isWithoutKey = (error: unknown) => error instanceof ApiError && error.status === 409
