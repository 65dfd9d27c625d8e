// Whether a query gave the expected rows. Columns are compared by position, whatever they are called.
import type { SqlRows, SqlValue } from '#contract/portal/sql-shapes.ts'

/** @param isOrdered whether the sequence of the rows counts too */
export function areSameRows(given: SqlRows, expected: SqlRows, isOrdered: boolean): boolean {
  if (given.length !== expected.length) return false
  const [own, right] = [given.map(keyOf), expected.map(keyOf)]
  if (isOrdered) return own.every((key, index) => key === right[index])
  own.sort()
  right.sort()
  return own.every((key, index) => key === right[index])
}

const keyOf = (row: readonly SqlValue[]): string => JSON.stringify(row.map(plain))

/** Rounding errors are behind the twelfth digit, and 0 has no sign. */
const plain = (value: SqlValue): SqlValue => (typeof value === 'number' ? Number(value.toPrecision(12)) + 0 : value)
