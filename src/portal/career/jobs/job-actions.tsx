// What can be done with the open job.
// @chunk job
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { JobDetail } from '#contract/portal/job-shapes.ts'
import { usePortal } from '#platform/offline/can-do-now.ts'
import { useOnline } from '#platform/offline/online.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { JobCommands } from './use-job-commands.ts'

export interface JobActionsProps {
  readonly job: JobDetail
  readonly commands: JobCommands
  /** Where one applies; left out where one cannot. */
  readonly applyPath: string | undefined
  readonly className?: string
}

export function JobActions({ job, commands, applyPath, className }: JobActionsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isOnline = useOnline()
  const hasPortal = usePortal()
  return (
    <div className={cx('flex flex-wrap items-center gap-2', className)}>
      {applyPath && (
        <Button
          variant="primary"
          onPress={() => void navigate({ href: applyPath })}
          className={job.hasDraft ? 'max-sm:w-full' : 'max-sm:flex-1'}
        >
          {job.hasDraft ? <Trans>Continue the application</Trans> : <Trans>Apply</Trans>}
        </Button>
      )}
      {job.application && (
        <Button onPress={() => void navigate({ href: `/career/applications?application=${job.application?.id}` })}>
          <Trans>See the application</Trans>
        </Button>
      )}
      <Button aria-pressed={job.isSaved} onPress={() => commands.toggleSaved(job)}>
        <Icon name="bookmark" solid={job.isSaved} />
        {/* On a phone everything has to fit beside Apply, which stays in sight. */}
        <span className="max-sm:sr-only">{job.isSaved ? <Trans context="job">Saved</Trans> : <Trans>Save</Trans>}</span>
      </Button>
      <IconButton icon="share" label={t`Share`} onPress={() => commands.share(job)} />
      <IconButton icon="printer" label={t`Print`} onPress={() => print()} />
      <IconButton
        icon={job.isHidden ? 'eye' : 'eye-slash'}
        label={job.isHidden ? t`Show again` : t`Hide this job`}
        onPress={() => commands.toggleHidden(job)}
      />
      {applyPath && !isOnline && (
        <p className="text-13 text-ink-muted">
          {hasPortal ? (
            <Trans>You’re offline. You can still apply: we’ll send your application when you reconnect.</Trans>
          ) : (
            <Trans>You’re offline. You can still apply: your application will be saved on this device.</Trans>
          )}
        </p>
      )}
    </div>
  )
}
