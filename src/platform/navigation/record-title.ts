// What the open page is about, such as the job or the task in it: named by its screen, put before the page's own title by src/shell/page-title.tsx.
import { useEffect, useSyncExternalStore } from 'react'
import { pageState } from '#platform/page-state.ts'

const shown = pageState<string | undefined>(undefined)

/** As long as the screen is there. @param title undefined where nothing is open, or not known yet */
export function useRecordTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return
    shown.set(title)
    return () => shown.set(undefined)
  }, [title])
}

export const useShownRecordTitle = (): string | undefined => useSyncExternalStore(shown.subscribe, shown.read)
