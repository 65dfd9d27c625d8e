// What the adaptive engine is compared with: everybody answers the same items.

import { type ChanceTable, chanceTable, Posterior } from '#sw/api/portal/evaluation/posterior.ts'
import { informationAt, rightChance } from '#sw/api/portal/evaluation/response-model.ts'
import type { Chance, SimulatedItem } from './banks.ts'

/** Ability points of N(0, 1) with their weights, for choosing the best form. */
const NODES = Array.from({ length: 25 }, (_, index) => {
  const theta = -3 + index / 4
  return { theta, weight: Math.exp(-0.5 * theta * theta) }
})

/** The bank's items in the sequence in which each next one lowers the expected error of people from N(0, 1) most: its first n are the best form of n. */
export function bestForm(bank: readonly SimulatedItem[]): SimulatedItem[] {
  const known = NODES.map(() => 1 / 1.5 ** 2)
  const left = new Set(bank)
  const form: SimulatedItem[] = []
  while (left.size > 0) {
    let best: { item: SimulatedItem; error: number } | undefined
    for (const item of left) {
      let error = 0
      NODES.forEach(({ theta, weight }, node) => {
        error += weight / ((known[node] ?? 0) + informationAt(item.truth, theta))
      })
      if (!best || error < best.error) best = { item, error }
    }
    if (!best) break
    const { item } = best
    form.push(item)
    left.delete(item)
    NODES.forEach(({ theta }, node) => {
      known[node] = (known[node] ?? 0) + informationAt(item.truth, theta)
    })
  }
  return form
}

/** A form of `length` items whose difficulties are spread as evenly as the bank's. */
export function evenForm(bank: readonly SimulatedItem[], length: number): SimulatedItem[] {
  const byDifficulty = bank.toSorted((one, other) => one.believed.b - other.believed.b)
  return Array.from(
    { length },
    (_, index) => byDifficulty[Math.floor(((index + 0.5) * byDifficulty.length) / length)],
  ).flatMap((item) => item ?? [])
}

/** `length` items of the bank, drawn anew for each person. */
export function randomForm(bank: readonly SimulatedItem[], length: number, chance: Chance): SimulatedItem[] {
  const drawn = bank.map((item) => ({ item, at: chance.uniform() })).toSorted((one, other) => one.at - other.at)
  return drawn.slice(0, length).map(({ item }) => item)
}

/** The root mean square error of people who answer a form; of a bank's own parameters. */
export function formError(
  formOf: () => readonly SimulatedItem[],
  abilities: readonly number[],
  chance: Chance,
): number {
  let square = 0
  const tables = new Map<readonly SimulatedItem[], ChanceTable>()
  for (const theta of abilities) {
    const form = formOf()
    const table = tables.get(form) ?? chanceTable(form.map(({ believed }) => believed))
    tables.set(form, table)
    const posterior = new Posterior()
    form.forEach(({ truth }, index) => {
      posterior.observe(table, index, chance.uniform() < rightChance(truth, theta) ? 1 : 0)
    })
    square += (posterior.estimate().theta - theta) ** 2
  }
  return Math.sqrt(square / abilities.length)
}

/** The shortest form, in whole items, whose error is no more than `rmse`; the bank's size where none is. */
export function lengthAtError(
  formOf: (length: number) => readonly SimulatedItem[],
  rmse: number,
  abilities: readonly number[],
  chance: Chance,
  most: number,
): number {
  let low = 1
  let high = most
  while (low < high) {
    const middle = (low + high) >> 1
    const form = formOf(middle)
    if (formError(() => form, abilities, chance) <= rmse) high = middle
    else low = middle + 1
  }
  return low
}
