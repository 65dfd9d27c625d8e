// A moment in the person's own time zone; where the employer's clock shows another time, that one follows with its zone.
// @chunk portal

const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }
const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' }

/** @param at ISO 8601 @param timeZone the employer's */
export function inBothZones(locale: string, at: string, timeZone: string): string {
  const moment = new Date(at)
  const said = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(moment)
  const here = said({ ...DAY, ...TIME })
  if (here === said({ ...DAY, ...TIME, timeZone })) return here
  // The day is said again only where it is another one there.
  const isSameDay = said(DAY) === said({ ...DAY, timeZone })
  return `${here} (${said({ ...(!isSameDay && DAY), ...TIME, timeZone, timeZoneName: 'short' })})`
}
