// How the date of a notification is written.
// @chunk notifications
import { formatsOf } from '#platform/i18n/dates.ts'

const english = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
})

/** 'MMM dd, h:mm a' in English (portal spec §9); another language has its own order and its own clock. */
export function notificationDate(time: string | number, language: string): string {
  if (language !== 'en') return formatsOf(language).date(time, 'dayTime')
  const parts = english.formatToParts(new Date(time))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('month')} ${part('day')}, ${part('hour')}:${part('minute')} ${part('dayPeriod')}`
}
