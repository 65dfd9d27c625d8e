// A refusal as the error catalogue requires (portal spec §8): a toast that can be dismissed, and goes by itself, since its message stays in the form.
// @chunk auth-forms
import { pageState } from '#platform/page-state.ts'
import { dismissToast, showToast } from '#ui/toast-store.ts'

/** ms */
const SHOWN_MS = 8000

/** Its toast. */
const shown = pageState(0)

/** @param message translated */
export function showRefusal(message: string): void {
  dropRefusal()
  shown.set(showToast({ kind: 'error', message, duration: SHOWN_MS }))
}

/** It is over: something else has been typed. */
export const dropRefusal = (): void => dismissToast(shown.read())
