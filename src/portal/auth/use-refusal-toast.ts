// A refusal as the error catalogue wants it told (portal spec §8): a toast that can be dismissed, gone by itself once it is over.
import { useEffect } from 'react'
import { dismissToast, showToast } from '#ui/toast-store.ts'

/** @param message in words; undefined while nothing is refused */
export function useRefusalToast(message: string | undefined): void {
  useEffect(() => {
    if (message === undefined) return
    const id = showToast({ kind: 'error', message })
    return () => dismissToast(id)
  }, [message])
}
