// The portal takes no more passwords for now (429). Used where somebody signs in or unlocks.
import { Trans } from '@lingui/react/macro'
import { Trouble } from './auth-form.tsx'

export function TooManyTries() {
  return (
    <Trouble>
      <Trans>
        <b>Too many attempts.</b> Wait a minute, then try again.
      </Trans>
    </Trouble>
  )
}
