// The clock of one item: it runs while the item is on the screen and the page in sight, and is stopped otherwise.
import { useEffect, useRef, useState } from 'react'

export interface ItemClock {
  /** ms with the item so far, with what it had taken before. */
  readonly elapsed: number
  /** The same, to the moment. */
  read(): number
}

const TICK_MS = 1000

/**
 * @param spentMs what the item had taken before it was shown this time
 * @param isRunning false while something else holds the screen: a pause, a report, a network that is gone
 */
export function useItemClock(spentMs: number, isRunning: boolean): ItemClock {
  const spent = useRef(spentMs)
  const since = useRef<number | null>(null)
  const [elapsed, setElapsed] = useState(spentMs)
  const read = () => spent.current + (since.current === null ? 0 : performance.now() - since.current)
  useEffect(() => {
    const start = () => {
      since.current ??= performance.now()
    }
    const stop = () => {
      if (since.current !== null) spent.current += performance.now() - since.current
      since.current = null
    }
    const follow = () => (document.hidden || !isRunning ? stop() : start())
    follow()
    document.addEventListener('visibilitychange', follow)
    const timer = setInterval(
      () => setElapsed(spent.current + (since.current === null ? 0 : performance.now() - since.current)),
      TICK_MS,
    )
    return () => {
      stop()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [isRunning])
  return { elapsed, read }
}
