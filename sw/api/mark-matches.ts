// Wraps what was searched in `<mark>` (workspace spec §7). The rest is escaped, so that the answer is safe HTML whatever a title holds.

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** @param folded what was searched, as `foldCase` gives it */
export function markMatches(text: string, folded: string): string {
  if (folded === '') return escapeHtml(text)
  const whole = foldCase(text)
  let marked = ''
  let from = 0
  for (let at = whole.indexOf(folded); at >= 0; at = whole.indexOf(folded, from)) {
    const end = at + folded.length
    marked += `${escapeHtml(text.slice(from, at))}<mark>${escapeHtml(text.slice(at, end))}</mark>`
    from = end
  }
  return marked + escapeHtml(text.slice(from))
}

/** Lower case, letter by letter and of the same length, so that a place in the one is the same place in the other. */
export function foldCase(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return text.replaceAll(/./gsu, (letter) =>
    letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
  )
}

/** A text as HTML that shows it. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
