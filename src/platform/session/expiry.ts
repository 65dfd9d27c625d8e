// Renews a remembered session shortly before its token expires, and ends any other at that moment, so that no one finds out by a refused call.
import { dispatchSession, getSession, isRenewalDue, RENEWED_BEFORE_MS, subscribeSession } from './session.ts'

/** ms: the longest that a timer can be set for. */
const LONGEST_MS = 2 ** 31 - 1

/** @returns the way to stop */
export function dropWhenExpired(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = () => {
    clearTimeout(timer)
    const { accessToken, tokenExpiryTime } = getSession()
    if (accessToken === null || tokenExpiryTime === null) return
    const left = tokenExpiryTime - Date.now()
    if (left <= 0) {
      dispatchSession({ type: 'lost' })
      return
    }
    // The outcome reaches `watch`; where no answer comes, the old token is good until it ends.
    if (isRenewalDue(getSession(), Date.now())) void import('./renew.ts').then(({ renewIfDue }) => renewIfDue())
    const next = left > RENEWED_BEFORE_MS ? left - RENEWED_BEFORE_MS : left
    timer = setTimeout(watch, Math.min(next, LONGEST_MS))
  }
  const stopFollowing = subscribeSession(watch)
  // A device that slept finds its timers late.
  document.addEventListener('visibilitychange', watch)
  watch()
  return () => {
    clearTimeout(timer)
    stopFollowing()
    document.removeEventListener('visibilitychange', watch)
  }
}
