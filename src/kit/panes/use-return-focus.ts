// Who goes back from what is open to its list finds the focus on the row that it was opened from. The row is one of src/kit/list, or an element with `data-row`.
// @chunk panes
import { useEffect, useRef } from 'react'

/** @param openKey of the open one, as in its row's `data-row` */
export function useReturnFocus(openKey: string | undefined): void {
  const last = useRef(openKey)
  useEffect(() => {
    const before = last.current
    last.current = openKey
    if (before === undefined || openKey !== undefined) return
    // After the router has put the focus where a new page begins.
    const timer = setTimeout(() => {
      const row = rowOf(before)
      // Who is in the list already stays where they are.
      if (!row?.closest('[role="grid"]')?.contains(document.activeElement)) row?.focus()
    })
    return () => clearTimeout(timer)
  }, [openKey])
}

export const rowOf = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"], [role="grid"] [data-key="${CSS.escape(key)}"]`)
