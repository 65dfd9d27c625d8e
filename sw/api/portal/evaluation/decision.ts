// Whether somebody has the requested level: at or above where it begins, below it, or not sure enough of either.
import type { Decision } from '#contract/portal/evaluation-results.ts'
import { normalBelow } from '#contract/portal/match-score.ts'
import { levelOf } from './levels.ts'
import { distributionOf, type Estimate, Likelihood, type ScoredAnswer } from './posterior.ts'

/** How sure the side must be. */
const DECIDED = 0.95
/** The same in standard deviations of a normal distribution. */
const REACH = 1.645
/** A decision that is less likely to come is not waited for. */
const WORTH_WAITING = 0.08
/** Exact to 1e-4, and quick enough to be computed after each answer. */
const POINTS = 401

/** What a decision is made by, before any answer. */
export const newLikelihood = (): Likelihood => new Likelihood(POINTS)

/** @param cut where the requested level begins, in logits */
export function decisionOf(answers: readonly ScoredAnswer[], cut: number): Decision {
  const likelihood = newLikelihood()
  for (const answer of answers) likelihood.add(answer)
  return decisionBy(likelihood, cut)
}

/** @param cut where the requested level begins, in logits */
export function decisionBy(likelihood: Likelihood, cut: number): Decision {
  const chance = distributionOf(likelihood).chanceFrom(cut)
  return { level: levelOf(cut), chance, side: chance >= DECIDED ? 'above' : chance <= 1 - DECIDED ? 'below' : 'open' }
}

/**
 * Whether it is too close to tell: were it gone on until the estimate is as precise as that of a full profile, a decision would hardly come (stochastic
 * curtailment: Finkelman 2008, of the normal approximation).
 */
export function isTooClose({ theta, se }: Estimate, cut: number, targetSe: number): boolean {
  const moves = Math.sqrt(Math.max(1e-9, se ** 2 - targetSe ** 2))
  const reach = REACH * targetSe
  const gap = Math.abs(theta - cut)
  return normalBelow((gap - reach) / moves) + normalBelow((-gap - reach) / moves) < WORTH_WAITING
}
