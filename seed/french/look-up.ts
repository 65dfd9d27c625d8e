// Looks up a sentence in a table of texts, where sentences that differ only in their names are listed once, with `{0}` and on for the names.

/** Names in sentences that are otherwise alike. */
const NAMES =
  /<em>[^<]*<\/em>|\b[A-Z]?\d+\b|\b(?:Bron|Caluire|Décines|Gerland|Givors|Oullins|Part-Dieu|Perrache|Saint-Priest|Tassin|Vaise|Vénissieux)\b/gu

/** Undefined where the table has no such sentence. */
export function lookedUpIn(find: (text: string) => string | undefined, text: string): string | undefined {
  const found = find(text)
  if (found !== undefined) return found
  const names: string[] = []
  const pattern = text.replace(NAMES, (name) => `{${names.push(name) - 1}}`)
  const other = names.length > 0 ? find(pattern) : undefined
  return other?.replace(/\{(\d)\}/g, (_, index: string) => names[Number(index)] ?? '')
}
