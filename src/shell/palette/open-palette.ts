// Whether the palette is open, and with what in its field. Told by whoever opens it: its keys, the search bar; heard by palette-outlet.tsx.
// @chunk signed-in
import { pageState } from '#platform/page-state.ts'

/** Null while it is closed. */
export const paletteStore = pageState<string | null>(null)

export const openPalette = (typed = ''): void => paletteStore.set(typed)

export const closePalette = (): void => paletteStore.set(null)
