// Locking the session, in all tabs: its person stays signed in, and nothing of theirs is shown or read until they give the password again. The state is the
// session's (session.ts), the cover src/cover.tsx's; unlocking is src/portal/auth/use-unlock.ts's. Whoever can open the device's storage can open the lock.
// @chunk signed-in
import { deviceApi } from '#contract/shell/device.ts'
import * as z from '#contract/zod.ts'
import { callDevice } from '#platform/api/device-door.ts'
import { dispatchSession, getSession, isLocked, sessionSignal, subscribeSession } from './session.ts'

/** Who unlocks: what the lock shows, since nothing may be read for it. */
export const LockedFor = z.object({ name: z.string(), email: z.string(), avatar: z.nullable(z.string()) })
export type LockedFor = z.infer<typeof LockedFor>

/** A picture larger than that, in characters, is not worth keeping. */
const LARGEST_AVATAR = 30_000

export function lock({ name, email, avatar }: LockedFor): void {
  if (isLocked()) return
  const small = avatar && avatar.length <= LARGEST_AVATAR ? avatar : null
  dispatchSession({ type: 'locked', lockedFor: JSON.stringify({ name, email, avatar: small }) })
  void lockDevice()
}

let locking: Promise<unknown> = Promise.resolve()

/** From then on the device answers nothing of the workspace either. Also called at a start that finds the session locked: the page may have ended before. */
export function lockDevice(): Promise<unknown> {
  locking = callDevice(deviceApi.endpoints.lockSession, {}).catch(() => undefined)
  return locking
}

/** Resolves when the device knows of the lock: opening it before that would leave it locked. */
export const lockedOnDevice = (): Promise<unknown> => locking

/** Undefined where the session is not locked, or what was stored cannot be read. */
export function lockedFor(): LockedFor | undefined {
  try {
    const parsed = LockedFor.safeParse(JSON.parse(getSession().lockedFor ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** Resolves when the session is not locked any more; rejects when it has ended, or `signal` is aborted. */
export function unlocked(signal: AbortSignal | undefined): Promise<void> {
  const given = AbortSignal.any([sessionSignal(), ...(signal ? [signal] : [])])
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!isLocked() && !given.aborted) resolve()
      else if (given.aborted) reject(given.reason)
      else return
      stop()
      given.removeEventListener('abort', look)
    }
    const stop = subscribeSession(look)
    given.addEventListener('abort', look)
    look()
  })
}
