// The time, again with every minute and whenever the person comes back, so that nothing on the screen grows stale.
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** ms since the epoch */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => document.visibilityState === 'visible' && setNow(Date.now())
    const timer = setInterval(tick, MINUTE_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
