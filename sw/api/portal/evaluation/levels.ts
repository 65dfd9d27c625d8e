// From an ability to one of five levels: chances, the interval, and the level that a badge may state.
import type { FineDistribution } from './posterior.ts'

/** Where levels 2, 3, 4 and 5 begin, in logits. */
const CUTS = [-1.5, -0.5, 0.5, 1.5] as const
/** How sure a badge must be. */
export const BADGE_CHANCE = 0.95

export type Level = 1 | 2 | 3 | 4 | 5

/** Where a level begins, in logits; undefined of the first, which everybody has. */
export const cutOf = (level: Level): number | undefined => CUTS[level - 2]

export const levelOf = (theta: number): Level => (1 + CUTS.filter((cut) => theta >= cut).length) as Level

/** The chance of each level, 1 first. They add up to 1. */
export function levelChances(distribution: FineDistribution): number[] {
  const from = [1, ...CUTS.map((cut) => distribution.chanceFrom(cut)), 0]
  return CUTS.map((_, index) => index)
    .concat(CUTS.length)
    .map((index) => (from[index] ?? 0) - (from[index + 1] ?? 0))
}

/** The highest level that the person has with a chance of 0.95 or more; null where that is no more than the first. */
export function badgeLevel(distribution: FineDistribution): Level | null {
  const sure = CUTS.filter((cut) => distribution.chanceFrom(cut) >= BADGE_CHANCE).length
  return sure === 0 ? null : ((1 + sure) as Level)
}
