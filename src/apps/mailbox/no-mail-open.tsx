// Beside the list while no email is open.
// @offline later
import { Trans } from '@lingui/react/macro'
import { Icon } from '#ui/icon.tsx'

export function NoMailOpen() {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-3 p-8 text-center text-ink-muted">
      <Icon name="envelope-open" size={24} className="text-ink-faint" />
      <Trans>Choose an email to read it here.</Trans>
    </div>
  )
}
