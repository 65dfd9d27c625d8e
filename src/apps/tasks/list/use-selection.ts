// Which rows are selected, by click and by key: one, a range, all. Kept by tasks-screen.tsx, used by the list and the bulk bar.
import { useCallback, useMemo, useState } from 'react'

export interface Selection {
  readonly keys: ReadonlySet<string>
  toggle(key: string): void
  /** From the row that was selected last up to this one. */
  extendTo(key: string): void
  selectAll(): void
  clear(): void
}

/** @param selectable the keys of the rows that can be selected, as they stand; what leaves the list leaves the selection */
export function useSelection(selectable: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [anchor, setAnchor] = useState<string | null>(null)
  const keys = useMemo(() => {
    if (chosen.size === 0) return chosen
    const there = new Set(selectable)
    return new Set([...chosen].filter((key) => there.has(key)))
  }, [chosen, selectable])

  const toggle = useCallback(
    (key: string) => {
      const next = new Set(keys)
      if (!next.delete(key)) next.add(key)
      setChosen(next)
      setAnchor(key)
    },
    [keys],
  )

  const extendTo = useCallback(
    (key: string) => {
      const from = selectable.indexOf(anchor !== null && keys.has(anchor) ? anchor : key)
      const to = selectable.indexOf(key)
      if (to < 0) return
      setChosen(new Set([...keys, ...selectable.slice(Math.min(from, to), Math.max(from, to) + 1)]))
      if (anchor === null || !keys.has(anchor)) setAnchor(key)
    },
    [selectable, anchor, keys],
  )

  const selectAll = useCallback(() => setChosen(new Set(selectable)), [selectable])
  const clear = useCallback(() => setChosen(new Set()), [])
  return useMemo(() => ({ keys, toggle, extendTo, selectAll, clear }), [keys, toggle, extendTo, selectAll, clear])
}
