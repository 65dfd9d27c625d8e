// Binds what works on every screen behind the sign-in: the palette, the sheet behind '?', and `g` with a letter to a page. In the classic layout.
// @chunk signed-in
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useKeys } from '#platform/keys/use-keys.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { explainedAt } from '#platform/places.ts'
import { CloseOnEscape } from '#ui/close-on-escape.tsx'
import { openPalette } from '../palette/open-palette.ts'
import { PaletteOutlet } from '../palette/palette-outlet.tsx'
import { everywhereKeys } from './everywhere-keys.ts'
import { explainedFrom } from './explained-from.ts'
import { JUMPS, jumpKeys } from './jump-keys.ts'

const KeySheet = lazy(() => import('./key-sheet.tsx'))

export function ShellKeys() {
  const router = useRouter()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const closeSheet = () => setSheetOpen(false)
  const help = () => void router.navigate({ to: explainedAt, search: { from: explainedFrom(router.state.location) } })
  useKeys(everywhereKeys, { palette: () => openPalette(), keys: () => setSheetOpen(true), help })
  const jumps = [...JUMPS].filter(([, link]) => isRoute(router, link))
  useKeys(jumpKeys, Object.fromEntries(jumps.map(([name, link]) => [name, () => router.navigate({ to: link })])))
  return (
    <>
      <Suspense fallback={<CloseOnEscape onClose={closeSheet} />}>
        {isSheetOpen && <KeySheet onClose={closeSheet} />}
      </Suspense>
      <PaletteOutlet />
    </>
  )
}
