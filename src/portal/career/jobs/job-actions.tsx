// What can be done with the open job. Used by job-screen.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { JobDetail } from '#contract/portal/job-shapes.ts'
import { useOnline } from '#platform/offline/online.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import type { JobVerbs } from './use-job-verbs.ts'

export interface JobActionsProps {
  readonly job: JobDetail
  readonly verbs: JobVerbs
  /** Where one applies; left out where one cannot. */
  readonly applyPath: string | undefined
  readonly className?: string
}

export function JobActions({ job, verbs, applyPath, className }: JobActionsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isOnline = useOnline()
  return (
    <div className={cx('flex flex-wrap items-center gap-2', className)}>
      {applyPath && (
        <Button variant="primary" onPress={() => void navigate({ href: applyPath })} className="max-sm:w-full">
          {job.hasDraft ? <Trans>Continue the application</Trans> : <Trans>Apply</Trans>}
        </Button>
      )}
      {job.application && (
        <Button onPress={() => void navigate({ href: `/career/applications?application=${job.application?.id}` })}>
          <Trans>See the application</Trans>
        </Button>
      )}
      <Button icon="bookmark" aria-pressed={job.isSaved} onPress={() => verbs.toggleSaved(job)}>
        {job.isSaved ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
      </Button>
      <IconButton icon="share" label={t`Share`} onPress={() => verbs.share(job)} />
      <IconButton icon="printer" label={t`Print`} onPress={() => print()} />
      <IconButton
        icon={job.isHidden ? 'eye' : 'eye-slash'}
        label={job.isHidden ? t`Show again` : t`Hide this job`}
        onPress={() => verbs.toggleHidden(job)}
      />
      {applyPath && !isOnline && (
        <p className="text-13 text-ink-muted">
          <Trans>You can apply offline: it is sent when you are back.</Trans>
        </p>
      )}
    </div>
  )
}
