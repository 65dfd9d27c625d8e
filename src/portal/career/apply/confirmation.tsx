// After the application has left the form: it is with the employer, on this device where the demo’s employer is, or it waits and can still be taken back.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAction } from '#kit/undo/use-action.ts'
import { useDemoPortal } from '#platform/offline/can-do-now.ts'
import { useOnline } from '#platform/offline/online.ts'
import { Button } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'

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
  const { run } = useAction()
  const isOnline = useOnline()
  const isHere = useDemoPortal() && !isOnline
  const takeBack = () => {
    let putBack: (() => Promise<void>) | undefined
    return run({
      message: t`It won’t be sent.`,
      write: async () => {
        putBack = await onTakeBack()
        return putBack ? undefined : null
      },
      inverse: () => putBack?.(),
    })
  }
  return (
    <div>
      <div role="status">
        <h1 className="font-semibold text-24 tracking-tight">
          {!applicationId ? (
            <Trans>Waiting to send</Trans>
          ) : isHere ? (
            <Trans>Saved on this device</Trans>
          ) : (
            <Trans>Sent</Trans>
          )}
        </h1>
        <p className="mt-2 max-w-(--prose)">
          {applicationId && isHere ? (
            <Trans>
              You’re offline. Your application for “{title}” is stored on this device, where {company}, the demo’s
              employer, will read it.
            </Trans>
          ) : applicationId ? (
            <Trans>
              {company} has received your application for “{title}”. A copy of what you sent is saved with it.
            </Trans>
          ) : (
            <Trans>
              You’re offline. Your application for “{title}” is saved on this device and will be sent when you
              reconnect; the header shows what’s waiting.
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
            <Trans>Don’t send it</Trans>
          </Button>
        )}
      </p>
    </div>
  )
}
