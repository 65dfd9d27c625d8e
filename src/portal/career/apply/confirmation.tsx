// After the application has left the form: it is with the employer, or it waits on this device and can still be taken back. Used by apply-screen.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'
import { showToast } from '#ui/toast-store.ts'

export interface ConfirmationProps {
  readonly title: string
  readonly company: string
  /** Of what was sent; undefined: it is queued. */
  readonly applicationId: string | undefined
  /** Takes what is queued back. @returns the way to queue it again */
  onTakeBack(): Promise<(() => Promise<void>) | undefined>
}

export function Confirmation({ title, company, applicationId, onTakeBack }: ConfirmationProps) {
  const { t } = useLingui()
  const takeBack = async () => {
    const putBack = await onTakeBack()
    if (putBack)
      showToast({ message: t`It will not be sent.`, action: { label: t`Undo`, onAction: () => void putBack() } })
  }
  return (
    <div>
      <div role="status">
        <h1 className="font-semibold text-24 tracking-tight">
          {applicationId ? <Trans>Sent</Trans> : <Trans>Queued, not sent</Trans>}
        </h1>
        <p className="mt-2 max-w-(--prose)">
          {applicationId ? (
            <Trans>
              Your application for “{title}” is with {company}. Exactly what you sent is kept with it.
            </Trans>
          ) : (
            <Trans>
              There is no connection. Your application for “{title}” waits on this device and is sent as soon as you are
              back; the header shows what waits.
            </Trans>
          )}
        </p>
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link
          to="/career/applications"
          search={applicationId ? { application: applicationId } : {}}
          className={linkClass}
        >
          <Trans>My applications</Trans>
        </Link>
        <Link to="/career/jobs" className={linkClass}>
          <Trans>All jobs</Trans>
        </Link>
        {!applicationId && (
          <Button size="sm" onPress={takeBack}>
            <Trans>Do not send it</Trans>
          </Button>
        )}
      </p>
    </div>
  )
}
