// Several names in one cell of a table, such as tags: `Hull; Deck`. One with a sign in it that is between names is in quotes.
// @chunk transfer
// @offline later

export const namesCell = (names: readonly string[]): string =>
  names.map((name) => (/[,;|\n]|^"/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join('; ')

/** @param signs what may be between names: `,;` */
export const namesIn = (cell: string, signs: string): string[] => partsOf(cell, signs).filter((name) => name !== '')

/** As `namesIn`, with what is empty between two signs: the third of one list belongs to the third of another. */
export function partsOf(cell: string, signs: string): string[] {
  const names: string[] = []
  let rest = cell.trim()
  while (rest !== '') {
    const [whole = '', quoted] = /^"((?:[^"]|"")*)"\s*/.exec(rest) ?? []
    const isQuoted = quoted !== undefined && (whole.length === rest.length || signs.includes(rest.charAt(whole.length)))
    const end = isQuoted ? whole.length : lengthBefore(signs, rest)
    names.push(isQuoted ? quoted.replaceAll('""', '"') : rest.slice(0, end).trim())
    rest = rest.slice(end + 1).trimStart()
  }
  return names
}

function lengthBefore(signs: string, text: string): number {
  let at = 0
  while (at < text.length && !signs.includes(text.charAt(at))) at += 1
  return at
}
