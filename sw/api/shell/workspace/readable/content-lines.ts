// Lines of vCards (RFC 6350) and calendars (RFC 5545), which share their form: escaped, folded at 75 bytes, ended with CRLF. Used by the converters beside it.

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

/** A parameter, or nothing where it is empty. RFC 6868: what may not stand between quotes is written with a caret. */
export function parameter(name: string, value: string): string {
  if (value === '') return ''
  const safe = value
    .replaceAll('^', '^^')
    .replaceAll(/\r\n?|\n/g, '^n')
    .replaceAll('"', "^'")
  return `;${name}="${safe.replaceAll(CONTROL, '')}"`
}

/** One line, folded. @param value in its own escaped form */
export const line = (name: string, value: string): string => fold(`${name}:${value}`)

/** `20261117T090000Z` */
export const instantOf = (iso: string): string => new Date(iso).toISOString().replaceAll(/[-:]|\.\d+/g, '')

const encoder = new TextEncoder()
/** bytes, without the end of the line */
const WIDTH = 75

/** A letter is never cut in two. */
export function fold(text: string): string {
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
