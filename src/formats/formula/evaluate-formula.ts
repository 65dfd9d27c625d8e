// What a formula gives on a small sheet. Pure and bounded: no loop, no more than the sheet's cells, texts of a cell's length.
import { functionOf } from './formula-functions.ts'
import {
  type CellValue,
  compareValues,
  type ErrorCode,
  eachOf,
  FormulaError,
  finite,
  type Operand,
  single,
  textWithin,
  toNumber,
  toText,
} from './formula-value.ts'
import { type CellReference, cellName, type Formula, type ReadEntry } from './parse-formula.ts'

/** What is in cells: data, and what somebody has typed, by the names of cells. */
export interface Sheet {
  readonly data: ReadonlyMap<string, CellValue>
  readonly entries: ReadonlyMap<string, Entry>
}

export interface Entry {
  /** What was typed, as `readEntry` read it. */
  readonly read: ReadEntry
  /** How far this copy of it is below the cell where it was typed. */
  readonly rowsDown?: number
}

export type CellResult = { readonly value: CellValue } | { readonly error: ErrorCode }

/** Results of cells by their names; each is evaluated once. */
export function resultsOf(sheet: Sheet): (name: string) => CellResult {
  const evaluation = new Evaluation(sheet)
  return (name) => {
    try {
      return { value: evaluation.cell(name) }
    } catch (error) {
      return { error: codeOf(error) }
    }
  }
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof FormulaError) return error.code
  throw error
}

class Evaluation {
  private readonly sheet: Sheet
  /** Mistakes too: a cell is worked out once, however often it is read. */
  private readonly known = new Map<string, CellResult>()
  private readonly open = new Set<string>()

  constructor(sheet: Sheet) {
    this.sheet = sheet
  }

  cell(name: string): CellValue {
    const entry = this.sheet.entries.get(name)
    if (entry === undefined) return this.sheet.data.get(name) ?? null
    if (this.open.has(name)) throw new FormulaError('#CYCLE!')
    const known = this.known.get(name) ?? this.workedOut(name, entry)
    if ('error' in known) throw new FormulaError(known.error)
    return known.value
  }

  private workedOut(name: string, entry: Entry): CellResult {
    this.open.add(name)
    let found: CellResult
    try {
      found = { value: this.typed(entry) }
    } catch (error) {
      found = { error: codeOf(error) }
    }
    this.open.delete(name)
    this.known.set(name, found)
    return found
  }

  private typed({ read, rowsDown = 0 }: Entry): CellValue {
    if ('problem' in read) throw new FormulaError('#NAME?')
    return single(this.evaluate(read.formula, rowsDown)) ?? 0
  }

  private evaluate(formula: Formula, down: number): Operand {
    switch (formula.kind) {
      case 'value':
        return formula.value
      case 'cell': {
        const { column, row } = moved(formula.cell, down)
        return this.cell(cellName(column, row))
      }
      case 'range':
        return this.area(moved(formula.from, down), moved(formula.to, down))
      case 'minus':
        return eachOf(this.evaluate(formula.one, down), null, (value) => -toNumber(value))
      case 'percent':
        return eachOf(this.evaluate(formula.one, down), null, (value) => toNumber(value) / 100)
      case 'operator': {
        const [one, other] = [this.evaluate(formula.one, down), this.evaluate(formula.other, down)]
        return eachOf(one, other, (left, right) => operate(formula.sign, left, right))
      }
      case 'call': {
        const called = functionOf(formula.name)
        if (!called) throw new FormulaError('#NAME?')
        return called.run(...formula.args.map((arg) => () => this.evaluate(arg, down)))
      }
    }
  }

  private area(from: CellPosition, to: CellPosition): Operand {
    const [left, right] = [Math.min(from.column, to.column), Math.max(from.column, to.column)]
    const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)]
    return Array.from({ length: bottom - top + 1 }, (_, row) =>
      Array.from({ length: right - left + 1 }, (__, column) => this.cell(cellName(left + column, top + row))),
    )
  }
}

type CellPosition = Pick<CellReference, 'column' | 'row'>

function moved({ column, row, isRowFixed }: CellReference, down: number): CellPosition {
  return { column, row: isRowFixed ? row : row + down }
}

function operate(sign: string, one: CellValue, other: CellValue): CellValue {
  if (sign === '&') return textWithin(toText(one) + toText(other))
  if (COMPARISONS.has(sign)) {
    const order = compareValues(one, other)
    if (sign === '=') return order === 0
    if (sign === '<>') return order !== 0
    if (sign === '<') return order < 0
    if (sign === '<=') return order <= 0
    return sign === '>' ? order > 0 : order >= 0
  }
  const [left, right] = [toNumber(one), toNumber(other)]
  if (sign === '+') return finite(left + right)
  if (sign === '-') return finite(left - right)
  if (sign === '*') return finite(left * right)
  if (sign === '^') return finite(left ** right)
  if (right === 0) throw new FormulaError('#DIV/0!')
  return finite(left / right)
}

const COMPARISONS: ReadonlySet<string> = new Set(['=', '<>', '<', '<=', '>', '>='])
