// Labels of the papers that product labels can be printed on.
// @offline later
import { useLingui } from '@lingui/react/macro'
import type { LabelFormat } from './label-formats.ts'

export function useFormatLabel(): (format: LabelFormat) => string {
  const { t } = useLingui()
  return ({ columns, rows, label }) => {
    const count = columns * rows
    const size = `${Math.round(label.width)}\u00a0×\u00a0${Math.round(label.height)}\u00a0mm`
    return count === 1 ? t`Roll, ${size} labels` : t`A4, ${count} labels, ${size} each`
  }
}
