// One sending of a form at a time: a second press while the answer is on its way sends nothing.
// @chunk auth
import { useRef, useState } from 'react'

export function useSending<Outcome>(send: () => Promise<Outcome>) {
  const [outcome, setOutcome] = useState<Outcome | 'pending'>()
  // State comes too late for the second press of a double click.
  const isBusy = useRef(false)
  return {
    outcome,
    isPending: outcome === 'pending',
    start: async (): Promise<void> => {
      if (isBusy.current) return
      isBusy.current = true
      setOutcome('pending')
      const reached = await send()
      isBusy.current = false
      setOutcome(reached)
    },
    /** Something else has been typed: what the last answer was is over. */
    forget: () => {
      if (!isBusy.current) setOutcome(undefined)
    },
  }
}
