// The functions that look something up: VLOOKUP, XLOOKUP, MATCH and INDEX.

import { isLike } from './formula-criterion.ts'
import type { Argument, FormulaFunction } from './formula-functions.ts'
import {
  type Area,
  type CellValue,
  compareValues,
  FormulaError,
  isArea,
  single,
  toNumber,
  toTruth,
} from './formula-value.ts'

const areaOf = (argument: Argument | undefined): Area => {
  const operand = argument?.() ?? null
  return isArea(operand) ? operand : [[operand]]
}

const isEqual = (value: CellValue, wanted: CellValue): boolean =>
  value !== null &&
  typeof value === typeof wanted &&
  (typeof wanted === 'string' ? isLike(String(value), wanted) : compareValues(value, wanted) === 0)

/** The index of the value; with `nearest`, of the closest one below it (-1) or above it (1). -1 where there is none. */
function findIndexOf(values: readonly CellValue[], wanted: CellValue, nearest: -1 | 0 | 1): number {
  const exact = values.findIndex((value) => isEqual(value, wanted))
  if (exact >= 0 || nearest === 0) return exact
  let best = -1
  values.forEach((value, index) => {
    if (value === null || typeof value !== typeof wanted || compareValues(value, wanted) * nearest < 0) return
    if (best < 0 || compareValues(value, values[best] ?? null) * nearest < 0) best = index
  })
  return best
}

/** The last of rising values that is not above the wanted one, as an approximate search finds it. */
function lastNotAbove(values: readonly CellValue[], wanted: CellValue): number {
  let found = -1
  for (const [index, value] of values.entries()) {
    if (value === null || typeof value !== typeof wanted) continue
    if (compareValues(value, wanted) > 0) break
    found = index
  }
  return found
}

function valueAt(area: Area, row: number, column: number): CellValue {
  const value = area[row]?.[column]
  if (value === undefined) throw new FormulaError('#REF!')
  return value
}

/** The values of an area of one row or one column. */
function lineOf(area: Area): readonly CellValue[] {
  if (area.length === 1) return area[0] ?? []
  if (area.some((row) => row.length !== 1)) throw new FormulaError('#VALUE!')
  return area.map(([value = null]) => value)
}

export const lookupFunctions: Readonly<Record<string, FormulaFunction>> = {
  VLOOKUP: {
    takes: [3, 4],
    run: (wanted, table, column, near) => {
      const area = areaOf(table)
      const keys = area.map(([key = null]) => key)
      const key = single(wanted?.() ?? null)
      const row = near === undefined || toTruth(near()) ? lastNotAbove(keys, key) : findIndexOf(keys, key, 0)
      if (row < 0) throw new FormulaError('#N/A')
      const position = Math.trunc(toNumber(column?.() ?? 0))
      if (position < 1) throw new FormulaError('#VALUE!')
      return valueAt(area, row, position - 1)
    },
  },
  XLOOKUP: {
    takes: [3, 5],
    run: (wanted, keys, values, otherwise, mode) => {
      const [line, results] = [lineOf(areaOf(keys)), lineOf(areaOf(values))]
      if (line.length !== results.length) throw new FormulaError('#VALUE!')
      const nearest = Math.sign(mode ? toNumber(mode()) : 0) as -1 | 0 | 1
      const index = findIndexOf(line, single(wanted?.() ?? null), nearest)
      if (index >= 0) return results[index] ?? null
      const instead = otherwise?.()
      if (instead === undefined || instead === null) throw new FormulaError('#N/A')
      return instead
    },
  },
  MATCH: {
    takes: [2, 3],
    run: (wanted, keys, mode) => {
      const line = lineOf(areaOf(keys))
      const key = single(wanted?.() ?? null)
      const kind = Math.sign(mode ? toNumber(mode()) : 1)
      const index = kind > 0 ? lastNotAbove(line, key) : findIndexOf(line, key, kind < 0 ? 1 : 0)
      if (index < 0) throw new FormulaError('#N/A')
      return index + 1
    },
  },
  INDEX: {
    takes: [2, 3],
    run: (table, row, column) => {
      const area = areaOf(table)
      const first = Math.trunc(toNumber(row?.() ?? 1))
      if (column === undefined && area.length === 1) return valueAt(area, 0, first - 1)
      return valueAt(area, first - 1, column ? Math.trunc(toNumber(column())) - 1 : 0)
    },
  },
}
