// Counts seconds down to something that happens by itself, unless it is stopped.
import { useEffect, useRef, useState } from 'react'

/** @param onEnd called once, with the last second */
export function useCountdown(seconds: number, onEnd: () => void) {
  const [left, setLeft] = useState<number | undefined>(seconds)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (left === undefined) return
    if (left === 0) return end.current()
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return {
    /** Undefined once it has been stopped. */
    left,
    stop: () => setLeft(undefined),
  }
}
