// How far an import has come.
// @chunk transfer
// @offline later
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '#platform/i18n/dates.ts'
import { ProgressBar } from '#ui/progress.tsx'

export interface TransferProgressProps {
  readonly done: number
  readonly total: number
  /** What was written is being taken back. */
  readonly isStopping?: boolean
}

export function TransferProgress({ done, total, isStopping }: TransferProgressProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const [written, all] = [number(done), number(total)]
  return (
    <ProgressBar
      label={isStopping ? t`Stopping` : t`Importing`}
      value={done}
      max={total}
      valueText={t`${written} of ${all}`}
      className="mt-4 w-full"
    />
  )
}
