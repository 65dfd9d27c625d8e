// Days as ISO 8601 writes them.

/** `2026-11-17` in UTC. @param time ms since the epoch, or ISO text */
export const utcDay = (time: number | string): string => new Date(time).toISOString().slice(0, 10)

/** `2026-11-17` where the person is. @param time ms since the epoch, or a date */
export function localDay(time: number | Date): string {
  const date = new Date(time)
  return [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-')
}
