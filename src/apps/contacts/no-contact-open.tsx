// Beside the list while no contact is open.
// @offline later
// @chunk contacts
import { Trans } from '@lingui/react/macro'
import { NothingOpen } from '#kit/panes/nothing-open.tsx'

export function NoContactOpen() {
  return (
    <NothingOpen icon="users">
      <Trans>Choose a contact to see their details.</Trans>
    </NothingOpen>
  )
}
