// The quiet word that the device has no network. What works without one goes on working.
// @chunk signed-in
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useOnline } from '#platform/offline/online.ts'
import { announce } from '#ui/announce.ts'
import { Icon } from '#ui/icon.tsx'

export function OfflineMark() {
  const { t } = useLingui()
  const isOnline = useOnline()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (wasOnline.current === isOnline) return
    wasOnline.current = isOnline
    announce(isOnline ? t`Back online` : t`Offline. Your changes are saved on this device.`)
  }, [isOnline, t])
  if (isOnline) return null
  return (
    // On a phone it gives way to the number of changes that wait, whose list shows why they do.
    <span
      title={t`Saved on this device`}
      className="mx-1 inline-flex h-control-sm items-center gap-1.5 whitespace-nowrap rounded-full bg-surface-control px-2.5 font-medium text-13 text-ink-muted group-has-[[data-outbox]]/header:max-sm:sr-only"
    >
      <Icon name="signal-slash" size={16} />
      <span>
        <Trans>Offline</Trans>
      </span>
      {/* No header has room for it, least of all in French. */}
      <span className="sr-only">
        · <Trans>Saved on this device</Trans>
      </span>
    </span>
  )
}
