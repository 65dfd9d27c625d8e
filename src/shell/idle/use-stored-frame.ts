// Keeps the stored header as the person last saw it.
import { useEffect } from 'react'
import { storeFrame } from './stored-frame.ts'

export function useStoredFrame(): void {
  useEffect(() => {
    storeFrame()
    addEventListener('pagehide', storeFrame)
    return () => removeEventListener('pagehide', storeFrame)
  }, [])
}
