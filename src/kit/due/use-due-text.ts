// The text of a due date in the chosen language, and the colour of each tone.
// @chunk signed-in
import { t } from '@lingui/core/macro'
import { type DueFormats, type DueText, dueText } from '#formats/due.ts'
import { useFormats } from '#platform/i18n/dates.ts'

/** Classes for the text of what is not done yet. */
export const DUE_COLOURS: Readonly<Record<DueText['tone'], string>> = {
  plain: 'text-ink-muted',
  soon: 'text-warning',
  overdue: 'text-danger',
}

/** @param now ms since the epoch */
export const useDueText = (now: number): ((due: string) => DueText) => dueTextIn(useFormats(), now)

export function dueTextIn(formats: DueFormats, now: number): (due: string) => DueText {
  const near = { [-1]: t`Yesterday`, 0: t`Today`, 1: t`Tomorrow` }
  return (due) => dueText(due, { now, formats, near })
}
