// Binds what works on every screen behind the sign-in: the palette, the sheet behind '?', and `g` with a letter to a page. In the classic layout.
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { everywhereKeys } from '#platform/keys/tables/everywhere-keys.ts'
import { JUMPS, jumpKeys } from '#platform/keys/tables/jump-keys.ts'
import { type KeyHandlers, useKeys } from '#platform/keys/use-keys.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { openPalette } from '../palette/open-palette.ts'
import { PaletteOutlet } from '../palette/palette-outlet.tsx'

const KeySheet = lazy(() => import('./key-sheet.tsx'))

type Jump = keyof typeof JUMPS

export function ShellKeys() {
  const router = useRouter()
  const [isSheetOpen, setSheetOpen] = useState(false)
  useKeys(everywhereKeys, { palette: () => openPalette(), keys: () => setSheetOpen(true) })
  const jumps = Object.entries(JUMPS).filter(([, link]) => isRoute(router, link))
  useKeys(
    jumpKeys,
    Object.fromEntries(jumps.map(([name, link]) => [name, () => router.navigate({ to: link })])) as KeyHandlers<Jump>,
  )
  return (
    <>
      <Suspense>{isSheetOpen && <KeySheet onClose={() => setSheetOpen(false)} />}</Suspense>
      <PaletteOutlet />
    </>
  )
}
