// Opens the dialog that arranges the cards of a dashboard.
// @chunk dashboards
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { LazyDialog, lazyDialogs } from '#kit/lazy/lazy-dialog.tsx'
import { useKeys } from '#platform/keys/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { dashboardKeys } from './dashboard-keys.ts'
import type { Arrangement } from './use-arrangement.ts'

const dialogs = lazyDialogs<{ readonly kind: 'arrange'; readonly arrangement: Arrangement }>({
  arrange: () => import('./arrange-dialog.tsx'),
})

export function ArrangeButton({ arrangement }: { readonly arrangement: Arrangement }) {
  const [isOpen, setOpen] = useState(false)
  useKeys(dashboardKeys, { arrange: () => setOpen(true) })
  return (
    <>
      <Button size="sm" icon="squares-2x2" className="print:hidden" onPress={() => setOpen(true)}>
        <Trans>Arrange</Trans>
      </Button>
      <LazyDialog
        source={dialogs}
        request={isOpen ? { kind: 'arrange' as const, arrangement } : null}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
