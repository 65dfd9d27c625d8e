// Due dates in words, in the chosen language. Used by the rows, the detail and the add line.
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '#platform/i18n/dates.ts'
import { type DueWords, dueWords } from './due-words.ts'

/** @param now ms since the epoch */
export function useDueWords(now: number): (due: string, options?: { readonly hasTime?: boolean }) => DueWords {
  const { t } = useLingui()
  const formats = useFormats()
  const near = { [-1]: t`Yesterday`, 0: t`Today`, 1: t`Tomorrow` }
  return (due, options) => dueWords(due, { now, formats, near, ...options })
}
