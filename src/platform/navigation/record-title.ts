// What the open page is about, such as the job or the task in it: named by its screen, put before the page's own title by src/shell/page-title.tsx.
import { useEffect, useSyncExternalStore } from 'react'

let shown: string | undefined
const listeners = new Set<() => void>()

function show(words: string | undefined): void {
  shown = words
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** As long as the screen is there. @param words undefined where nothing is open, or not known yet */
export function useRecordTitle(words: string | undefined): void {
  useEffect(() => {
    if (!words) return
    show(words)
    return () => show(undefined)
  }, [words])
}

export const useShownRecordTitle = (): string | undefined => useSyncExternalStore(subscribe, () => shown)
