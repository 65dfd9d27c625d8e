// A moment in the person's own time zone; where the employer's clock shows another time, that one follows with its zone.
// @chunk portal

const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }
const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' }

/** @param at ISO 8601 @param timeZone the employer's */
export function inBothZones(locale: string, at: string, timeZone: string): string {
  const here = new Intl.DateTimeFormat(locale, { ...DAY, ...TIME }).format(new Date(at))
  const there = inOtherZone(locale, at, timeZone, { timeZoneName: 'short' })
  return there === null ? here : `${here} (${there})`
}

/** What the employer's clock shows; null where it shows the same. The day is shown only where it is another one there. */
export function inOtherZone(
  locale: string,
  at: string,
  timeZone: string,
  more: Intl.DateTimeFormatOptions = {},
): string | null {
  const said = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(new Date(at))
  const isSame = (options: Intl.DateTimeFormatOptions) => said(options) === said({ ...options, timeZone })
  if (isSame({ ...DAY, ...TIME })) return null
  return said({ ...(!isSame(DAY) && DAY), ...TIME, ...more, timeZone })
}
