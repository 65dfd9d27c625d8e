// The one way to the clipboard. A browser may refuse access, which is reported to the caller.
// @chunk screens
import { useCallback } from 'react'
import { showToast, type ToastAction } from '#ui/toast-store.ts'

export interface CopyMessages {
  readonly copied: string
  /** Another step that the toast offers once it is copied. */
  readonly next?: ToastAction | undefined
  /** What to say, and for how long, where the browser does not allow it. */
  readonly refused: { readonly message: string; readonly kind?: 'error'; readonly duration?: null }
}

/** Each call resolves to whether it was copied; if not, the person has been notified. */
export function useCopy(): (text: string, messages: CopyMessages) => Promise<boolean> {
  return useCallback(async (text, { copied, next, refused }) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ message: copied, ...(next && { action: next }) })
      return true
    } catch {
      showToast(refused)
      return false
    }
  }, [])
}
