// Parses one component of a calendar file (RFC 5545). A line that cannot be read costs nothing but itself.
// @offline later
import ICAL from 'ical.js'
import { plainLines } from './plain-lines.ts'

export interface ReadComponent {
  readonly component: ICAL.Component
  /** Lines that are left out. */
  readonly lost: readonly string[]
}

/** @param block its lines, with those that begin and end it @returns null where nothing of it can be read */
export function readComponent(block: string, kind: 'vevent' | 'vtodo'): ReadComponent | null {
  const lines = plainLines(block)
  const whole = parsed(lines, kind)
  if (whole) return { component: whole, lost: [] }
  const [begin, end] = [`BEGIN:${kind.toUpperCase()}`, `END:${kind.toUpperCase()}`]
  const isGood = (line: string) => /^(?:BEGIN|END):/i.test(line) || parsed([begin, line, end], kind) !== null
  const component = parsed(lines.filter(isGood), kind)
  return component && { component, lost: lines.filter((line) => !isGood(line)) }
}

function parsed(lines: readonly string[], kind: string): ICAL.Component | null {
  try {
    const calendar = ICAL.parse(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'))
    return new ICAL.Component(calendar).getFirstSubcomponent(kind)
  } catch {
    return null
  }
}

/** '' where it is missing, or nothing that can be read. */
export function textIn(component: ICAL.Component, name: string): string {
  try {
    return String(component.getFirstPropertyValue(name) ?? '')
  } catch {
    return ''
  }
}
