// Shown in place of a match, to who does not let their levels be compared with jobs; the settings change it.
// @chunk jobs
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { cx } from '#ui/cx.ts'
import { linkClass } from '#ui/link.tsx'

export function MatchOff({ className }: { className?: string }) {
  return (
    <p className={cx('text-13 text-ink-muted', className)}>
      <Trans>Matching is off: you haven’t agreed to let us compare your skills with jobs.</Trans>{' '}
      <Link to="/settings" search={{ section: 'notifications' }} className={linkClass}>
        <Trans>Change this in Settings</Trans>
      </Link>
    </p>
  )
}
