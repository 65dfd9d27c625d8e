// Wraps what was searched in `<mark>` (workspace spec §7). The rest is escaped, so that the answer is safe HTML whatever a title holds.

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** @param lowercased what was searched, in lower case */
export function markMatches(text: string, lowercased: string): string {
  const folded = text.toLowerCase()
  // A letter whose lower case is longer than itself would shift every place behind it.
  if (lowercased === '' || folded.length !== text.length) return escapeHtml(text)
  let marked = ''
  let from = 0
  for (let at = folded.indexOf(lowercased); at >= 0; at = folded.indexOf(lowercased, from)) {
    const end = at + lowercased.length
    marked += `${escapeHtml(text.slice(from, at))}<mark>${escapeHtml(text.slice(at, end))}</mark>`
    from = end
  }
  return marked + escapeHtml(text.slice(from))
}

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
