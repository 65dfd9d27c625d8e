// The lines of the cards in a .vcf file, taken apart: groups, parameters, and the encodings of vCard 2.1 and 3.0.
// @offline later
// @chunk contact-format
import { type ContentLine, contentLines, unescapeText } from '../content-lines.ts'
import { decodeText } from '../decode-text.ts'

export interface RawCard {
  /** Where it begins in the file, from 1. */
  readonly line: number
  readonly lines: readonly CardLine[]
  /** False: the file ends, or another card begins, before its end. */
  readonly hasEnd: boolean
}

export interface CardLine extends ContentLine {
  /** What is before the name, as `item1` in `item1.EMAIL`; empty where nothing does. */
  readonly group: string
  /** By its name in capitals: all values of a parameter, without quotes. */
  readonly values: ReadonlyMap<string, readonly string[]>
}

/** The cards of a text, in its sequence. */
export function splitCards(text: string): RawCard[] {
  const cards: { line: number; body: string[]; hasEnd: boolean }[] = []
  for (const [index, line] of text.replaceAll(/\r\n?/g, '\n').split('\n').entries()) {
    const last = cards.at(-1)
    const isOpen = last?.hasEnd === false
    const mark = (isOpen ? line.trimEnd() : line.trim()).toUpperCase()
    if (mark === 'BEGIN:VCARD') cards.push({ line: index + 1, body: [], hasEnd: false })
    else if (!last || last.hasEnd) continue
    else if (mark === 'END:VCARD') last.hasEnd = true
    else last.body.push(line)
  }
  return cards.map(({ body, ...card }) => ({
    ...card,
    lines: contentLines(withoutHardBreaks(withoutSoftBreaks(body))).map(toCardLine),
  }))
}

/** Some programs break notes and pictures without a blank before what follows: it belongs to them. What else is no property is a note. */
function withoutHardBreaks(text: string): string {
  const whole: string[] = []
  for (const line of text.replaceAll(/\n[ \t]/g, '').split('\n')) {
    const last = whole.at(-1) ?? ''
    if (line.trim() === '' || IS_PROPERTY.test(line)) whole.push(line)
    else if (IS_NOTE.test(last)) whole[whole.length - 1] = `${last}\\n${line}`
    else if (IS_BASE64.test(last) && /^[\w+/]+=*\s*$/.test(line)) whole[whole.length - 1] = last + line.trim()
    else whole.push(`NOTE:${line}`)
  }
  return whole.join('\n')
}

const IS_PROPERTY = /^(?:[\w-]+\.)?[\w-]+(?::|;.*:)/
const IS_NOTE = /^(?:[\w-]+\.)?NOTE[;:]/i
const IS_BASE64 = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|KEY|SOUND)(?=[;:])[^:]*[;=](?:BASE64|B)(?:[;:])/i

/** Quoted-printable lines go on after a `=` at their end, without a blank before what follows. */
function withoutSoftBreaks(lines: readonly string[]): string {
  const whole: string[] = []
  let goesOn = false
  for (const line of lines) {
    if (goesOn) whole.push(`${whole.pop()?.slice(0, -1)}${line.trimStart()}`)
    else whole.push(line)
    const joined = whole.at(-1) ?? ''
    goesOn = joined.endsWith('=') && /quoted-printable/i.test(joined.slice(0, joined.indexOf(':') + 1))
  }
  return whole.join('\n')
}

export function toCardLine(line: ContentLine): CardLine {
  const values = new Map<string, string[]>()
  for (const part of splitOutside(line.parameters, ';').filter(Boolean)) {
    const at = part.indexOf('=')
    // vCard 2.1 leaves the name of some parameters out: `TEL;WORK;FAX`.
    const name = at < 0 ? nameOfBare(part) : part.slice(0, at).toUpperCase()
    const own = splitOutside(part.slice(at + 1), ',').flatMap((one) => one.replaceAll('"', '').split(','))
    values.set(name, [...(values.get(name) ?? []), ...own.map(withoutCarets)])
  }
  const [, group = ''] = /^([\w-]+)\./.exec(line.text) ?? []
  return { ...line, group: group.toLowerCase(), values }
}

const nameOfBare = (value: string): string => (/^(quoted-printable|base64|b)$/i.test(value) ? 'ENCODING' : 'TYPE')

/** RFC 6868. */
const withoutCarets = (text: string): string =>
  text.replaceAll(/\^([n'^])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign === "'" ? '"' : '^'))

/** The parts between a sign, but for those that are in quotes. */
function splitOutside(text: string, sign: string): string[] {
  const parts = ['']
  let isQuoted = false
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted
    if (letter === sign && !isQuoted) parts.push('')
    else parts.push(`${parts.pop()}${letter}`)
  }
  return parts
}

export const firstOf = ({ values }: CardLine, parameter: string): string => values.get(parameter)?.[0] ?? ''

/** Its value as a text. */
export const textOf = (line: CardLine): string => unescapeText(decoded(line, line.value))

/** The texts between its semicolons. */
export const partsOfLine = (line: CardLine): string[] => splitUnescaped(line, ';')

/** The texts between its commas. */
export const listOfLine = (line: CardLine): string[] => splitUnescaped(line, ',').filter((part) => part !== '')

function splitUnescaped(line: CardLine, sign: ',' | ';'): string[] {
  const parts = ['']
  let isEscaped = false
  for (const letter of line.value) {
    if (letter === sign && !isEscaped) parts.push('')
    else parts.push(`${parts.pop()}${letter}`)
    isEscaped = letter === '\\' && !isEscaped
  }
  return parts.map((part) => unescapeText(decoded(line, part)))
}

function decoded(line: CardLine, value: string): string {
  if (!isQuotedPrintable(line)) return value
  const bytes: number[] = []
  for (const part of value.split(/(=[\dA-F]{2})/i)) {
    if (/^=[\dA-F]{2}$/i.test(part)) bytes.push(Number.parseInt(part.slice(1), 16))
    else bytes.push(...new TextEncoder().encode(part))
  }
  return lettersOf(new Uint8Array(bytes), firstOf(line, 'CHARSET')).replaceAll(/\r\n?/g, '\n')
}

const isQuotedPrintable = (line: CardLine): boolean => firstOf(line, 'ENCODING').toUpperCase() === 'QUOTED-PRINTABLE'

/** @param charset as the card states; where it has none, or an unknown one, it is detected from the letters */
function lettersOf(bytes: Uint8Array<ArrayBuffer>, charset: string): string {
  if (charset === '' || /^utf-?8$/i.test(charset)) return decodeText(bytes)
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return decodeText(bytes)
  }
}

/** A line that is stored unread, as newer versions write it: without an encoding that they do not have. */
export function unreadText(line: CardLine): string {
  if (!isQuotedPrintable(line)) return line.text
  const group = line.group === '' ? '' : `${line.group}.`
  const parameters = splitOutside(line.parameters, ';').filter(
    (part) => !/^(ENCODING=|CHARSET=|QUOTED-PRINTABLE$)/i.test(part),
  )
  return `${group}${line.name}${parameters.join(';')}:${decoded(line, line.value).trimEnd().replaceAll('\n', '\\n')}`
}
