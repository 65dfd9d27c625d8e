// Whether an evaluation looks like one person answering by themselves: how well the answers fit the model, and how long they took. Shown and kept with the result
// and its badge, and never held against anybody by itself.
import type { Answering } from '#contract/portal/evaluation-shapes.ts'
import type { ScoredAnswer } from './posterior.ts'

/** As `posterior.ts` has it. */
const PRIOR_VARIANCE = 1.5 ** 2
/** Fewer answers say nothing of how well they fit. */
const FEWEST = 5

interface Slopes {
  /** The chance of a right answer, its derivative, and the weight with which the answer pulls at the estimate. */
  readonly right: number
  readonly slope: number
  readonly pull: number
}

function slopesAt({ a, b, c }: ScoredAnswer, theta: number): Slopes {
  const above = 1 / (1 + Math.exp(-a * (theta - b)))
  const right = c + (1 - c) * above
  const slope = (1 - c) * a * above * (1 - above)
  return { right, slope, pull: slope / (right * (1 - right)) }
}

/** The most probable ability, to which the correction belongs: of a coarse grid, then of a fine one around it. */
function modeOf(answers: readonly ScoredAnswer[]): number {
  const height = (theta: number) =>
    answers.reduce(
      (sum, answer) => {
        const { right } = slopesAt(answer, theta)
        return sum + Math.log(answer.isRight ? right : 1 - right)
      },
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
  const parts = answers.map((answer) => {
    const { right, slope, pull } = slopesAt(answer, theta)
    return { right, slope, pull, weight: Math.log(right / (1 - right)), gap: (answer.isRight ? 1 : 0) - right }
  })
  const sum = (value: (part: (typeof parts)[number]) => number) => parts.reduce((all, part) => all + value(part), 0)
  const share = sum(({ slope, weight }) => slope * weight) / sum(({ slope, pull }) => slope * pull)
  const variance = sum(({ right, weight, pull }) => (weight - share * pull) ** 2 * right * (1 - right))
  if (variance < 1e-9) return null
  return (sum(({ gap, weight }) => gap * weight) + (share * -theta) / PRIOR_VARIANCE) / Math.sqrt(variance)
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
