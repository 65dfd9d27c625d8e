// Says before it is tried that a form needs the portal's server, where there is one and no network.
// @chunk auth-forms
import { Trans } from '@lingui/react/macro'
import { Note } from '#ui/note.tsx'

export function NeedsNetwork() {
  return (
    <div role="status">
      <Note kind="warning" icon="signal-slash">
        <Trans>
          <b>You’re offline.</b> This needs a connection. What you type is saved until you’re back online.
        </Trans>
      </Note>
    </div>
  )
}
