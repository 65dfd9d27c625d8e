// How Cairn is installed by hand, browser by browser: where none offers it by one press.
// @chunk install
import { Trans } from '@lingui/react/macro'

export function InstallSteps() {
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-1 text-13 sm:grid-cols-[auto_1fr]">
      <dt className="font-medium">
        <Trans>Chrome and Edge</Trans>
      </dt>
      <dd className="mb-2 text-ink-muted sm:mb-0">
        <Trans>the install icon at the end of the address bar, or Install in the menu</Trans>
      </dd>
      <dt className="font-medium">
        <Trans>Safari on iPhone and iPad</Trans>
      </dt>
      <dd className="mb-2 text-ink-muted sm:mb-0">
        <Trans>Share, then Add to Home Screen</Trans>
      </dd>
      <dt className="font-medium">
        <Trans>Safari on a Mac</Trans>
      </dt>
      <dd className="text-ink-muted">
        <Trans>File, then Add to Dock</Trans>
      </dd>
    </dl>
  )
}
