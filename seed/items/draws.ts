/** Seeded chance for tasks that are generated, and the ways in which their data are written. */
import type { ItemText } from '#seed/items/source-item.ts'
import type { SheetCell, SheetValue } from '#seed/items/worked-item.ts'
import { createRandom } from '#seed/random.ts'

export interface Draws {
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  /** A multiple of `step`. */
  step(from: number, to: number, step: number): number
  one<Value>(values: readonly Value[]): Value
  /** So many different ones, in a sequence of chance. */
  some<Value>(values: readonly Value[], count: number): Value[]
}

export function drawsOf(seed: number): Draws {
  const random = createRandom(seed)
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const some = <Value>(values: readonly Value[], count: number): Value[] => {
    const left = [...values]
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(whole(0, left.length - 1), 1)).flat()
  }
  return {
    whole,
    step: (from, to, step) => Number((from + step * whole(0, Math.round((to - from) / step))).toFixed(4)),
    one: (values) => {
      const [value] = some(values, 1)
      if (value === undefined) throw new Error('Nothing to choose from')
      return value
    },
    some,
  }
}

/** What is made, again until it fits; the last one where none of many does. */
export function drawnUntil<Made>(make: () => Made, isFit: (made: Made) => boolean): Made {
  let made = make()
  for (let tries = 0; tries < 200 && !isFit(made); tries += 1) made = make()
  return made
}

/** Towns, whose names are the same in both languages. */
export const TOWNS = ['Lyon', 'Lille', 'Nantes', 'Nice', 'Rennes', 'Dijon', 'Metz', 'Tours', 'Brest', 'Caen'] as const
export const NAMES = ['Adam', 'Chloé', 'Emma', 'Hugo', 'Inès', 'Jules', 'Léa', 'Noah', 'Sarah', 'Yanis'] as const

/** A column of data from the second row on. */
export const columnOf = (
  letter: string,
  values: readonly (number | string)[],
  format?: 'percent' | 'money',
): SheetCell[] => values.map((value, index) => ({ at: `${letter}${index + 2}`, value, ...(format && { format }) }))

/** The headings of the first row, from column A on. */
export const headings = (...texts: readonly ItemText[]): SheetCell[] =>
  texts.map((value, index) => ({ at: `${'ABCDEFGH'.charAt(index)}1`, value }))

/** Values of a column from the second row on, by the names of cells. */
export const valuesOf = <Value extends SheetValue>(letter: string, values: readonly Value[]): Record<string, Value> =>
  Object.fromEntries(values.map((value, index) => [`${letter}${index + 2}`, value]))

/** To the cent, half a cent up, as a person does. */
export const toCent = (amount: number): number => Math.round(Number((amount * 100).toPrecision(14))) / 100

export const sumOf = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)
