// Which products are selected: on this page and on others that one comes from. Another list, by another search or filter, begins with nothing selected.
import { useMemo, useState } from 'react'
import type { Selection } from '#kit/list/use-selection.ts'

export interface Chosen extends Selection {
  /** All that match, on every page. */
  selectThese(ids: readonly string[]): void
}

interface State {
  readonly listed: string
  readonly keys: ReadonlySet<string>
  /** Where a range begins. */
  readonly anchor: string | undefined
}

/** @param shown the ids of the page, in their sequence @param listed which products the list is of */
export function useChosen(shown: readonly string[], listed: string): Chosen {
  const [state, setState] = useState<State>({ listed, keys: new Set(), anchor: undefined })
  const keys = state.listed === listed ? state.keys : NONE
  return useMemo(() => {
    const change = (next: (before: State) => Omit<State, 'listed'>) =>
      setState((before) => {
        const now = before.listed === listed ? before : { listed, keys: NONE, anchor: undefined }
        return { listed, ...next(now) }
      })
    const set = (ids: Iterable<string>, anchor?: string) => change(() => ({ keys: new Set(ids), anchor }))
    return {
      isAll: false,
      keys,
      size: keys.size,
      has: (key) => keys.has(key),
      toggle: (key) =>
        change((before) => {
          const next = new Set(before.keys)
          if (!next.delete(key)) next.add(key)
          return { keys: next, anchor: key }
        }),
      extendTo: (key) =>
        change((before) => {
          const from = shown.indexOf(before.anchor ?? key)
          const to = shown.indexOf(key)
          if (to < 0) return before
          const start = from < 0 ? to : from
          const range = shown.slice(Math.min(start, to), Math.max(start, to) + 1)
          return { keys: new Set([...before.keys, ...range]), anchor: before.anchor ?? key }
        }),
      selectAll: () => change((before) => ({ keys: new Set([...before.keys, ...shown]), anchor: undefined })),
      selectThese: (ids) => set(ids),
      clear: () => set([]),
    }
  }, [keys, shown, listed])
}

const NONE: ReadonlySet<string> = new Set()
