// Lines of vCards (RFC 6350) and calendars (RFC 5545), which share their form. Written: escaped, folded at 75 bytes, ended with CRLF. Read: made whole, and taken apart.
// @chunk calendar-lines
import { localDay } from './iso-day.ts'

/** A text value: one or several, a comma between them. */
export const textValue = (...texts: readonly string[]): string => texts.map(escapeText).join(',')

/** Control characters, which have no form there. */
const CONTROL = /(?!\t)\p{Cc}/gu

const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(CONTROL, '')

/** A text value of a vCard that is one alone: there a semicolon is a letter like others. */
export const plainValue = (text: string): string => escapeText(text).replaceAll('\\;', ';')

/** Parts of a structured value, such as a name. */
export const structuredValue = (...parts: readonly string[]): string => parts.map(escapeText).join(';')

/** A parameter, or nothing where it is empty. RFC 6868: what may not be between quotes is escaped with a caret. */
export function parameter(name: string, value: string): string {
  if (value === '') return ''
  const safe = value
    .replaceAll('^', '^^')
    .replaceAll(/\r\n?|\n/g, '^n')
    .replaceAll('"', "^'")
  return `;${name}="${safe.replaceAll(CONTROL, '')}"`
}

/** One line, folded. @param value in its own escaped form */
export const line = (name: string, value: string): string => foldLine(`${name}:${value}`)

/** `20261117T090000Z` @param time ms since the epoch, or ISO text */
export const instantOf = (time: number | string): string => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** `20261117` where the person is. */
export const dayOf = (date: Date): string => localDay(date).replaceAll('-', '')

const encoder = new TextEncoder()
/** bytes, without the end of the line */
const WIDTH = 75

/** A letter is never cut in two, and the end of a line is never in it. */
export function foldLine(written: string): string {
  const text = written.toWellFormed().replaceAll(CONTROL, '')
  if (text.length * 3 <= WIDTH) return `${text}\r\n`
  let folded = ''
  let width = 0
  for (const letter of text) {
    const size = letter < '\x80' ? 1 : encoder.encode(letter).length
    if (width + size > WIDTH) {
      folded += '\r\n '
      width = 1
    }
    folded += letter
    width += size
  }
  return `${folded}\r\n`
}

export interface ContentLine {
  /** In capitals, without a group before it. */
  readonly name: string
  /** What is between the name and the colon, such as `TYPE=work`. */
  readonly parameters: string
  readonly value: string
  /** As it is in the file. */
  readonly text: string
}

/** The lines of a text that are properties; folded ones made whole. */
export function contentLines(text: string): ContentLine[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n')
    .flatMap((line) => {
      const found =
        /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":;])*)*):(.*)$/.exec(line) ??
        // A quote that is never closed is a sign like others.
        /^(?:[\w-]+\.)?([\w-]+)(;[^:]*):(.*)$/.exec(line)
      if (!found) return []
      const [, name = '', parameters = '', value = ''] = found
      return [{ name: name.toUpperCase(), parameters, value, text: line }]
    })
}

/** A text value as it was before it was written. */
export const unescapeText = (value: string): string =>
  value.replaceAll(/\\([\\,;nN])/g, (_, escaped: string) => (escaped.toLowerCase() === 'n' ? '\n' : escaped)).trim()
