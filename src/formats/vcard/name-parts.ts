// The parts of a name (RFC 6350 §6.2.2): family, given, further, before, after. As a card has them, or guessed of a whole name.
// @chunk contact-format
import { type CardLine, partsOfLine } from './card-lines.ts'

export function namePartsOf(line: CardLine): string[] {
  const parts = partsOfLine(line)
  return Array.from({ length: 5 }, (_, at) => parts[at] ?? '')
}

/** The last word as the family name: right for most of the names that came without parts. */
export function guessedParts(name: string): string[] {
  const words = name.trim().split(/\s+/)
  const family = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [family, words.slice(0, family === '' ? undefined : -1).join(' '), '', '', '']
}

/** Whether a name still has this family and given name: it may have been changed since. */
export function hasParts(name: string, parts: readonly string[]): boolean {
  const words = new Set(name.split(/[\s,]+/))
  const needed = parts.slice(0, 2).flatMap((part) => part.split(/[\s,]+/).filter(Boolean))
  return needed.length > 0 && needed.every((word) => words.has(word))
}
