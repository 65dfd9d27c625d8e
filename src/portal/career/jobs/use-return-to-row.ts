// Who goes back from a job to the list finds the focus on the row that it was opened from. Used by jobs-screen.tsx.
import { useEffect, useRef } from 'react'

/** @param jobId of the open one */
export function useReturnToRow(jobId: string | undefined): void {
  const last = useRef(jobId)
  useEffect(() => {
    const before = last.current
    last.current = jobId
    if (before === undefined || jobId !== undefined) return
    // After the router has put the focus where a new page begins.
    const timer = setTimeout(() => document.querySelector<HTMLElement>(`[data-job="${CSS.escape(before)}"]`)?.focus())
    return () => clearTimeout(timer)
  }, [jobId])
}
