// A moment in the employer's time zone, with the person's own beside it where it differs.
// @chunk portal
import { useLingui } from '@lingui/react/macro'

export function useZoned(): (at: string, zone: string) => string {
  const { t, i18n } = useLingui()
  const locale = i18n.locale === 'fr' ? 'fr-FR' : 'en-GB'
  return (at, zone) => {
    const there = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zone,
      timeZoneName: 'short',
    }).format(new Date(at))
    const time = (timeZone?: string) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', hour: '2-digit', minute: '2-digit', timeZone }).format(
        new Date(at),
      )
    if (time() === time(zone)) return there
    const here = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(new Date(at))
    return t`${there} (${here} your time)`
  }
}
