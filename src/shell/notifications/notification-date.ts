// How the date of a notification is written.
// @chunk notifications

/** 'MMM dd, h:mm a' in any language: its months and halves of the day in the specification's order (portal spec §9). */
export function notificationDate(time: string | number, language: string): string {
  const parts = formatOf(language).formatToParts(new Date(time))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('month')} ${part('day')}, ${part('hour')}:${part('minute')} ${part('dayPeriod')}`
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: string): Intl.DateTimeFormat {
  const locale = language === 'fr' ? 'fr-FR' : 'en-US'
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, {
      month: 'short',
      day: '2-digit',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h12',
    })
  formats.set(locale, format)
  return format
}
