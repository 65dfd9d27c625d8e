// What is known of a person's ability after some answers: a distribution over 81 points, begun with a wide prior. Typed arrays, since every answer updates it.
import { chanceOf, type ItemParameters, mostOf, scoreChances } from './response-model.ts'

const POINTS = 81
/** Far enough out that what is cut off both tails moves no estimate by 1e-6, even where every answer so far was wrong. */
const BOUND = 10
/** Ability before any answer is N(0, 1.5²): with N(0, 1) the interval covers too few of those far from the middle. */
const PRIOR_DEVIATION = 1.5

const ABILITY_GRID = Float64Array.from({ length: POINTS }, (_, i) => -BOUND + (2 * BOUND * i) / (POINTS - 1))

/** The chances of each score of each item at each point of the grid: item after item, score after score. */
export interface ChanceTable {
  readonly chances: Float64Array
  /** Where each item begins. */
  readonly starts: Int32Array
}

export function chanceTable(items: readonly ItemParameters[]): ChanceTable {
  const starts = new Int32Array(items.length)
  let size = 0
  items.forEach((item, index) => {
    starts[index] = size
    size += (mostOf(item) + 1) * POINTS
  })
  const chances = new Float64Array(size)
  items.forEach((item, index) => {
    for (let point = 0; point < POINTS; point += 1)
      scoreChances(item, ABILITY_GRID[point] ?? 0).forEach((chance, score) => {
        chances[(starts[index] ?? 0) + score * POINTS + point] = chance
      })
  })
  return { chances, starts }
}

export interface Estimate {
  /** The posterior's mean (EAP), in logits. */
  readonly theta: number
  /** The posterior's standard deviation. */
  readonly se: number
}

/** A distribution over the ability grid that answers narrow. */
export class Posterior {
  private readonly mass = new Float64Array(POINTS)

  constructor() {
    for (let point = 0; point < POINTS; point += 1)
      this.mass[point] = Math.exp(-0.5 * ((ABILITY_GRID[point] ?? 0) / PRIOR_DEVIATION) ** 2)
    this.normalise()
  }

  /** @param index of the item in the table of `chanceTable` @param score from 0; 1 is right where there is only right and wrong */
  observe({ chances, starts }: ChanceTable, index: number, score: number): void {
    const start = (starts[index] ?? 0) + score * POINTS
    for (let point = 0; point < POINTS; point += 1)
      this.mass[point] = (this.mass[point] ?? 0) * (chances[start + point] ?? 0)
    this.normalise()
  }

  estimate(): Estimate {
    let mean = 0
    let square = 0
    for (let point = 0; point < POINTS; point += 1) {
      const theta = ABILITY_GRID[point] ?? 0
      const weighted = (this.mass[point] ?? 0) * theta
      mean += weighted
      square += weighted * theta
    }
    return { theta: mean, se: Math.sqrt(Math.max(0, square - mean * mean)) }
  }

  private normalise(): void {
    let sum = 0
    for (const mass of this.mass) sum += mass
    for (let point = 0; point < POINTS; point += 1) this.mass[point] = (this.mass[point] ?? 0) / sum
  }
}

/** One answer, with the item's parameters at the time. */
export interface ScoredAnswer extends ItemParameters {
  /** From 0; 1 is right where there is only right and wrong. */
  readonly score: number
}

const FINE_POINTS = 1601

/** The distribution in fine steps, for intervals and chances: reported once, not after every answer. */
export interface FineDistribution extends Estimate {
  /**
   * The ability below which a share of the distribution lies, whether people are as far apart as N(0, 2²) or as N(0, 3²): the one of both that is further out.
   * So an interval holds for whoever is far from the middle, whom a narrow prior draws there, and whom a wide one lets go too far.
   */
  quantile(share: number): number
  /** The chance that ability is `theta` or more. */
  chanceFrom(theta: number): number
}

const INTERVAL_DEVIATIONS = [2, 3] as const

/** The likelihood of answers in fine steps of ability. Each further answer is added to it, so that asking after every one of many stays quick. */
export class Likelihood {
  readonly logs: Float64Array
  readonly step: number

  /** @param points how fine */
  constructor(points = FINE_POINTS) {
    this.logs = new Float64Array(points)
    this.step = (2 * BOUND) / (points - 1)
  }

  at(point: number): number {
    return -BOUND + this.step * point
  }

  add(answer: ScoredAnswer): void {
    const { logs } = this
    for (let point = 0; point < logs.length; point += 1)
      logs[point] = (logs[point] ?? 0) + Math.log(chanceOf(answer, this.at(point), answer.score))
  }
}

/** @param points how fine */
export function fineDistribution(answers: readonly ScoredAnswer[], points = FINE_POINTS): FineDistribution {
  const likelihood = new Likelihood(points)
  for (const answer of answers) likelihood.add(answer)
  return distributionOf(likelihood)
}

export function distributionOf(likelihood: Likelihood): FineDistribution {
  const { logs, step } = likelihood
  const points = logs.length
  const at = (point: number) => likelihood.at(point)
  /** The shares below each point. */
  const belowOf = (deviation: number) => {
    const mass = logs.map((log, point) => log - 0.5 * (at(point) / deviation) ** 2)
    const top = mass.reduce((best, log) => Math.max(best, log), Number.NEGATIVE_INFINITY)
    const below = new Float64Array(points + 1)
    mass.forEach((log, point) => {
      below[point + 1] = (below[point] ?? 0) + Math.exp(log - top)
    })
    return below.map((sum) => sum / (below[points] ?? 1))
  }
  const below = belowOf(PRIOR_DEVIATION)
  let spreads: readonly Float64Array[] | undefined
  let mean = 0
  let square = 0
  for (let point = 0; point < points; point += 1) {
    const share = (below[point + 1] ?? 0) - (below[point] ?? 0)
    mean += share * at(point)
    square += share * at(point) ** 2
  }
  return {
    theta: mean,
    se: Math.sqrt(Math.max(0, square - mean * mean)),
    quantile: (share) => {
      spreads ??= INTERVAL_DEVIATIONS.map(belowOf)
      const all = spreads.map((sums) => at(abilityAt(share, sums)))
      return share < 0.5 ? Math.min(...all) : Math.max(...all)
    },
    chanceFrom: (theta) => {
      const position = (theta + BOUND) / step + 0.5
      const point = Math.min(points, Math.max(0, Math.floor(position)))
      const share = (below[Math.min(points, point + 1)] ?? 1) - (below[point] ?? 0)
      return 1 - Math.min(1, (below[point] ?? 0) + share * Math.max(0, position - point))
    },
  }
}

/** Where a share of a distribution lies below, counted in its points. @param sums the shares below each point */
function abilityAt(share: number, sums: Float64Array): number {
  let low = 0
  let high = sums.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) <= share) low = middle
    else high = middle
  }
  return low - 0.5 + (share - (sums[low] ?? 0)) / Math.max(1e-300, (sums[low + 1] ?? 1) - (sums[low] ?? 0))
}
