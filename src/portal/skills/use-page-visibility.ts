// Tells when the page goes out of sight and when it comes back: another tab, another window over it, the screen locked.
import { useEffect, useRef } from 'react'

export function usePageVisibility(onLeave: () => void, onReturn: () => void): void {
  const latest = useRef({ onLeave, onReturn })
  useEffect(() => {
    latest.current = { onLeave, onReturn }
  })
  useEffect(() => {
    const follow = () => (document.hidden ? latest.current.onLeave() : latest.current.onReturn())
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
}
