// How typed words are printed. Used by the samples that are in both languages: the help center and the inventory.

/** Typed apostrophes and quotation marks as printed ones; in French also the spaces that its punctuation asks for. */
export function typeset(text: string, language: 'en' | 'fr'): string {
  const printed = text.replaceAll(/(?<=\p{L})'(?=\S)/gu, '’').replaceAll(/"([^"]*)"/g, '“$1”')
  if (language === 'en') return printed
  return printed
    .replaceAll(/ (?=[;!?])/g, '\u202f')
    .replaceAll(/ (?=[:»%€])/g, '\u00a0')
    .replaceAll(/(?<=«) /g, '\u00a0')
    .replaceAll(/(?<=\d) (?=\d{3})/g, '\u202f')
}
