// Schedules the passes over the outbox: one at a time, in one tab, again when requested meanwhile or when the next write is due.
import { type Drained, type DrainOptions, drain } from './outbox-drain.ts'
import type { ShownRows } from './outbox-shown.ts'

/** ms after which a pass that failed in itself is tried again */
const TROUBLE_MS = 5000

export interface PassesOptions extends Omit<DrainOptions, 'userId' | 'isCurrent' | 'onChange'> {
  /** Who is signed in. */
  readonly userId: () => Promise<string | undefined>
  /** Runs work while no other tab does. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Calls `work` at a time (ms since the epoch). @returns the way to call it off */
  readonly at: (time: number, work: () => void) => () => void
}

export interface Passes {
  drain(): Promise<void>
  /** Calls off the next pass. */
  cancel(): void
}

export function createPasses(
  options: PassesOptions,
  { refresh }: Pick<ShownRows, 'refresh'>,
  changed: () => Promise<void>,
): Passes {
  let draining: Promise<void> | undefined
  let asksAgain = false
  let cancel = () => {}
  const pass = async (): Promise<Drained> => {
    const userId = await options.userId()
    if (userId === undefined) return {}
    let current: string | undefined = userId
    const follow = async () => {
      current = await options.userId()
    }
    return drain({
      ...options,
      userId,
      isCurrent: () => current === userId,
      send: async (row) => {
        await follow()
        return current === userId ? options.send(row) : undefined
      },
      onChange: () => void changed(),
    })
  }
  const passes = async () => {
    do {
      asksAgain = false
      cancel()
      try {
        const { nextAt, needsSignIn } = await options.alone(pass)
        // A retry is in vain until there is a new session, which triggers one by itself.
        if (needsSignIn) asksAgain = false
        if (nextAt !== undefined) cancel = options.at(nextAt, () => void drainNow())
      } catch (error) {
        // What was sent and could not be noted is sent again under its key.
        console.warn(error)
        cancel = options.at(options.now() + TROUBLE_MS, () => void drainNow())
      }
    } while (asksAgain)
    await refresh()
  }
  const drainNow = () => {
    asksAgain = draining !== undefined
    draining ??= passes().finally(() => {
      draining = undefined
    })
    return draining
  }
  return { drain: drainNow, cancel: () => cancel() }
}
