// The menu below md: a drawer, whose code comes when the button is about to be pressed (portal spec §1).
// @chunk signed-in
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import type { MenuPanels } from './panels/header-panels.tsx'
import type { Entry } from './places.ts'

const load = () => import('./navigation-drawer.tsx')
const NavigationDrawer = lazy(() => load().then((module) => ({ default: module.NavigationDrawer })))

export interface SideNavigationProps {
  readonly entries: readonly Entry[]
  readonly panels: MenuPanels
}

export function SideNavigation({ entries, panels }: SideNavigationProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [isNeeded, setNeeded] = useState(false)
  return (
    <>
      <IconButton
        icon="bars-3"
        label={t`Open menu`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="md:hidden"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onPress={({ currentTarget }) => {
          // Safari focuses no button that is pressed; the drawer gives the focus back to what had it.
          currentTarget.focus()
          setNeeded(true)
          setOpen(true)
        }}
      />
      {isNeeded && (
        <Suspense>
          <NavigationDrawer entries={entries} panels={panels} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
