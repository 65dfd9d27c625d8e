// What is written about the present question: its answer, the pauses, the state of the session after a refusal.
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { CurrentItem, EvaluationSession, ItemAnswer } from '#contract/portal/evaluation-shapes.ts'
import { reasonOf } from '#platform/api/reason-of.ts'
import { showToast } from '#ui/toast-store.ts'
import { currentOf, useAnswer, usePause, useResume, useShowSession } from './mutations.ts'

/** The writes about the present item, with the time it took and how often the page was out of sight. */
export function useSteps({ id, seq }: EvaluationSession, item: CurrentItem, readClock: () => number) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const show = useShowSession()
  const answering = useAnswer()
  const pausing = usePause()
  const { mutate: resume } = useResume()
  /** Not reported yet; each is reported once. */
  const losses = useRef(0)
  const takeLosses = () => {
    const taken = losses.current
    losses.current = 0
    return taken
  }
  const pauseInput = () => ({
    params: { id },
    body: { seq, elapsedMs: Math.round(readClock()), focusLosses: takeLosses() },
  })
  const follow = async (error: unknown): Promise<string | undefined> => {
    const there = currentOf(error)
    if (there?.resultId) {
      void navigate({ to: '/skill-evaluation/results/$id', params: { id: there.resultId } })
      return undefined
    }
    if (there) {
      show(there)
      showToast({ message: t`This evaluation was continued elsewhere. Here’s its current state.` })
      return undefined
    }
    return (await reasonOf(error)) ?? t`We couldn’t save your answer. It’s still here. Try again.`
  }
  return {
    isBusy: answering.isPending,
    /** @returns the error message */
    async send(
      change: Pick<ItemAnswer, 'optionIds' | 'value' | 'cells' | 'sql' | 'js' | 'entries' | 'skip'>,
      isTimedOut: boolean,
    ) {
      const flags = { focusLosses: takeLosses(), isTimedOut }
      const elapsedMs = Math.round(readClock())
      try {
        await answering.mutateAsync({ params: { id }, body: { itemId: item.id, seq, elapsedMs, flags, ...change } })
        return undefined
      } catch (error) {
        losses.current += flags.focusLosses
        return follow(error)
      }
    },
    leave: () => pausing.mutate(pauseInput()),
    /** Out of sight: the clock stops and its time is stored, in case the page never comes back. */
    lose() {
      losses.current += 1
      if (!answering.isPending) pausing.mutate(pauseInput())
    },
    comeBack: () => resume({ params: { id }, body: {} }),
    async leaveFor() {
      await pausing.mutateAsync(pauseInput()).catch(() => undefined)
      await navigate({ to: '/skill-evaluation/skills' })
    },
  }
}
