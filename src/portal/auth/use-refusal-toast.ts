// A refusal as the error catalogue wants it told (portal spec §8): a toast that can be dismissed, and goes by itself.
import { useEffect } from 'react'
import { dismissToast, showToast } from '#ui/toast-store.ts'

/** ms. What it says stays in the form. */
const SHOWN_MS = 8000

/** @param message in words; undefined while nothing is refused */
export function useRefusalToast(message: string | undefined): void {
  useEffect(() => {
    if (message === undefined) return
    const id = showToast({ kind: 'error', message, duration: SHOWN_MS })
    return () => dismissToast(id)
  }, [message])
}
