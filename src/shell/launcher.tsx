// The launcher: every place as a tile, the person's own first. Its code is loaded when the button is about to be pressed.
// @chunk signed-in
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import type { Entry } from './places.ts'
import { Popup } from './popup.tsx'

const load = () => import('./launcher-panel.tsx')
const LauncherPanel = lazy(load)

export function Launcher({ entries }: { entries: readonly Entry[] }) {
  const { t } = useLingui()
  const ahead = () => void load().catch(() => undefined)
  if (entries.length === 0) return null
  return (
    <span className="hidden md:flex" onPointerEnter={ahead} onFocus={ahead}>
      <Popup
        label={t`Apps`}
        className="w-96 p-2"
        opener={(open) => <IconButton {...open} icon="squares-2x2" label={t`Apps`} />}
      >
        <Suspense>
          <LauncherPanel entries={entries} />
        </Suspense>
      </Popup>
    </span>
  )
}
