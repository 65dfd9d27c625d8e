// Applies the effects of a refused call, whoever calls: the error catalogue (portal spec §8). Loaded with the first refusal.
// @chunk refusals
import { unlocked } from '#platform/session/lock.ts'
import { wasRenewed } from '#platform/session/renewed-token.ts'
import { bearer, dispatchSession, getSession, isLocked, takeOverStored } from '#platform/session/session.ts'
import { effectsOf, isAuth, type Refused } from './error-catalogue.ts'
import { errorMessage } from './error-message.ts'
import { ApiError, applyEffect, messageOf } from './errors.ts'

/** Applies the catalogue. @param isShownByCaller as in CallOptions: no toast */
export function takeEffects(refused: Refused, isShownByCaller = false): void {
  const message = errorMessage(messageOf(refused.body) ?? '')
  // However many calls are refused at once, the session ends once, and none that has begun since.
  const isOfSession = getSession().accessToken !== null && refused.sentWith === bearer().authorization
  for (const effect of effectsOf(refused, wasRenewed(refused.sentWith))) {
    if (effect === 'sign-out') {
      if (isOfSession) dispatchSession({ type: 'lost' })
    } else if (effect === 'reload' ? isOfSession : !isShownByCaller) applyEffect(effect, message, isAuth(refused))
  }
}

export interface AfterRefusal<Answer> {
  /** The same call once more, under the same key. */
  readonly again: () => Promise<Answer>
  /** Of the session in which the call was made. */
  readonly session: AbortSignal
  readonly signal: AbortSignal | undefined
  readonly isShownByCaller: boolean | undefined
  /** The call was made with a token of its own, which is no other the second time. */
  readonly hasOwnToken: boolean
}

/** Tries again where it was not the session that was refused; else applies the catalogue and passes the error on, with its message in words. */
export async function afterRefusal<Answer>(error: ApiError, call: AfterRefusal<Answer>): Promise<Answer> {
  const { again, session, signal, isShownByCaller, hasOwnToken } = call
  if (!hasOwnToken && (await isWorthAnother(error, signal))) {
    session.throwIfAborted()
    try {
      const answer = await again()
      session.throwIfAborted()
      return answer
    } catch (next) {
      session.throwIfAborted()
      if (next instanceof ApiError) return afterRefusal(next, call)
      throw next
    }
  }
  session.throwIfAborted()
  // The answer's own message stays in its body.
  if (effectsOf(error, wasRenewed(error.sentWith)).includes('toast')) error.message = errorMessage(error.message)
  takeEffects(error, isShownByCaller)
  throw error
}

/**
 * A 401 means nothing for the session while it is locked, as the device then answers nobody: it is waited for. Nor where there is another token by now than
 * the one that was refused.
 */
async function isWorthAnother(error: ApiError, signal: AbortSignal | undefined): Promise<boolean> {
  if (error.status !== 401 || isAuth(error)) return false
  // What another tab did, before its event has come.
  takeOverStored()
  if (isLocked()) {
    await unlocked(signal)
    return true
  }
  const { authorization } = bearer()
  return error.sentWith !== undefined && authorization !== undefined && authorization !== error.sentWith
}
