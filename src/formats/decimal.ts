// A number as people write it in either language: with a point or a comma, and with spaces, commas or points between thousands.
// @chunk screens

/** `1,234,567.5`, and `1.234.567,5`: what divides thousands is not what divides decimals. */
const GROUPED = /^([+-]?\d{1,3}(?:(?:,\d{3})+(?=\.|$)|(?:\.\d{3})+(?=,)|(?:\.\d{3}){2,}$))(?:[.,](\d+))?$/
/** `1,234`: a thousand and more in English, little more than one in French. */
const ONE_COMMA = /^[+-]?\d{1,3},\d{3}$/

/** @returns undefined where it is no number */
export function readDecimal(text: string, language: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00a0\u202f'’_]/g, '').replace('−', '-')
  if (plain.length > 100) return undefined
  const [, whole = '', decimals = '0'] = (!(language === 'fr' && ONE_COMMA.test(plain)) && GROUPED.exec(plain)) || []
  if (whole !== '') return Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals}`)
  const normal = plain.replace(',', '.')
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(normal) ? Number(normal) : undefined
}
