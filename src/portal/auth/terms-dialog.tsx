// The terms of use of the demo portal: short, and true of it. Opened beside the form, so that nothing typed is left. Brought by terms-link.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TERMS_VERSION } from './terms.ts'

export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t`Terms of use`}
      description={<Trans>Version {TERMS_VERSION}, for the demo portal that comes with Cairn.</Trans>}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="primary" onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <ol className="list-decimal space-y-3 ps-5 marker:text-ink-faint">
        <li>
          <Trans>
            This is a demonstration. Its companies, people and jobs are invented, and no application reaches an
            employer.
          </Trans>
        </li>
        <li>
          <Trans>
            Your account and everything you write are stored in this browser, on this device. Nothing is sent to anyone,
            not even us; emails are simulated.
          </Trans>
        </li>
        <li>
          <Trans>
            We store only a fingerprint of your password; no one can read it back. Still, choose one that you use
            nowhere else.
          </Trans>
        </li>
        <li>
          <Trans>
            Anyone who uses this browser can find what is stored in it. If you clear its data, or if the browser frees
            up space, your account is permanently deleted.
          </Trans>
        </li>
        <li>
          <Trans>The demonstration is provided as is and may disappear at any time.</Trans>
        </li>
      </ol>
    </Dialog>
  )
}
