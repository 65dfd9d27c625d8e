// What came too late for a session that has ended: neither shown nor undone nor told of, since all of that would bring its person's data back. Used for writes.
import { sessionSignal } from './session.ts'

/** The outcome of `work`; none at all where the session has ended before it. */
export async function whileSessionLasts<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  const session = sessionSignal()
  try {
    return await work()
  } catch (error) {
    if (!session.aborted) throw error
    return new Promise(() => {})
  }
}
