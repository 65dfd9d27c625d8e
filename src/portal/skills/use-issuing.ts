// Asks for the badge of a result.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Badge } from '#contract/portal/evaluation-records.ts'
import { failureOf } from '#platform/api/reason-of.ts'
import { signedBadge } from '#platform/portal/signed-badge.ts'

export function useIssuing(resultId: string) {
  const { t } = useLingui()
  const [badge, setBadge] = useState<Badge>()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const issue = async () => {
    setPending(true)
    setFailure(undefined)
    try {
      setBadge(await signedBadge(resultId))
    } catch (error) {
      setFailure(await failureOf(error, t`Couldn’t sign the badge.`))
    }
    setPending(false)
  }
  return { badge, issue, isPending, failure }
}
