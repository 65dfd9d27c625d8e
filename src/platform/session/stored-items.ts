// Texts of local storage that a page follows: parsed once a text, with subscribers in every tab. What cannot be stored is remembered by the page.
// @chunk session-end

export interface StoredItems<Value> {
  /** The same text is the same value. */
  read(key: string): Value
  write(key: string, text: string | null): void
  /** For useSyncExternalStore. @returns the way to stop */
  subscribe(listener: () => void): () => void
}

/** @param parse of what may be any text, and null where there is none; without an effect */
export function storedItems<Value>(parse: (text: string | null) => Value): StoredItems<Value> {
  const listeners = new Set<() => void>()
  const known = new Map<string, { readonly text: string | null; readonly value: Value }>()
  const know = (key: string, text: string | null): Value => {
    const value = parse(text)
    known.set(key, { text, value })
    return value
  }
  return {
    read(key) {
      const before = known.get(key)
      let text = before?.text ?? null
      try {
        text = localStorage.getItem(key)
      } catch {
        // As it was written last.
      }
      return before?.text === text ? before.value : know(key, text)
    },
    write(key, text) {
      know(key, text)
      try {
        if (text === null) localStorage.removeItem(key)
        else localStorage.setItem(key, text)
      } catch {
        // For this page alone.
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', listener)
      }
    },
  }
}
