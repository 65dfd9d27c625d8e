// Moments in the person's own time zone, and in the employer's where its clock shows another time, in the language of the page.
// @chunk portal
import { useLingui } from '@lingui/react/macro'
import { inBothZones } from './in-both-zones.ts'

export function useZoned(): (at: string, zone: string) => string {
  const { i18n } = useLingui()
  const locale = i18n.locale === 'fr' ? 'fr-FR' : 'en-GB'
  return (at, zone) => inBothZones(locale, at, zone)
}
