// The functions that a formula may call, by their English names, with how many arguments each takes. A handler gets its arguments unread, and reads what it needs.
import { type Criterion, criterionOf } from './formula-criterion.ts'
import { lookupFunctions } from './formula-lookups.ts'
import { textFunctions } from './formula-texts.ts'
import {
  type Area,
  type CellValue,
  FormulaError,
  finite,
  isArea,
  type Operand,
  single,
  toNumber,
  toTruth,
} from './formula-value.ts'

/** An argument, evaluated lazily. */
export type Argument = () => Operand
export interface FormulaFunction {
  /** The least and the most arguments. */
  readonly takes: readonly [number, number]
  run(...args: Argument[]): Operand
}

const MANY = 60

export const areaOf = (argument: Argument | undefined): Area => {
  const operand = argument?.()
  if (operand === undefined) throw new FormulaError('#VALUE!')
  return isArea(operand) ? operand : [[operand]]
}

/** The numbers of areas, whatever else is in them; a single argument must be one. */
const numbersIn = (args: readonly Argument[]): number[] =>
  args.flatMap((argument) => {
    const operand = argument()
    if (!isArea(operand)) return toNumber(operand)
    return operand.flat().flatMap((value) => (typeof value === 'number' ? value : []))
  })

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

function mean(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new FormulaError('#DIV/0!')
  return sum(numbers) / numbers.length
}

function median(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new FormulaError('#NUM!')
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return mean([sorted[Math.floor(middle)] ?? 0, sorted[Math.ceil(middle)] ?? 0])
}

/** Rounds half away from zero, as a person does: 1.005 to two places is 1.01, although a computer has a little less. */
function rounded(value: number, digits: number, round: (size: number) => number): number {
  const factor = 10 ** Math.trunc(digits)
  const size = Number((Math.abs(value) * factor).toPrecision(15))
  return finite((Math.sign(value) * round(size)) / factor)
}

const rounding =
  (round: (size: number) => number): FormulaFunction['run'] =>
  (value, digits) =>
    rounded(toNumber(value?.() ?? 0), digits ? toNumber(digits()) : 0, round)

/** The values of one area where all conditions hold of the values at the same indexes. */
function selected(values: Area, pairs: readonly Argument[]): CellValue[] {
  const conditions: { area: Area; criterion: Criterion }[] = []
  for (let index = 0; index < pairs.length; index += 2) {
    const area = areaOf(pairs[index])
    if (area.length !== values.length || area[0]?.length !== values[0]?.length) throw new FormulaError('#VALUE!')
    conditions.push({ area, criterion: criterionOf(single(pairs[index + 1]?.() ?? null)) })
  }
  return values.flatMap((row, y) =>
    row.filter((_, x) => conditions.every(({ area, criterion }) => criterion(area[y]?.[x] ?? null))),
  )
}

const numbersOf = (values: readonly CellValue[]): number[] =>
  values.flatMap((value) => (typeof value === 'number' ? value : []))

/** A function of the numbers that conditions select: `…IFS`, with the values first. */
const ifs = (of: (numbers: readonly number[]) => number): FormulaFunction => ({
  takes: [3, MANY],
  run: (values, ...pairs) => of(numbersOf(selected(areaOf(values), pairs))),
})

/** The same with one condition: its area first, and last the area of the values where that is another. */
const onlyIf = (of: (numbers: readonly number[]) => number): FormulaFunction => ({
  takes: [2, 3],
  run: (area, condition, values = area) =>
    of(
      numbersOf(
        selected(
          areaOf(values),
          [area, condition].flatMap((one) => one ?? []),
        ),
      ),
    ),
})

const extreme = (pick: (...numbers: number[]) => number) => (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : pick(...numbers)

function nth(descending: boolean): FormulaFunction['run'] {
  return (area, rank) => {
    const numbers = numbersOf(areaOf(area).flat()).sort((one, other) => (descending ? other - one : one - other))
    const found = numbers[Math.trunc(toNumber(rank?.() ?? 1)) - 1]
    if (found === undefined) throw new FormulaError('#NUM!')
    return found
  }
}

const rank: FormulaFunction = {
  takes: [2, 3],
  run: (value, area, order) => {
    const [own, isAscending] = [toNumber(value?.() ?? 0), order !== undefined && toTruth(order())]
    const numbers = numbersOf(areaOf(area).flat())
    if (!numbers.includes(own)) throw new FormulaError('#N/A')
    return 1 + numbers.filter((other) => (isAscending ? other < own : other > own)).length
  },
}

const truths = (args: readonly Argument[]): boolean[] =>
  args.flatMap((argument) => {
    const operand = argument()
    if (!isArea(operand)) return toTruth(operand)
    return operand.flat().flatMap((value) => (value === null || typeof value === 'string' ? [] : Boolean(value)))
  })

function caught(value: Argument | undefined, otherwise: Argument | undefined, codes?: readonly string[]): Operand {
  try {
    return value?.() ?? null
  } catch (error) {
    if (!(error instanceof FormulaError) || (codes && !codes.includes(error.code))) throw error
    return otherwise?.() ?? null
  }
}

const isValue = (test: (value: CellValue) => boolean): FormulaFunction => ({
  takes: [1, 1],
  run: (value) => {
    try {
      return test(single(value?.() ?? null))
    } catch (error) {
      if (error instanceof FormulaError) return false
      throw error
    }
  },
})

const functions: Readonly<Record<string, FormulaFunction>> = {
  SUM: { takes: [1, MANY], run: (...args) => finite(sum(numbersIn(args))) },
  AVERAGE: { takes: [1, MANY], run: (...args) => mean(numbersIn(args)) },
  MEDIAN: { takes: [1, MANY], run: (...args) => median(numbersIn(args)) },
  MIN: { takes: [1, MANY], run: (...args) => extreme(Math.min)(numbersIn(args)) },
  MAX: { takes: [1, MANY], run: (...args) => extreme(Math.max)(numbersIn(args)) },
  PRODUCT: { takes: [1, MANY], run: (...args) => finite(numbersIn(args).reduce((all, one) => all * one, 1)) },
  COUNT: {
    takes: [1, MANY],
    run: (...args) => args.flatMap((one) => numbersOf(areaOf(one).flat())).length,
  },
  COUNTA: {
    takes: [1, MANY],
    run: (...args) => args.flatMap((one) => areaOf(one).flat()).filter((value) => value !== null).length,
  },
  COUNTBLANK: {
    takes: [1, 1],
    run: (area) =>
      areaOf(area)
        .flat()
        .filter((value) => value === null || value === '').length,
  },
  COUNTIF: {
    takes: [2, 2],
    run: (area, ...rest) =>
      selected(
        areaOf(area),
        [area, ...rest].flatMap((one) => one ?? []),
      ).length,
  },
  COUNTIFS: { takes: [2, MANY], run: (...pairs) => selected(areaOf(pairs[0]), pairs).length },
  SUMIF: onlyIf(sum),
  AVERAGEIF: onlyIf(mean),
  SUMIFS: ifs(sum),
  AVERAGEIFS: ifs(mean),
  MAXIFS: ifs(extreme(Math.max)),
  MINIFS: ifs(extreme(Math.min)),
  SUMPRODUCT: {
    takes: [1, MANY],
    run: (...args) => {
      const areas = args.map(areaOf)
      const [first = []] = areas
      if (areas.some((area) => area.length !== first.length || area[0]?.length !== first[0]?.length))
        throw new FormulaError('#VALUE!')
      const products = first.flatMap((row, y) =>
        row.map((_, x) =>
          areas.reduce((product, area) => {
            const value = area[y]?.[x]
            return product * (typeof value === 'number' ? value : 0)
          }, 1),
        ),
      )
      return finite(sum(products))
    },
  },
  LARGE: { takes: [2, 2], run: nth(true) },
  SMALL: { takes: [2, 2], run: nth(false) },
  RANK: rank,
  'RANK.EQ': rank,
  IF: {
    takes: [2, 3],
    run: (test, then, otherwise) =>
      toTruth(test?.() ?? null) ? (then?.() ?? 0) : otherwise ? (otherwise() ?? 0) : false,
  },
  IFS: {
    takes: [2, MANY],
    run: (...args) => {
      for (let index = 0; index + 1 < args.length; index += 2)
        if (toTruth(args[index]?.() ?? null)) return args[index + 1]?.() ?? 0
      throw new FormulaError('#N/A')
    },
  },
  IFERROR: { takes: [2, 2], run: (value, otherwise) => caught(value, otherwise) },
  IFNA: { takes: [2, 2], run: (value, otherwise) => caught(value, otherwise, ['#N/A']) },
  AND: { takes: [1, MANY], run: (...args) => truths(args).every(Boolean) },
  OR: { takes: [1, MANY], run: (...args) => truths(args).some(Boolean) },
  NOT: { takes: [1, 1], run: (value) => !toTruth(value?.() ?? null) },
  TRUE: { takes: [0, 0], run: () => true },
  FALSE: { takes: [0, 0], run: () => false },
  ROUND: { takes: [1, 2], run: rounding(Math.round) },
  ROUNDUP: { takes: [1, 2], run: rounding(Math.ceil) },
  ROUNDDOWN: { takes: [1, 2], run: rounding(Math.floor) },
  INT: { takes: [1, 1], run: (value) => Math.floor(toNumber(value?.() ?? 0)) },
  ABS: { takes: [1, 1], run: (value) => Math.abs(toNumber(value?.() ?? 0)) },
  SQRT: { takes: [1, 1], run: (value) => finite(Math.sqrt(toNumber(value?.() ?? 0))) },
  POWER: { takes: [2, 2], run: (base, power) => finite(toNumber(base?.() ?? 0) ** toNumber(power?.() ?? 0)) },
  MOD: {
    takes: [2, 2],
    run: (value, by) => {
      const [whole, part] = [toNumber(value?.() ?? 0), toNumber(by?.() ?? 0)]
      if (part === 0) throw new FormulaError('#DIV/0!')
      return whole - part * Math.floor(whole / part)
    },
  },
  ISBLANK: isValue((value) => value === null),
  ISNUMBER: isValue((value) => typeof value === 'number'),
  ISTEXT: isValue((value) => typeof value === 'string'),
  ISERROR: {
    takes: [1, 1],
    run: (value) =>
      caught(
        () => {
          value?.()
          return false
        },
        () => true,
      ),
  },
  ...lookupFunctions,
  ...textFunctions,
}

/** Undefined where there is no such function. */
export const functionArity = (name: string): FormulaFunction['takes'] | undefined => functionOf(name)?.takes

export const functionOf = (name: string): FormulaFunction | undefined =>
  Object.hasOwn(functions, name) ? functions[name] : undefined
