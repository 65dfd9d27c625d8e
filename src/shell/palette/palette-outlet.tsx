// Where the palette is mounted, once it is opened. In the classic layout.
// @chunk signed-in
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { closePalette, paletteStore } from './open-palette.ts'
import { TypedAhead } from './typed-ahead.tsx'

const Palette = lazy(() => import('./palette.tsx'))

export function PaletteOutlet() {
  const text = useSyncExternalStore(paletteStore.subscribe, paletteStore.read)
  // Who is signed out from under it finds it closed when they come back.
  useEffect(() => closePalette, [])
  return (
    <Suspense fallback={<TypedAhead />}>{text !== null && <Palette typed={text} onClose={closePalette} />}</Suspense>
  )
}
