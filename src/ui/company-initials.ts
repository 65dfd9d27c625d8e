// What a company's mark shows: the initials of its name, and one of the tints, always the same for the same name.
// @chunk job-rows

/** As many as theme.css has classes `company-mark-…`. @internal */
export const COMPANY_TINTS = 8
/** Words that begin no name's initials. */
const SMALL = new Set([
  'the',
  'of',
  'and',
  'for',
  'le',
  'la',
  'les',
  'l',
  'de',
  'du',
  'des',
  'd',
  'et',
  'à',
  'au',
  'aux',
])

/** @returns one letter or two */
export function companyInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const large = words.filter((word) => !SMALL.has(word.toLowerCase()))
  return (large.length > 0 ? large : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
}

/** @returns 0 to COMPANY_TINTS - 1 */
export function companyTint(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name.normalize('NFC')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  // The lowest bits of this hash are the least mixed.
  return ((hash >>> 16) ^ (hash >>> 3)) % COMPANY_TINTS
}
