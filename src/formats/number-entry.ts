// Numbers as a person types them: with a decimal comma or point, spaces between thousands, or as a small sum. Pure.
// @chunk inventory
import { readDecimal } from '#formats/decimal.ts'

/**
 * `'1 234,50'`, `'12.5'`, `'1,234.50'`, `'6*12'`. In English a comma before three digits divides thousands; in French it is the decimal sign.
 * @returns undefined where it is no number
 */
export function readNumberEntry(text: string, language: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00a0\u202f€%]/g, '').replaceAll('−', '-')
  if (plain === '' || plain.length > 100) return undefined
  const parts = plain.split(/([*/×÷]|(?<=[\d.,])[+-])/)
  const numbers = parts.filter((_, at) => at % 2 === 0).map((part) => readDecimal(part, language))
  const signs = parts.filter((_, at) => at % 2 === 1)
  if (numbers.some((one) => one === undefined)) return undefined
  return calculate(numbers as number[], signs)
}

/** Products before sums. */
function calculate(numbers: readonly number[], signs: readonly string[]): number | undefined {
  const terms: number[] = [numbers[0] ?? Number.NaN]
  signs.forEach((sign, at) => {
    const next = numbers[at + 1] ?? Number.NaN
    const last = terms.pop() ?? Number.NaN
    if (sign === '+') terms.push(last, next)
    else if (sign === '-') terms.push(last, -next)
    else terms.push(sign === '*' || sign === '×' ? last * next : last / next)
  })
  const sum = terms.reduce((total, term) => total + term, 0)
  // What binary fractions leave behind, as in 0.1 + 0.2.
  return Number.isFinite(sum) ? Number(sum.toPrecision(12)) : undefined
}
