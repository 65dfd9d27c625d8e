// The text of a cell of a sheet, and the message for an invalid formula, in the chosen language.
import { useLingui } from '@lingui/react/macro'
import type { ShownSheet } from '#contract/portal/sheet-shapes.ts'
import type { CellResult } from '#formats/formula/evaluate-formula.ts'
import type { CellValue } from '#formats/formula/formula-value.ts'
import { readEntry } from '#formats/formula/parse-formula.ts'
import { useFormats } from '#platform/i18n/dates.ts'

type Format = ShownSheet['cells'][number]['format']

export function useResultText() {
  const { t } = useLingui()
  const { number } = useFormats()
  const value = (own: CellValue, format: Format): string => {
    if (own === null) return ''
    if (typeof own === 'string') return own
    if (typeof own === 'boolean') return own ? t`TRUE` : t`FALSE`
    if (format === 'percent') return number(own, { style: 'percent', maximumFractionDigits: 2 })
    if (format === 'money') return number(own, { minimumFractionDigits: 2, maximumFractionDigits: 4 })
    return number(own, { maximumFractionDigits: 6 })
  }
  const result = (found: CellResult, format: Format): string =>
    'error' in found ? found.error : value(found.value, format)
  return {
    value,
    result,
    /** Of what was typed: what it gives, or why it gives nothing. */
    entry(text: string, found: CellResult | undefined, format: Format): string {
      const read = readEntry(text)
      if (!read) return t`Start with an equals sign.`
      if ('problem' in read) {
        const { kind, word } = read.problem
        if (kind === 'function') return t`The function ${word} isn’t available here.`
        if (kind === 'arguments') return t`${word} doesn’t take that many arguments.`
        if (kind === 'reference')
          return t`${word} isn’t a cell: enter a reference such as A1, or text in quotation marks.`
        return kind === 'unfinished' ? t`The formula is incomplete.` : t`There’s a mistake at ${word}.`
      }
      if (!found) return ''
      const gives = result(found, format)
      return gives === '' ? t`Gives empty text.` : t`Gives ${gives}.`
    },
  }
}
