// Puts the end of a token on this device's clock, which may be minutes or years off the server's. Used where a token arrives.
// @chunk forms
import type { SignedIn } from '#contract/portal/auth.ts'
import { claimsOf } from './token-claims.ts'

type Token = Pick<SignedIn, 'accessToken' | 'tokenExpiryTime'>

/** Clocks this close are taken as one. ms */
const CLOSE_MS = 5000

/**
 * The answer with its expiry by this device's clock: the token has the time at which it was issued, which is now.
 * A token that does not say so (it need not be a JWT) is taken as it is.
 * @param now ms since the epoch on this device
 */
export function onDeviceClock<Answer extends Token>(answer: Answer, now: number): Answer {
  const { iat } = claimsOf(answer.accessToken)
  if (iat === undefined || Math.abs(iat * 1000 - now) < CLOSE_MS) return answer
  const lasts = Date.parse(answer.tokenExpiryTime) - iat * 1000
  return { ...answer, tokenExpiryTime: new Date(now + lasts).toISOString() }
}
