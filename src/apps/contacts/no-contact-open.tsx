// Beside the list while no contact is open.
// @offline later
import { Trans } from '@lingui/react/macro'
import { Icon } from '#ui/icon.tsx'

export function NoContactOpen() {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-3 p-8 text-center text-ink-muted">
      <Icon name="users" size={24} className="text-ink-faint" />
      <Trans>Choose a contact to see how to reach them.</Trans>
    </div>
  )
}
