// What was made for a form goes with it where the form is left in any way with nothing typed: by a key, by the back button, by a link.
import { useEffect, useRef } from 'react'

/** @param isUntouched nothing would be lost @param discard takes it away again */
export function useDiscardUntouched(isUntouched: boolean, discard: () => void): void {
  const latest = useRef({ isMounted: false, isUntouched, discard })
  useEffect(() => {
    latest.current = { ...latest.current, isUntouched, discard }
  })
  useEffect(() => {
    const state = latest
    state.current.isMounted = true
    return () => {
      state.current.isMounted = false
      // Who runs the effect twice, as in development, is back at once.
      queueMicrotask(() => {
        if (!state.current.isMounted && state.current.isUntouched) state.current.discard()
      })
    }
  }, [])
}
