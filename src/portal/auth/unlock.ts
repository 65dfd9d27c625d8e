// Unlocking: the call, and the session that goes on.
import { authApi } from '#contract/portal/auth.ts'
import { call } from '#platform/api/call.ts'
import { reasonIn } from '#platform/api/error-message.ts'
import { ApiError } from '#platform/api/errors.ts'
import { loadConfig } from '#platform/config.ts'
import { onDeviceClock } from '#platform/session/device-clock.ts'
import { unlockDeviceSession } from '#platform/session/device-session.ts'
import { noteReturn } from '#platform/session/idle.ts'
import { lockedOnDevice } from '#platform/session/lock.ts'
import { dispatchSession } from '#platform/session/session.ts'

/** With a message: the portal's reason. */
export type UnlockOutcome = 'unlocked' | 'wrong' | 'too-often' | 'failed' | { readonly message: string }

export async function unlock(email: string, password: string): Promise<UnlockOutcome> {
  try {
    await lockedOnDevice()
    const answer = await call(authApi.endpoints.unlockSession, { body: { email, password } })
    const { portalUrl } = await loadConfig()
    // The token is the new session's from here on; what waits for the lock's end comes after.
    if (portalUrl) await unlockDeviceSession(portalUrl, answer.accessToken, answer.user.id)
    noteReturn()
    dispatchSession({ type: 'unlocked', answer: onDeviceClock(answer, Date.now()) })
    return 'unlocked'
  } catch (error) {
    return error instanceof ApiError ? refusedAs(error) : 'failed'
  }
}

/** The demo portal answers a wrong pair with a bare 404 (workspace spec §8), others with 401; a 404's message names what is missing. */
function refusedAs(error: ApiError): UnlockOutcome {
  const message = reasonIn(error)
  if (error.status === 401 || (error.status === 404 && message === undefined)) return 'wrong'
  if (error.status === 429) return 'too-often'
  return message === undefined ? 'failed' : { message }
}
