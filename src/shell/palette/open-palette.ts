// Whether the palette is open, and with what in its field. Told by whoever opens it: its keys, the search bar; heard by palette-outlet.tsx.
// @chunk signed-in

let text: string | null = null
const listeners = new Set<() => void>()

export const paletteStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Null while it is closed. */
  read: (): string | null => text,
}

export const openPalette = (typed = ''): void => tell(typed)

export const closePalette = (): void => tell(null)

function tell(next: string | null): void {
  text = next
  for (const listener of listeners) listener()
}
