// What a cell or a part of a formula can be, and how one kind is taken for another, as the usual spreadsheets have it.

export type CellValue = number | string | boolean | null

/** As the usual spreadsheets name them. `#CYCLE!`: a cell that depends on itself. */
export type ErrorCode = '#DIV/0!' | '#VALUE!' | '#REF!' | '#NAME?' | '#N/A' | '#NUM!' | '#CYCLE!'

/** Thrown by whatever part of a formula has no value; IFERROR catches it. */
export class FormulaError extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}

/** A rectangle of values, row after row; no row is longer than another. */
export type Area = readonly (readonly CellValue[])[]
export type Operand = CellValue | Area

export const isArea = (operand: Operand): operand is Area => Array.isArray(operand)

/** The longest text that a cell holds. */
const LONGEST = 32_767

export function textWithin(text: string): string {
  if (text.length > LONGEST) throw new FormulaError('#VALUE!')
  return text
}

/** A number as it is written: with a point or a comma, spaces between thousands, perhaps a percent sign. Undefined where it is none. */
export function numberIn(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace('−', '-')
  const match = /^([-+]?)(\d+(?:[.,]\d*)?|[.,]\d+)(e[-+]?\d{1,3})?(%?)$/i.exec(plain)
  if (!match) return undefined
  const [, sign = '', digits = '', exponent = '', percent = ''] = match
  const value = Number(`${sign}${digits.replace(',', '.')}${exponent}`)
  return percent ? value / 100 : value
}

/** A single value where one is needed. */
export function single(operand: Operand): CellValue {
  if (!isArea(operand)) return operand
  const value = operand[0]?.[0]
  if (operand.length !== 1 || operand[0]?.length !== 1 || value === undefined) throw new FormulaError('#VALUE!')
  return value
}

export function toNumber(operand: Operand): number {
  const value = single(operand)
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null) return 0
  const number = numberIn(value)
  if (number === undefined) throw new FormulaError('#VALUE!')
  return number
}

export function toText(operand: Operand): string {
  const value = single(operand)
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return typeof value === 'number' ? String(Number(value.toPrecision(15))) : value
}

export function toTruth(operand: Operand): boolean {
  const value = single(operand)
  if (typeof value === 'string') throw new FormulaError('#VALUE!')
  return Boolean(value)
}

/** What a calculation gave, where it is a number. */
export function finite(value: number): number {
  if (!Number.isFinite(value)) throw new FormulaError('#NUM!')
  return value
}

const RANKS = { number: 0, string: 1, boolean: 2 } as const

/** Below 0, 0 or above: numbers before texts before truth values; texts whatever their case. An empty cell is whatever it is compared with. */
export function compareValues(one: CellValue, other: CellValue): number {
  if (one === null) return other === null ? 0 : -compareValues(other, null)
  const second = other ?? { number: 0, string: '', boolean: false }[typeof one as keyof typeof RANKS]
  if (typeof one === 'number' && typeof second === 'number') return Math.abs(one - second) < 1e-12 ? 0 : one - second
  if (typeof one === 'string' && typeof second === 'string') {
    const [left, right] = [one.toLowerCase(), second.toLowerCase()]
    return left < right ? -1 : left > right ? 1 : 0
  }
  const rank = (value: string | number | boolean) => RANKS[typeof value as keyof typeof RANKS]
  return rank(one) === rank(second) ? Number(one) - Number(second) : rank(one) - rank(second)
}

/** One value or an area, with what is calculated of each place; an area of one row or column goes along with a wider one. */
export function eachOf(
  one: Operand,
  other: Operand,
  calculate: (one: CellValue, other: CellValue) => CellValue,
): Operand {
  if (!isArea(one) && !isArea(other)) return calculate(one, other)
  const [left, right] = [isArea(one) ? one : [[one]], isArea(other) ? other : [[other]]]
  const rows = Math.max(left.length, right.length)
  const columns = Math.max(left[0]?.length ?? 0, right[0]?.length ?? 0)
  const at = (area: Area, row: number, column: number) => {
    const line = area[area.length === 1 ? 0 : row]
    const value = line?.[line.length === 1 ? 0 : column]
    if (value === undefined) throw new FormulaError('#N/A')
    return value
  }
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => calculate(at(left, row, column), at(right, row, column))),
  )
}
