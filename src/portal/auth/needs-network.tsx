// Says before it is tried that a form needs the portal's server, where there is one and no network. Used by auth-form.tsx, unlock-form.tsx and sign-in-offline.tsx.
import { Trans } from '@lingui/react/macro'
import { Note } from '#ui/note.tsx'

export function NeedsNetwork() {
  return (
    <div role="status">
      <Note kind="warning" icon="signal-slash">
        <Trans>
          <b>There is no network, and this needs one.</b> What you type is kept until there is.
        </Trans>
      </Note>
    </div>
  )
}
