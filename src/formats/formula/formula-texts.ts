// The functions of texts.
import type { Argument, FormulaFunction } from './formula-functions.ts'
import { FormulaError, isArea, numberIn, textWithin, toNumber, toText } from './formula-value.ts'

const text = (argument: Argument | undefined): string => toText(argument?.() ?? null)
const whole = (argument: Argument | undefined, otherwise: number): number =>
  argument ? Math.trunc(toNumber(argument())) : otherwise

/** How many letters; fewer than none is a mistake. */
function count(argument: Argument | undefined, otherwise: number): number {
  const number = whole(argument, otherwise)
  if (number < 0) throw new FormulaError('#VALUE!')
  return number
}

const searching =
  (fold: (text: string) => string): FormulaFunction['run'] =>
  (wanted, within, from) => {
    const start = whole(from, 1)
    const index = fold(text(within)).indexOf(fold(text(wanted)), start - 1)
    if (start < 1 || index < 0) throw new FormulaError('#VALUE!')
    return index + 1
  }

const joined: FormulaFunction['run'] = (...args) =>
  textWithin(
    args
      .map((argument) => {
        const operand = argument()
        return isArea(operand) ? operand.flat().map(toText).join('') : toText(operand)
      })
      .join(''),
  )

const parted =
  (isBefore: boolean): FormulaFunction['run'] =>
  (argument, mark) => {
    const [own, sign] = [text(argument), text(mark)]
    const index = own.indexOf(sign)
    if (index < 0) throw new FormulaError('#N/A')
    return isBefore ? own.slice(0, index) : own.slice(index + sign.length)
  }

export const textFunctions: Readonly<Record<string, FormulaFunction>> = {
  LEFT: { takes: [1, 2], run: (own, letters) => text(own).slice(0, count(letters, 1)) },
  RIGHT: {
    takes: [1, 2],
    run: (own, letters) => {
      const number = count(letters, 1)
      return number === 0 ? '' : text(own).slice(-number)
    },
  },
  MID: {
    takes: [3, 3],
    run: (own, from, letters) => {
      const start = whole(from, 1)
      if (start < 1) throw new FormulaError('#VALUE!')
      return text(own).slice(start - 1, start - 1 + count(letters, 0))
    },
  },
  LEN: { takes: [1, 1], run: (own) => text(own).length },
  FIND: { takes: [2, 3], run: searching((one) => one) },
  SEARCH: { takes: [2, 3], run: searching((one) => one.toLowerCase()) },
  TRIM: { takes: [1, 1], run: (own) => text(own).trim().replaceAll(/ {2,}/g, ' ') },
  UPPER: { takes: [1, 1], run: (own) => text(own).toUpperCase() },
  LOWER: { takes: [1, 1], run: (own) => text(own).toLowerCase() },
  CONCAT: { takes: [1, 60], run: joined },
  CONCATENATE: { takes: [1, 60], run: joined },
  SUBSTITUTE: {
    takes: [3, 3],
    run: (own, from, to) => {
      const old = text(from)
      return old === '' ? text(own) : textWithin(text(own).split(old).join(text(to)))
    },
  },
  VALUE: {
    takes: [1, 1],
    run: (own) => {
      const number = numberIn(text(own))
      if (number === undefined) throw new FormulaError('#VALUE!')
      return number
    },
  },
  TEXTBEFORE: { takes: [2, 2], run: parted(true) },
  TEXTAFTER: { takes: [2, 2], run: parted(false) },
}
