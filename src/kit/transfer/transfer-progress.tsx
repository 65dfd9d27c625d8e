// How far an import has come, and how far a long file is read before.
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

export interface ReadingProgressProps {
  /** Of what is read. */
  readonly name: string
  /** From 0 to 1. */
  readonly share: number
}

export function ReadingProgress({ name, share }: ReadingProgressProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  return (
    <ProgressBar
      label={t`Reading ${name}…`}
      value={share}
      max={1}
      valueText={number(share, { style: 'percent' })}
      className="mt-4 w-full"
    />
  )
}
