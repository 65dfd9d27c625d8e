// The title of the open record, such as a job or a task. Its screen sets it; src/shell/page-title.tsx puts it before the page's own title.
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
