// Countries by their ISO 3166 codes, named in the chosen language.

/** What has a code and is no country: parts of one, unions, and codes for tests. */
const NO_COUNTRY = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '))
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** The name of a country; what is none, as it is written. @param code ISO 3166 alpha-2 */
export function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
}

/** Sorted by name. A code that another has replaced is not among them. */
export function countries(locale: string): readonly { readonly code: string; readonly name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .flatMap((code) => {
      const name = names.of(code)
      const isNow = new Intl.Locale(`und-${code}`).region === code
      return name === undefined || !isNow || NO_COUNTRY.has(code) ? [] : [{ code, name }]
    })
    .sort((one, other) => one.name.localeCompare(other.name, locale))
}
