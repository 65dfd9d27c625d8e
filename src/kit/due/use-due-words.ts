// Due dates in words, in the chosen language, and the colour of each tone.
// @chunk signed-in
import { t } from '@lingui/core/macro'
import { type DueFormats, type DueWords, dueWords } from '#formats/due.ts'
import { useFormats } from '#platform/i18n/dates.ts'

/** Classes for the text of what is not done yet. */
export const DUE_COLOURS: Readonly<Record<DueWords['tone'], string>> = {
  plain: 'text-ink-muted',
  soon: 'text-warning',
  overdue: 'text-danger',
}

/** @param now ms since the epoch */
export const useDueWords = (now: number): ((due: string) => DueWords) => dueWordsIn(useFormats(), now)

export function dueWordsIn(formats: DueFormats, now: number): (due: string) => DueWords {
  const near = { [-1]: t`Yesterday`, 0: t`Today`, 1: t`Tomorrow` }
  return (due) => dueWords(due, { now, formats, near })
}
