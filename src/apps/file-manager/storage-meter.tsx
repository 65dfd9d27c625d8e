// How much the files take, and how much room the browser grants Cairn on this device.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useByteFormat } from '#kit/transfer/use-byte-format.ts'
import { deviceStorage, isNearlyFull } from '#platform/workspace/device-storage.ts'
import { ProgressBar } from '#ui/progress.tsx'
import { fileQueries } from './queries.ts'

export function StorageMeter({ className }: { readonly className?: string }) {
  const { t } = useLingui()
  const formatBytes = useByteFormat()
  const { data: storage } = useQuery(fileQueries.storage())
  const { data: device } = useQuery(deviceStorage())
  if (!storage) return <div className={className} style={{ minHeight: 76 }} />
  const used = formatBytes(storage.used)
  const quota = device?.quota
  const limit = formatBytes(quota ?? 0)
  return (
    <div className={className}>
      {quota === undefined ? (
        <p className="text-13 text-ink-muted">
          <Trans>{used} of files</Trans>
        </p>
      ) : (
        <>
          <ProgressBar
            label={t`Space on this device`}
            isLabelHidden
            value={device?.used ?? 0}
            max={quota}
            valueText={t`${used} of files; limit in this browser: ${limit}`}
          />
          <p className="mt-2 flex flex-wrap gap-x-1 text-13 text-ink-muted">
            <span className="whitespace-nowrap">
              <Trans>{used} of files</Trans>
            </span>
            <span className="whitespace-nowrap text-ink-faint">
              <Trans>limit: {limit}</Trans>
            </span>
          </p>
        </>
      )}
      {device && isNearlyFull(device) && (
        <p className="mt-1 text-13 text-warning">
          <Trans>Space is running out on this device.</Trans>
        </p>
      )}
    </div>
  )
}
