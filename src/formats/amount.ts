// An amount of money as people type it, in either language: 42 000, 42,000, 13,50, 42k.

/** In major units; no pay of a job is above it. */
const MOST = 1e7

/** @returns minor units; null where nothing is typed, undefined for what is no amount */
export function amountOf(typed: string): number | null | undefined {
  const text = typed.trim().replace(/[\s’']/g, '')
  if (text === '') return null
  const match = /^(\d+(?:[.,]\d{3})*)(?:[.,](\d{1,2}))?(k)?$/i.exec(text)
  if (!match) return undefined
  const [, whole = '', cents = '', thousands] = match
  const major = Number(`${whole.replace(/[.,]/g, '')}.${cents || '0'}`) * (thousands ? 1000 : 1)
  return major <= MOST ? Math.round(major * 100) : undefined
}
