// Wraps what was searched in `<mark>` (workspace spec §7). The rest is escaped, so that the answer is safe HTML whatever a title holds.
import { escapeMarkup } from '#formats/markup.ts'
import { foldLetters, straightApostrophes } from '#formats/text.ts'

/** Marks each word of the query wherever it occurs, the longest first. Letters that only a longer spelling finds (`œ` for `oe`) stay without a mark. */
export function markMatches(text: string, query: string): string {
  const words = query
    .split(/\s+/)
    .flatMap((word) => comparedForm(word) || [])
    .sort((a, b) => b.length - a.length)
  const folded = comparedForm(text)
  let marked = ''
  let plain = ''
  for (let at = 0; at < text.length; ) {
    const word = words.find((candidate) => folded.startsWith(candidate, at))
    if (word === undefined) {
      plain += text.charAt(at)
      at += 1
      continue
    }
    marked += `${escapeMarkup(plain)}<mark>${escapeMarkup(text.slice(at, at + word.length))}</mark>`
    plain = ''
    at += word.length
  }
  return marked + escapeMarkup(plain)
}

const comparedForm = (text: string): string => straightApostrophes(foldLetters(text))
