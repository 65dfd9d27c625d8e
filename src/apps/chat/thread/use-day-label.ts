// What a day of the thread is called: today, yesterday, else with its date.
// @chunk chat
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'

/** @returns `Today`, `Yesterday`, `Monday 16 November`, `3 December 2025` */
export function useDayLabel(): (at: string) => string {
  const { t } = useLingui()
  const { date } = useFormats()
  const now = useNow()
  return (at) => {
    const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86_400_000)
    if (days === 0) return t`Today`
    if (days === 1) return t`Yesterday`
    const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
    const label = date(at, isThisYear ? 'weekday' : 'longDay')
    return label.charAt(0).toLocaleUpperCase() + label.slice(1)
  }
}
