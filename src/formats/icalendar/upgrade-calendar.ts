// Turns a vCalendar 1.0 file into iCalendar lines: quoted-printable and other letters decoded, several categories as a list. Other files stay as they are.
import { textValue } from '../content-lines.ts'
import { bytesOf, wordsOf } from '../mail/mail-codes.ts'

/** As many lines as before, so that what is said of a place in the file is right. */
export function upgradeCalendar(text: string): string {
  if (!/^VERSION:1\.0\s*$/im.test(text)) return text
  const lines = text.split(/\r\n|\r|\n/)
  const upgraded: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const start = at
    // A quoted line that ends in = goes on in the next.
    if (isQuoted(lines[at] ?? '')) while (lines[at]?.endsWith('=') && at + 1 < lines.length) at += 1
    upgraded.push(upgradedLine(lines.slice(start, at + 1).join('\n')), ...lines.slice(start, at).map(() => ' '))
  }
  return upgraded.join('\r\n')
}

const headOf = (line: string): string => line.slice(0, Math.max(0, line.indexOf(':')))

const isQuoted = (line: string): boolean =>
  headOf(line)
    .split(';')
    .some((parameter) => /^(?:ENCODING=)?QUOTED-PRINTABLE$/i.test(parameter))

function upgradedLine(line: string): string {
  const head = headOf(line)
  const [name = '', ...parameters] = head.split(';')
  if (!isQuoted(line)) return name.toUpperCase() === 'CATEGORIES' ? head + withCommas(line.slice(head.length)) : line
  const charset = parameters.find((parameter) => /^CHARSET=/i.test(parameter))?.slice('CHARSET='.length)
  const text = wordsOf(bytesOf(line.slice(head.length + 1), 'quoted-printable'), charset)
  const value = textValue(text.replaceAll('\r\n', '\n'))
  return `${name}:${name.toUpperCase() === 'CATEGORIES' ? withCommas(value) : value}`
}

/** Categories stand between semicolons there. */
const withCommas = (value: string): string => value.replaceAll(/\\?;/g, ',')
