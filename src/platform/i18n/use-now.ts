// The current time, to the minute: 'today' and 'tomorrow' move on while the screen is open.
// @chunk signed-in
import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

export const useNow = (): number => useSyncExternalStore(subscribe, thisMinute)

const thisMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 4)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}
