// When a day ends in a time zone: advertisements close with it.

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** The last minute of the day on which a moment is in a zone. Each zone is set up once. */
export function endOfDays(): (zone: string, at: number) => number {
  const formats = new Map<string, Intl.DateTimeFormat>()
  const formatOf = (zone: string): Intl.DateTimeFormat => {
    const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    formats.set(zone, format)
    return format
  }
  /** `GMT-05:00`, in ms. */
  const offsetOf = (zone: string, at: number): number => {
    const name = formatOf(zone)
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')
    const [, sign = '+', hours = 0, minutes = 0] = /GMT([+-])(\d+):(\d+)/.exec(name?.value ?? '') ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
  }
  return (zone, at) => {
    const offset = offsetOf(zone, at)
    const end = Math.floor((at + offset) / DAY_MS) * DAY_MS + DAY_MS - MINUTE_MS
    // On the day on which clocks change, the end has another offset than the moment.
    return end - offsetOf(zone, end - offset)
  }
}
