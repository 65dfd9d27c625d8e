// The conditions of SUMIF and its like: a value, a comparison written as text, or a text with * and ?.
import { type CellValue, compareValues, numberIn } from './formula-value.ts'

export type Criterion = (value: CellValue) => boolean

const COMPARISON = /^(<=|>=|<>|<|>|=)?(.*)$/s

/** @param condition such as 12, "Lyon", ">=10", "<>" or "A*" */
export function criterionOf(condition: CellValue): Criterion {
  if (typeof condition !== 'string') return (value) => isSame(value, condition ?? 0)
  const [, sign = '=', word = ''] = COMPARISON.exec(condition) ?? []
  const wanted = wantedOf(word)
  if (sign === '=' || sign === '<>') {
    const isEqual: Criterion =
      wanted === '' ? (value) => value === null || value === '' : (value) => isSame(value, wanted)
    return sign === '=' ? isEqual : (value) => !isEqual(value)
  }
  // A number is compared with numbers alone, a text with texts.
  return (value) => {
    if (value === null || typeof value !== typeof wanted) return false
    const order = compareValues(value, wanted)
    return { '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0 }[sign] ?? false
  }
}

function wantedOf(word: string): number | string | boolean {
  const name = word.trim().toUpperCase()
  if (name === 'TRUE' || name === 'VRAI') return true
  if (name === 'FALSE' || name === 'FAUX') return false
  return numberIn(word) ?? word
}

function isSame(value: CellValue, wanted: CellValue): boolean {
  if (typeof wanted === 'string') return typeof value === 'string' && isLike(value, wanted)
  return value !== null && typeof value === typeof wanted && compareValues(value, wanted) === 0
}

/** Whether a text matches a pattern: `*` is any letters, `?` is one; case is ignored. Steps back no further than to the last `*`. */
export function isLike(text: string, pattern: string): boolean {
  const [letters, signs] = [text.toLowerCase(), pattern.toLowerCase()]
  let [at, sign, star, mark] = [0, 0, -1, 0]
  while (at < letters.length) {
    if (signs[sign] === '*') [star, mark, sign] = [sign, at, sign + 1]
    else if (sign < signs.length && (signs[sign] === '?' || signs[sign] === letters[at]))
      [at, sign] = [at + 1, sign + 1]
    else if (star >= 0) {
      mark += 1
      ;[at, sign] = [mark, star + 1]
    } else return false
  }
  while (signs[sign] === '*') sign += 1
  return sign === signs.length
}
