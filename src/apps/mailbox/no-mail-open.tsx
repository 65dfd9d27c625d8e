// Beside the list while no email is open.
// @offline later
import { Trans } from '@lingui/react/macro'
import { NothingOpen } from '#kit/panes/nothing-open.tsx'

export function NoMailOpen() {
  return (
    <NothingOpen icon="envelope-open">
      <Trans>Choose an email to read it here.</Trans>
    </NothingOpen>
  )
}
