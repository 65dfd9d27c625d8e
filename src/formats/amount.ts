// An amount of money as people type it, in either language: 42 000, 42,000, 13,50, 42,5k, €42000.
// @chunk screens

/** In major units; no pay of a job is above it. */
const MOST = 1e7

/** The currency before or behind the figures: which one it is, is chosen beside them. */
const SIGN = /^(?:[€$£]|eur|usd|gbp|chf)|(?:[€$£]|eur|usd|gbp|chf)$/i

/**
 * @param most in major units
 * @returns minor units; null where nothing is typed, undefined for what is no amount
 */
export function amountOf(typed: string, most = MOST): number | null | undefined {
  const text = typed.replace(/[\s’']/g, '').replace(SIGN, '')
  if (typed.trim() === '') return null
  const match = /^(\d+(?:[.,]\d{3})*)(?:[.,](\d{1,2}))?(k)?$/i.exec(text)
  if (!match) return undefined
  const [, whole = '', cents = '', thousands] = match
  const major = Number(`${whole.replace(/[.,]/g, '')}.${cents || '0'}`) * (thousands ? 1000 : 1)
  return major <= most ? Math.round(major * 100) : undefined
}
