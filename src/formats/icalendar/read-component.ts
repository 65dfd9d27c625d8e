// Parses one component of a calendar file (RFC 5545). A line that cannot be read costs nothing but itself.
// @offline later
import ICAL from 'ical.js'
import { plainLines } from './plain-lines.ts'

export interface ReadComponent {
  readonly component: ICAL.Component
  /** Its lines, each property whole. */
  readonly lines: readonly string[]
  /** Lines that are left out. */
  readonly lost: readonly string[]
}

/** @param block its lines, with those that begin and end it @returns null where nothing of it can be read */
export function readComponent(block: string, kind: 'vevent' | 'vtodo'): ReadComponent | null {
  const lines = closed(plainLines(block))
  const whole = parsed(lines, kind)
  if (whole) return { component: whole, lines, lost: [] }
  const [begin, end] = [`BEGIN:${kind.toUpperCase()}`, `END:${kind.toUpperCase()}`]
  const isGood = (line: string) => /^(?:BEGIN|END):/i.test(line) || parsed([begin, line, end], kind) !== null
  const component = parsed(lines.filter(isGood), kind)
  return component && { component, lines, lost: lines.filter((line) => !isGood(line)) }
}

/** What begins within it ends there, though the file may leave that out. */
function closed(lines: readonly string[]): string[] {
  const open: string[] = []
  return lines.flatMap((line) => {
    const [, mark, name = ''] = /^(BEGIN|END):([\w-]{1,100})\s*$/i.exec(line.toUpperCase()) ?? []
    if (mark === 'BEGIN') open.push(name)
    if (mark !== 'END') return [line]
    const at = open.lastIndexOf(name)
    return at < 0
      ? []
      : open
          .splice(at)
          .map((one) => `END:${one}`)
          .toReversed()
  })
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
