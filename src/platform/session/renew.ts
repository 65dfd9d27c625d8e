// Renews a remembered session's token shortly before it ends (portal spec §8). One tab does it for all.
// @chunk refusals
import { authApi } from '#contract/portal/auth.ts'
import { callDevice } from '#platform/api/device-door.ts'
import { ApiError } from '#platform/api/errors.ts'
import { loadConfig } from '#platform/config.ts'
import { onDeviceClock } from './device-clock.ts'
import { noteRenewed } from './renewed-token.ts'
import { bearer, dispatchSession, getSession, isRenewalDue, sessionSignal, takeOverStored } from './session.ts'

let running: Promise<boolean> | undefined

/**
 * Resolves when the token is good for a while again, here or in the tab that was first.
 * @returns whether a new token was requested and came; false where there was no need, or no answer: the old one is then good until it ends
 */
export function renewIfDue(): Promise<boolean> {
  running ??= alone(renew).finally(() => {
    running = undefined
  })
  return running
}

/** Once, after the portal has refused a token that should still be good. @returns whether there is another one now */
export async function renewAfterRefusal(): Promise<boolean> {
  const { accessToken, rememberMe } = getSession()
  if (accessToken === null || !rememberMe) return false
  return alone(async () => {
    takeOverStored()
    const now = getSession().accessToken
    return now === accessToken ? once(ask) : now !== null
  })
}

async function renew(): Promise<boolean> {
  // Another tab may have been first while this one waited for its turn.
  takeOverStored()
  return isRenewalDue(getSession(), Date.now()) && once(ask)
}

/** ms that a tab holds the lock of a token's renewal, after which all others know the new one */
const KEPT_MS = 60_000

/**
 * Renews the present token if no other tab has. What another tab stored may be seen here only after its turn is over: local storage is not in step between
 * processes. Locks are, so a token's renewal has one of its own, which stays with the tab that has the new token, and is free again where that failed.
 */
function once(work: () => Promise<boolean>): Promise<boolean> {
  if (!navigator.locks) return work()
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  const name = `cairn-renewed ${getSession().tokenExpiryTime}`
  navigator.locks
    .request(name, { ifAvailable: true }, async (lock) => {
      const isDone = lock !== null && (await work())
      resolve(isDone)
      if (isDone) await new Promise((end) => setTimeout(end, KEPT_MS))
    })
    .catch(reject)
  return promise
}

async function ask(): Promise<boolean> {
  try {
    const { answer } = await refresh()
    dispatchSession({ type: 'renewed', answer: onDeviceClock(answer, Date.now()) })
    noteRenewed(bearer().authorization)
    return true
  } catch (error) {
    // Calls that wait for the token report their own errors.
    if (error instanceof ApiError) (await import('#platform/api/refusals.ts')).takeEffects(error, true)
    return false
  }
}

async function refresh() {
  const { portalUrl } = await loadConfig()
  const { refreshToken } = authApi.endpoints
  const options = { signal: sessionSignal() }
  if (!portalUrl) return callDevice(refreshToken, { body: {} }, options)
  const { callRemote } = await import('#platform/remote/remote-call.ts')
  return callRemote(portalUrl, refreshToken, { body: {} }, options)
}

/** ms that a tab waits for the one that is renewing, which the browser may have frozen */
const PATIENCE_MS = 10_000

async function alone(work: () => Promise<boolean>): Promise<boolean> {
  if (!navigator.locks) return work()
  try {
    return await navigator.locks.request('cairn-session', { signal: AbortSignal.timeout(PATIENCE_MS) }, work)
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') return work()
    throw error
  }
}
