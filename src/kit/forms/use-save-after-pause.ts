// Saves what is typed: after a pause, and when the screen or the page is left. What is saved, and how, is the caller's.
// @chunk screens
import { useEffect, useRef } from 'react'

export interface SaveAfterPauseOptions {
  /** What waits to be saved; undefined where all is saved. Another value begins the pause anew. */
  readonly typed: unknown
  /** Does nothing where all is saved. */
  save(): void
  /** In place of `save` when the screen is left. */
  leave?(): void
  /** Whether to save without a pause. */
  isUrgent?(): boolean
}

/** ms without a key */
const PAUSE_MS = 800

export function useSaveAfterPause({ typed, save, leave = save, isUrgent }: SaveAfterPauseOptions): void {
  const latest = useRef({ save, leave, isUrgent })
  useEffect(() => {
    latest.current = { save, leave, isUrgent }
  })
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => latest.current.save(), latest.current.isUrgent?.() ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    const saveNow = () => latest.current.save()
    addEventListener('pagehide', saveNow)
    return () => {
      removeEventListener('pagehide', saveNow)
      latest.current.leave()
    }
  }, [])
}
