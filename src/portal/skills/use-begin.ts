// Begins an evaluation and goes to it; where another is under way, to that one.
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '#platform/api/errors.ts'
import { failureOf } from '#platform/api/reason-of.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { showToast } from '#ui/toast-store.ts'
import { currentOf, useStart } from './mutations.ts'

type Wanted = Parameters<ReturnType<typeof useStart>['mutateAsync']>[0]['body']

/** `problem` is the message why it did not begin. */
export function useBegin() {
  const { t } = useLingui()
  const { date } = useFormats()
  const navigate = useNavigate()
  const start = useStart()
  const [problem, setProblem] = useState<string>()
  const begin = async (body: Wanted) => {
    setProblem(undefined)
    try {
      await start.mutateAsync({ body })
      await navigate({ to: '/skill-evaluation/evaluation' })
    } catch (error) {
      const { retakeAt } = error instanceof ApiError ? ((error.body ?? {}) as { retakeAt?: string }) : {}
      if (currentOf(error)) {
        showToast({ message: t`Another evaluation is in progress. Finish or quit it first.` })
        await navigate({ to: '/skill-evaluation/evaluation' })
      } else if (retakeAt) {
        const day = date(retakeAt, 'longDay')
        setProblem(t`You can take this evaluation again from ${day}.`)
      } else setProblem(await failureOf(error, t`Couldn’t start the evaluation.`))
    }
  }
  return { begin, problem, isPending: start.isPending }
}
