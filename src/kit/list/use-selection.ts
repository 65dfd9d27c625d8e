// Which rows are selected, by click and by key: one, a range, all; of an array, or of a list that is read in windows. Kept by the screen, used by the list
// and the bulk bar.
// @chunk lists
import { useMemo, useRef, useState } from 'react'
import { ALL, hasKey, NOTHING, type Selected, sizeOf, toggled, withKeys } from './selection.ts'
import type { ListSource } from './source.ts'

export interface Selection extends Selected {
  readonly size: number
  has(key: string): boolean
  toggle(key: string): void
  /** From the row that was selected last up to this one. */
  extendTo(key: string): void
  selectAll(): void
  clear(): void
}

/** Of an array. @param selectable the keys of the rows that can be selected, in their order; what leaves the list leaves the selection */
export function useSelection(selectable: readonly string[]): Selection {
  const [state, setState] = useState<{ readonly keys: ReadonlySet<string>; readonly anchor: string | null }>(NONE)
  const keys = state.keys.size === 0 ? state.keys : state.keys.intersection(new Set(selectable))
  // After an undo or another filter, rows come back unselected.
  if (keys.size < state.keys.size) setState({ ...state, keys })
  return useMemo(
    () => ({
      isAll: false,
      keys: state.keys,
      size: state.keys.size,
      has: (key) => state.keys.has(key),
      toggle: (key) =>
        setState((before) => ({ keys: toggled({ isAll: false, keys: before.keys }, key).keys, anchor: key })),
      extendTo: (key) =>
        setState((before) => {
          const anchor = before.anchor !== null && before.keys.has(before.anchor) ? before.anchor : key
          const [from, to] = [selectable.indexOf(anchor), selectable.indexOf(key)]
          if (to < 0) return before
          const range = selectable.slice(Math.min(from, to), Math.max(from, to) + 1)
          return { keys: new Set([...before.keys, ...range]), anchor }
        }),
      selectAll: () => setState({ keys: new Set(selectable), anchor: null }),
      clear: () => setState(NONE),
    }),
    [selectable, state],
  )
}

const NONE = { keys: NOTHING.keys, anchor: null }

/** Of windows: all that match are selected without being read. @param listed what is listed; another list begins with nothing selected */
export function useWindowedSelection<Row>(source: ListSource<Row>, listed: string): Selection {
  const [state, setState] = useState(() => emptyOf(listed))
  const latest = useRef(state)
  const { selected } = state.listed === listed ? state : emptyOf(listed)
  return useMemo(() => {
    const now = () => (latest.current.listed === listed ? latest.current : emptyOf(listed))
    const change = (next: Partial<WindowedState>) => {
      latest.current = { ...now(), ...next }
      setState(latest.current)
    }
    return {
      ...selected,
      size: sizeOf(selected, source.count),
      has: (key) => hasKey(selected, key),
      toggle: (key) => change({ selected: toggled(now().selected, key), anchor: source.indexOf(key) }),
      extendTo(key) {
        const to = source.indexOf(key)
        if (to < 0) return
        const { anchor } = now()
        const from = anchor < 0 ? to : anchor
        change({ anchor: from })
        // Rows between the two may have to be read first.
        source.keysBetween(Math.min(from, to), Math.max(from, to) + 1).then(
          (keys) => latest.current.listed === listed && change({ selected: withKeys(now().selected, keys) }),
          () => undefined,
        )
      },
      selectAll: () => change({ selected: ALL, anchor: -1 }),
      clear: () => change(emptyOf(listed)),
    }
  }, [selected, source, listed])
}

interface WindowedState {
  readonly listed: string
  readonly selected: Selected
  /** The row from which a range goes; -1 for none. */
  readonly anchor: number
}

const emptyOf = (listed: string): WindowedState => ({ listed, selected: NOTHING, anchor: -1 })
