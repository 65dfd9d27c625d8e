// Said where a match would stand, to who does not let their levels be compared with jobs; the settings change it. Used by the list and by a job's page.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { cx } from '#ui/cx.ts'
import { linkClass } from '#ui/link.tsx'

export function MatchOff({ className }: { className?: string }) {
  return (
    <p className={cx('text-13 text-ink-muted', className)}>
      <Trans>Your skills are not compared with jobs: you have not allowed it.</Trans>{' '}
      <Link to="/settings" search={{ section: 'notifications' }} className={linkClass}>
        <Trans>Change it in the settings</Trans>
      </Link>
    </p>
  )
}
