// Turns lines of vCalendar 1.0 into those of iCalendar: quoted-printable and other letters decoded, which newer files have too, several categories as a list, repetitions
// as they are written now.
import { textValue } from '../content-lines.ts'
import { bytesOf, textOf } from '../mail/mail-codes.ts'
import { upgradeRule } from './upgrade-rule.ts'

/** As many lines as before, so that reported line numbers are right. */
export function upgradeCalendar(text: string): string {
  const isOld = /^VERSION:1\.0\s*$/im.test(text)
  if (!isOld && !/^[^:]{0,500};(?:ENCODING=)?QUOTED-PRINTABLE[;:]/im.test(text)) return text
  const lines = text.split(/\r\n|\r|\n/)
  const upgraded: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const start = at
    // A quoted line that ends in = goes on in the next.
    if (isQuoted(lines[at] ?? '')) while (lines[at]?.endsWith('=') && at + 1 < lines.length) at += 1
    upgraded.push(upgradedLine(lines.slice(start, at + 1).join('\n'), isOld), ...lines.slice(start, at).map(() => ' '))
  }
  return upgraded.join('\r\n')
}

const headOf = (line: string): string => line.slice(0, Math.max(0, line.indexOf(':')))

const isQuoted = (line: string): boolean =>
  headOf(line)
    .split(';')
    .some((parameter) => /^(?:ENCODING=)?QUOTED-PRINTABLE$/i.test(parameter))

function upgradedLine(line: string, isOld: boolean): string {
  const head = headOf(line)
  const [name = '', ...parameters] = head.split(';')
  const isList = isOld && name.toUpperCase() === 'CATEGORIES'
  if (isOld && name.toUpperCase() === 'RRULE')
    return `${head}:${upgradeRule(line.slice(head.length + 1)) ?? line.slice(head.length + 1)}`
  if (!isQuoted(line)) return isList ? head + withCommas(line.slice(head.length)) : line
  const charset = parameters.find((parameter) => /^CHARSET=/i.test(parameter))?.slice('CHARSET='.length)
  const text = textOf(bytesOf(line.slice(head.length + 1), 'quoted-printable'), charset)
  const value = textValue(text.replaceAll('\r\n', '\n'))
  return `${name}:${isList ? withCommas(value) : value}`
}

/** Categories are between semicolons there. */
const withCommas = (value: string): string => value.replaceAll(/\\?;/g, ',')
