// Whether what runs an answer is there, and running it: it is loaded while somebody reads the question.
// @chunk runners
// @offline later
import { useEffect, useState } from 'react'
import type { WorkerRunner } from './worker-runner.ts'

export type RunnerState = 'loading' | 'ready' | 'running' | 'unavailable'

export function useRunner<Data, Outcome>(runner: WorkerRunner<Data, Outcome>) {
  const [state, setState] = useState<RunnerState>('loading')
  useEffect(() => {
    let isHere = true
    void runner.bring().then((isReady) => {
      if (isHere) setState(isReady ? 'ready' : 'unavailable')
    })
    return () => {
      isHere = false
    }
  }, [runner])
  useEffect(() => runner.leave, [runner])
  return {
    state,
    async again() {
      setState('loading')
      setState((await runner.bring()) ? 'ready' : 'unavailable')
    },
    async run(sets: readonly Data[], text: string): Promise<readonly Outcome[] | undefined> {
      setState('running')
      const outcomes = await runner.runOn(sets, text)
      setState(outcomes ? 'ready' : 'unavailable')
      return outcomes
    },
  }
}
