// What is known of one item in the end: its difficulty and discrimination over a grid, with people as the other items have them.
import { changed, type ItemParameters, scoreChances } from '#sw/api/portal/evaluation/response-model.ts'
import { PLACES } from './item-curves.ts'

/** Answers to the item of one score: where the people are by their other answers, as shares of `PLACES`, added up. */
export interface Seen {
  readonly score: number
  people: number
  readonly shares: Float64Array
}

/** Normal distributions of difficulty and of the logarithm of discrimination. */
export interface ItemPrior {
  readonly b: number
  readonly spread: number
  readonly logA: number
  readonly logSpread: number
}

/** Standard deviations around the middle, and how finely. */
const OF_DIFFICULTY = grid(4, 21)
const OF_DISCRIMINATION = grid(3, 9)

function grid(reach: number, points: number): readonly number[] {
  return Array.from({ length: points }, (_, index) => reach * ((2 * index) / (points - 1) - 1))
}

/** @param around where the grid lies @param prior what is expected of the item without its answers */
export function itemPosterior(item: ItemParameters, seen: readonly Seen[], around: ItemPrior, prior: ItemPrior) {
  const cells = OF_DIFFICULTY.flatMap((one) =>
    OF_DISCRIMINATION.map((other) => {
      const b = around.b + one * around.spread
      const logA = around.logA + other * around.logSpread
      return { b, logA, log: logOf(changed(item, b, Math.exp(logA)), seen) + expected(b, logA, prior) }
    }),
  )
  const top = Math.max(...cells.map(({ log }) => log))
  const weights = cells.map(({ log }) => Math.exp(log - top))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const mean = (value: (cell: (typeof cells)[number]) => number) =>
    cells.reduce((all, cell, index) => all + (value(cell) * (weights[index] ?? 0)) / sum, 0)
  const b = mean((cell) => cell.b)
  const logA = mean((cell) => cell.logA)
  return {
    b,
    logA,
    spread: Math.sqrt(mean((cell) => (cell.b - b) ** 2)),
    logSpread: Math.sqrt(mean((cell) => (cell.logA - logA) ** 2)),
  }
}

const expected = (b: number, logA: number, prior: ItemPrior) =>
  -0.5 * ((b - prior.b) / prior.spread) ** 2 - 0.5 * ((logA - prior.logA) / prior.logSpread) ** 2

/** The logarithm of the chance of all answers. */
function logOf(item: ItemParameters, seen: readonly Seen[]): number {
  const perAbility = PLACES.map((theta) => scoreChances(item, theta))
  const ofScore = (perAbility[0] ?? []).map((_, score) =>
    Float64Array.from(perAbility, (chances) => chances[score] ?? 0),
  )
  let log = 0
  for (const { score, people, shares } of seen) {
    const chances = ofScore[score]
    if (!chances) continue
    let chance = 0
    for (let node = 0; node < shares.length; node += 1) chance += (shares[node] ?? 0) * (chances[node] ?? 0)
    log += people * Math.log(Math.max(1e-300, chance / people))
  }
  return log
}
