// How long it is until a birthday, and which one it is: `in 4 days, turns 40`. Used by the list and the open contact.
// @chunk contacts
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'

/** @param at midnight of that day, ms since the epoch @param age null where the year of birth is not known */
export function useBirthdayNote(at: number, age: number | null): string {
  const { t } = useLingui()
  const { relativeDay } = useFormats()
  const distance = relativeDay(at, useNow())
  return age === null || age <= 0 ? distance : t`${distance}, turns ${age}`
}
