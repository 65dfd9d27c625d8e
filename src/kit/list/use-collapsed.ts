// Which groups of a list are folded away, remembered on this device.
// @chunk lists
import { useCallback, useState } from 'react'
import * as z from '#contract/zod.ts'

const Keys = z.array(z.string())

/** @param key of local storage; ownKey() makes one that goes with the sign-out */
export function useCollapsed(key: string): {
  collapsed: ReadonlySet<string>
  toggle: (group: string) => void
  expand: (group: string) => void
} {
  const [collapsed, setCollapsed] = useState(() => read(key))
  const change = useCallback(
    (update: (keys: Set<string>) => void) => {
      setCollapsed((before) => {
        const after = new Set(before)
        update(after)
        store(key, after)
        return after
      })
    },
    [key],
  )
  const toggle = useCallback(
    (group: string) => change((keys) => void (keys.delete(group) || keys.add(group))),
    [change],
  )
  const expand = useCallback((group: string) => change((keys) => void keys.delete(group)), [change])
  return { collapsed, toggle, expand }
}

function read(key: string): ReadonlySet<string> {
  try {
    const keys = Keys.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]'))
    return new Set(keys.success ? keys.data : [])
  } catch {
    return new Set()
  }
}

function store(key: string, keys: ReadonlySet<string>): void {
  try {
    localStorage.setItem(key, JSON.stringify([...keys]))
  } catch {
    // Folded for this visit alone.
  }
}
