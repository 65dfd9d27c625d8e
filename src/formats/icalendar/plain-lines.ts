// Makes the lines of one component ready to be parsed: unfolded, notes that were broken by hand put together, dates of other forms written as RFC 5545 has them.
// @offline later
import { instantOf } from '../content-lines.ts'

/** @param block of lines that end in CRLF @returns a property each; empty ones are left out */
export function plainLines(block: string): string[] {
  const lines: string[] = []
  for (const line of block.replaceAll(/\r\n[ \t]/g, '').split('\r\n')) {
    const last = lines.at(-1) ?? ''
    if (line.trim() === '') continue
    if (isProperty(line)) lines.push(/^RRULE[;:]/i.test(line) ? line.toUpperCase() : withDate(line))
    else if (isProperty(last) && /^DESCRIPTION[;:]/i.test(last)) lines[lines.length - 1] = `${last}\\n${line}`
    else lines.push(line)
  }
  return lines.filter((line) => !EMPTY.test(line))
}

const isProperty = (line: string): boolean => /^[\w-]{1,100}[;:]/.test(line)

/** Dropped where they are empty. Not DUE and DTSTART: an empty date there is reported. */
const EMPTY = /^(?:COMPLETED|PERCENT-COMPLETE|PRIORITY|CATEGORIES|STATUS|RRULE|DURATION|CREATED|LAST-MODIFIED):\s*$/i

const DATE = /^(DUE|DTSTART|DTEND|COMPLETED|CREATED|RECURRENCE-ID|TRIGGER)((?:;(?:"[^"]*"|[^":;])*)*):(.*)$/i

/** `20261203`, `2026-12-03T09:00Z`, `20261203T090000-0500`. */
const FORM = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d))?(?:[.,]\d{1,9})?(Z|[+-]\d\d:?\d\d)?)?$/i

/** The line as it is where it has no date. */
function withDate(line: string): string {
  const [, name = '', parameters = '', value = ''] = DATE.exec(line) ?? []
  const [, year, month, day, hour, minute, second = '00', zone = ''] = FORM.exec(value.trim()) ?? []
  if (year === undefined) return line
  const isDay = hour === undefined || /;VALUE=DATE(?=;|$)/i.test(parameters)
  if (isDay) return `${name};VALUE=DATE:${year}${month}${day}`
  const time = `${year}-${month}-${day}T${hour}:${minute}:${second}`
  const kind = /^TRIGGER$/i.test(name) ? ';VALUE=DATE-TIME' : ''
  if (/^[+-]/.test(zone)) {
    const offset = zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`
    const at = Date.parse(time + offset)
    return Number.isNaN(at) ? line : `${name}${kind}:${instantOf(at)}`
  }
  return `${name}${kind || parameters}:${time.replaceAll(/[-:]/g, '')}${zone.toUpperCase()}`
}
