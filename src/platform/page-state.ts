// What a page holds once, outside of React: read, changed and followed by whoever imports it, and emptied with the app that it belongs to (createApp).
// No module has a `let` of its own for a person’s or an app’s state: scripts/counts.mjs looks for them.

export interface PageState<Value> {
  read(): Value
  /** Tells all who follow it. */
  set(next: Value): void
  /** @returns the way to stop */
  subscribe(listener: () => void): () => void
}

const emptyings = new Set<() => void>()

/** @param initial what it holds at first, and once it is emptied @param onEmpty gets what it held then, such as a timer to stop */
export function pageState<Value>(initial: Value, onEmpty?: (held: Value) => void): PageState<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  const set = (next: Value) => {
    value = next
    for (const listener of listeners) listener()
  }
  emptyings.add(() => {
    onEmpty?.(value)
    set(initial)
  })
  return {
    read: () => value,
    set,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A map that is emptied with the app. @param onEmpty gets what was in it, such as locks to let go */
export function pageMap<Key, Value>(onEmpty?: (held: ReadonlyMap<Key, Value>) => void): Map<Key, Value> {
  const map = new Map<Key, Value>()
  emptyings.add(() => {
    onEmpty?.(map)
    map.clear()
  })
  return map
}

/** The app is over: the next one on this page begins with nothing of it. */
export function emptyPageState(): void {
  for (const empty of emptyings) empty()
}
