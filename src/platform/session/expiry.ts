// Ends the session in the page at the moment when its token expires, so that nobody finds out by a refused call. Started by src/app.tsx.
import { dispatchSession, getSession, subscribeSession } from './session.ts'

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
    if (left <= 0) dispatchSession({ type: 'signed-out' })
    else timer = setTimeout(watch, Math.min(left, LONGEST_MS))
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
