// Unlocking: the call, and the session that goes on. Used by unlock-form.tsx.
import { authApi } from '#contract/portal/auth.ts'
import { call } from '#platform/api/call.ts'
import { ApiError } from '#platform/api/errors.ts'
import { onDeviceClock } from '#platform/session/device-clock.ts'
import { noteReturn } from '#platform/session/idle.ts'
import { dispatchSession } from '#platform/session/session.ts'

export type UnlockOutcome = 'unlocked' | 'wrong' | 'too-often' | 'failed'

export async function unlock(email: string, password: string): Promise<UnlockOutcome> {
  try {
    const answer = await call(authApi.endpoints.unlockSession, { body: { email, password } })
    noteReturn()
    dispatchSession({ type: 'unlocked', answer: onDeviceClock(answer, Date.now()) })
    return 'unlocked'
  } catch (error) {
    const status = error instanceof ApiError ? error.status : undefined
    // The demo portal answers a wrong pair with 404 (workspace spec §8), others with 401.
    if (status === 404 || status === 401) return 'wrong'
    return status === 429 ? 'too-often' : 'failed'
  }
}
