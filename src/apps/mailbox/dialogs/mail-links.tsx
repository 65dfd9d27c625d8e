// Offers to register Cairn for the `mailto:` links of any website. The browser asks for permission; Cairn registers only by this button.
// @chunk mailbox-menus
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'

/** As the manifest has it for an installed Cairn. */
const handler = () => `${location.origin}${import.meta.env.BASE_URL}open-file?mailto=%s`

export function MailLinks() {
  const { t } = useLingui()
  const [isRequested, setRequested] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const ask = () => {
    try {
      navigator.registerProtocolHandler('mailto', handler())
      setRequested(true)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <div className="grid justify-items-start gap-1.5">
      <h3 className="font-medium text-13">
        <Trans>Email links</Trans>
      </h3>
      {'registerProtocolHandler' in navigator ? (
        <>
          <p className="text-13 text-ink-muted">
            <Trans>Clicking an email address on another website can open a new email in Cairn.</Trans>
          </p>
          <Button size="sm" onPress={ask}>
            <Trans>Open email links with Cairn</Trans>
          </Button>
          <p role="status" className="text-13 text-ink-muted">
            {isRequested &&
              t`Your browser will now ask for your permission. You can change this later in its settings.`}
            {hasFailed && t`Your browser doesn’t allow this here.`}
          </p>
        </>
      ) : (
        <p className="text-13 text-ink-muted">
          <Trans>This browser can’t open email links in a web app.</Trans>
        </p>
      )}
    </div>
  )
}
