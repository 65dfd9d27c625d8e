// Drops the result of a write whose session has ended: no toast, no roll-back, no refetch, since each would show its person's data again.
// @chunk signed-in
import { ApiError } from '#platform/api/errors.ts'
import { sessionSignal } from './session.ts'

/** The outcome of `work`; none at all where the session has ended before it. */
export async function whileSessionLasts<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  const session = sessionSignal()
  try {
    return await work()
  } catch (error) {
    // A refusal that came in time is what ended it.
    if (!session.aborted || error instanceof ApiError) throw error
    return new Promise(() => {})
  }
}
