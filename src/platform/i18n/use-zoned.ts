// Moments in the person's own time zone, and in the employer's where its clock shows another time, in the language of the page.
// @chunk portal
import { useLingui } from '@lingui/react/macro'
import { localeOf } from './dates.ts'
import { inBothZones } from './in-both-zones.ts'

export function useZoned(): (at: string, zone: string) => string {
  const { i18n } = useLingui()
  const locale = localeOf(i18n.locale)
  return (at, zone) => inBothZones(locale, at, zone)
}
