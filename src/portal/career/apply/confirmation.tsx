// After the application has left the form: it is with the employer, on this device where the demo’s employer is, or it waits and can still be taken back.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense, useId } from 'react'
import type { JobDetail } from '#contract/portal/job-shapes.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useDemoPortal } from '#platform/offline/can-do-now.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { useOnline } from '#platform/offline/online.ts'
import { ProcessSteps } from '#portal/career/process-steps.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { linkClass } from '#ui/link.tsx'

const Scene = lazyBeside(async () => (await import('#ui/scene.tsx')).Scene)

export interface ConfirmationProps {
  readonly job: Pick<JobDetail, 'title' | 'company' | 'process'>
  /** Of what was sent; undefined: it is queued. */
  readonly applicationId: string | undefined
  /** Takes what is queued back. @returns the way to queue it again */
  onTakeBack(): Promise<(() => Promise<void>) | undefined>
}

export function Confirmation({ job, applicationId, onTakeBack }: ConfirmationProps) {
  const { t } = useLingui()
  const { run } = useAction()
  const takeBack = () => {
    let putBack: (() => Promise<void>) | undefined
    return run({
      message: t`The application won’t be sent.`,
      write: async () => {
        putBack = await onTakeBack()
        return putBack ? undefined : null
      },
      inverse: () => putBack?.(),
    })
  }
  return (
    <div>
      {applicationId && (
        <div className="mb-6 h-36 md:h-52 print:hidden forced-colors:hidden">
          <Suspense>
            <Scene className="size-full rounded-12" />
          </Suspense>
        </div>
      )}
      <SentMessage job={job} applicationId={applicationId} />
      {applicationId && <WhatFollows process={job.process} />}
      <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link
          to="/career/applications"
          search={applicationId ? { application: applicationId } : {}}
          className={applicationId ? buttonClass({ variant: 'primary' }) : linkClass}
        >
          {applicationId ? <Trans>See the application</Trans> : <Trans>My applications</Trans>}
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

function SentMessage({ job, applicationId }: Pick<ConfirmationProps, 'job' | 'applicationId'>) {
  const title = useBilingual()(job.title)
  const company = job.company.name
  const isOnline = useOnline()
  const isHere = useDemoPortal() && !isOnline
  return (
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
            You’re offline, but {company} is simulated on this device and will still receive your application for “
            {title}”.
          </Trans>
        ) : applicationId ? (
          <Trans>
            {company} has received your application for “{title}”. You’ll find a copy of what you sent under My
            applications.
          </Trans>
        ) : (
          <Trans>
            You’re offline. Your application for “{title}” is saved on this device. We’ll send it when you reconnect;
            the header shows what’s waiting.
          </Trans>
        )}
      </p>
    </div>
  )
}

function WhatFollows({ process }: Pick<JobDetail, 'process'>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-6 max-w-(--prose)">
      <h2 id={id} className="font-semibold text-16">
        <Trans>Next steps</Trans>
      </h2>
      <p className="mt-1 text-ink-muted">
        <Trans>You’ll get a notification when the employer replies.</Trans>
      </p>
      {process.length > 0 && <ProcessSteps process={process} className="mt-3" />}
    </section>
  )
}
