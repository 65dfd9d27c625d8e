// Which sections are folded away, remembered on this device until the person signs out.
import { useCallback, useState } from 'react'
import * as z from '#contract/zod.ts'
import { ownKey } from '#platform/session/own-items.ts'

const KEY = ownKey('tasks-collapsed')
const Keys = z.array(z.string())

export function useCollapsed(): {
  collapsed: ReadonlySet<string>
  toggle: (key: string) => void
  expand: (key: string) => void
} {
  const [collapsed, setCollapsed] = useState(read)
  const change = useCallback((update: (keys: Set<string>) => void) => {
    setCollapsed((before) => {
      const after = new Set(before)
      update(after)
      store(after)
      return after
    })
  }, [])
  const toggle = useCallback((key: string) => change((keys) => void (keys.delete(key) || keys.add(key))), [change])
  const expand = useCallback((key: string) => change((keys) => void keys.delete(key)), [change])
  return { collapsed, toggle, expand }
}

function read(): ReadonlySet<string> {
  try {
    const keys = Keys.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]'))
    return new Set(keys.success ? keys.data : [])
  } catch {
    return new Set()
  }
}

function store(keys: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...keys]))
  } catch {
    // Folded for this visit alone.
  }
}
