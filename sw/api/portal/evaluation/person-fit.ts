// Whether an evaluation looks like one person answering by themselves: how well the answers fit the model, how long they took. Shown and saved with the result
// and its badge, and never held against anybody by itself.
import type { Answering } from '#contract/portal/evaluation-results.ts'
import type { ScoredAnswer } from './posterior.ts'
import { chanceOf, pullsOf, scoreChances } from './response-model.ts'

/** As `posterior.ts` has it. */
const PRIOR_VARIANCE = 1.5 ** 2
/** Fewer answers say nothing of how well they fit. */
const FEWEST = 5

/** The most probable ability, to which the correction belongs: of a coarse grid, then of a fine one around it. */
function modeOf(answers: readonly ScoredAnswer[]): number {
  const height = (theta: number) =>
    answers.reduce(
      (sum, answer) => sum + Math.log(chanceOf(answer, theta, answer.score)),
      (-0.5 * theta ** 2) / PRIOR_VARIANCE,
    )
  let best = 0
  for (const [reach, step] of [
    [6, 0.1],
    [0.1, 0.002],
  ] as const) {
    const middle = best
    for (let theta = middle - reach; theta <= middle + reach; theta += step)
      if (height(theta) > height(best)) best = theta
  }
  return best
}

/**
 * The standardised log-likelihood of the answers, corrected for the ability being estimated from them (lz*: Snijders 2001, with the most probable ability, as
 * Magis, Raîche and Béland have it). About N(0, 1) for people who answer as the model says; far below 0 where easy items are wrong and hard ones right.
 * Null where too few answers count.
 */
export function personFit(answers: readonly ScoredAnswer[]): number | null {
  if (answers.length < FEWEST) return null
  const theta = modeOf(answers)
  const parts = answers.map((answer) => partOf(answer, theta))
  const sum = (value: (part: Part) => number) => parts.reduce((all, part) => all + value(part), 0)
  const share = sum(({ shared }) => shared) / sum(({ pulled }) => pulled)
  const variance = sum(({ spread, shared, pulled }) => spread - 2 * share * shared + share ** 2 * pulled)
  if (variance < 1e-9) return null
  return (sum(({ gap }) => gap) + (share * -theta) / PRIOR_VARIANCE) / Math.sqrt(variance)
}

interface Part {
  /** The logarithm of the chance of what was answered, less what is expected of it. */
  readonly gap: number
  /** The variances of that logarithm and of the pull at the estimate, and what the two share. */
  readonly spread: number
  readonly pulled: number
  readonly shared: number
}

/** For any number of scores (Sinharay 2016); of two, it is what Snijders has. */
function partOf(answer: ScoredAnswer, theta: number): Part {
  const chances = scoreChances(answer, theta)
  const pulls = pullsOf(answer, theta, chances)
  const logs = chances.map((chance) => Math.log(Math.max(chance, 1e-300)))
  const mean = (value: (score: number) => number) =>
    chances.reduce((sum, chance, score) => sum + chance * value(score), 0)
  const expected = mean((score) => logs[score] ?? 0)
  const gapOf = (score: number) => (logs[score] ?? 0) - expected
  return {
    gap: gapOf(answer.score),
    spread: mean((score) => gapOf(score) ** 2),
    pulled: mean((score) => (pulls[score] ?? 0) ** 2),
    shared: mean((score) => gapOf(score) * (pulls[score] ?? 0)),
  }
}

/** An answer in less than this share of an item's time was given without reading it (NT10: Wise and Ma 2012). */
const RAPID_SHARE = 0.1

interface Timed {
  readonly elapsedMs: number
  /** What the item takes, as its authors say. */
  readonly seconds: number
  /** Whoever does not know may say so at once. */
  readonly isPassed: boolean
}

interface Pace {
  /** The middle of what the answers took, as a share of what the items take: 1 is as long as their authors say. */
  readonly share: number
  /** How many answers came too fast for the item to have been read. */
  readonly rapid: number
}

/** Null where nothing was answered. */
export function paceOf(answers: readonly Timed[]): Pace | null {
  const shares = answers
    .flatMap(({ elapsedMs, seconds, isPassed }) => (isPassed || seconds <= 0 ? [] : elapsedMs / (1000 * seconds)))
    .toSorted((one, other) => one - other)
  const middle = (shares.length - 1) / 2
  const [low, high] = [shares[Math.floor(middle)], shares[Math.ceil(middle)]]
  if (low === undefined || high === undefined) return null
  return { share: (low + high) / 2, rapid: shares.filter((share) => share < RAPID_SHARE).length }
}

/** Fewer than one honest person of 200 comes out lower on the shipped banks (`npm run simulate`). */
export const UNUSUAL_BELOW = -2.8
/** More rapid answers than this share are more than a slip of the hand (Wise and Kong 2005). */
const HASTY_ABOVE = 0.1

export const isUnusual = ({ fit }: Pick<Answering, 'fit'>): boolean => fit !== null && fit < UNUSUAL_BELOW

/** @param items that counted */
export const isHasty = ({ rapid }: Pick<Answering, 'rapid'>, items: number): boolean => rapid > HASTY_ABOVE * items
