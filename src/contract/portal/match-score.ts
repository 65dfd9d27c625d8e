// The matching engine's formula as pure functions: one job with every step of it.
// @chunk profile-shapes
import type { Match, MatchPart } from '#contract/portal/match.ts'
import {
  bestClaims,
  type ClaimSource,
  levelOfTheta,
  type Requirement,
  type SkillClaim,
} from '#contract/portal/skills.ts'

/** Weights of the formula (portal API, C, Match). */
export const REQUIRED_WEIGHT = 1
export const PREFERRED_WEIGHT = 0.4
/** Standard error of a level that a person has stated, in levels. */
export const SELF_SE = 0.95
/** 95 % of a normal distribution lie within so many standard deviations. */
const WITHIN = 1.96

/** What a job asks for. `weight` is 1 where it is required, 0.4 where preferred. */
export interface JobSkill extends Pick<Requirement, 'skillId' | 'level' | 'must'> {
  readonly weight: number
}

/** What is known of one skill: a level between 0 and 5, and its standard error. */
export interface KnownLevel {
  readonly level: number
  readonly se: number
  readonly src: ClaimSource | null
}

export const UNKNOWN: KnownLevel = { level: 0, se: 0, src: null }

/** The level that counts for a claim: the posterior mean where it was evaluated, else what was stated. */
export function claimToLevel({ level, source, theta, se }: SkillClaim): KnownLevel {
  const isMeasured = (source === 'evaluated' || source === 'badge') && theta !== undefined
  return isMeasured
    ? { level: levelOfTheta(theta), se: se ?? SELF_SE, src: source }
    : { level, se: SELF_SE, src: source }
}

/** By skill, what counts in matching. */
export const knownLevels = (claims: readonly SkillClaim[]): Map<string, KnownLevel> =>
  new Map([...bestClaims(claims)].map(([skillId, claim]) => [skillId, claimToLevel(claim)]))

/** The same with levels tried out in the place of what is known. */
export function withChanges(
  levels: ReadonlyMap<string, KnownLevel>,
  changes: readonly { readonly skillId: string; readonly level: number }[],
): Map<string, KnownLevel> {
  const changed = new Map(levels)
  for (const { skillId, level } of changes) {
    changed.set(skillId, level === 0 ? UNKNOWN : { level, se: SELF_SE, src: 'self' })
  }
  return changed
}

export const coverageOf = (have: number, need: number): number => Math.min(1, have / need)

/** Mean and variance of `max(0, min(1, L / need))` where L is normal around `level` with `se`. */
export function coverageSpread({ level, se }: Pick<KnownLevel, 'level' | 'se'>, need: number): [number, number] {
  const mean = level / need
  const sd = se / need
  if (sd === 0) {
    const sure = Math.min(1, mean)
    return [sure, 0]
  }
  const [from, to] = [-mean / sd, (1 - mean) / sd]
  const [below, above] = [normalBelow(from), 1 - normalBelow(to)]
  const inside = 1 - below - above
  const [atFrom, atTo] = [normalAt(from), normalAt(to)]
  const expected = mean * inside - sd * (atTo - atFrom) + above
  const squared = (mean * mean + sd * sd) * inside - sd * ((mean + 1) * atTo - mean * atFrom) + above
  return [expected, Math.max(0, squared - expected * expected)]
}

/** The interval of a score whose coverage has this mean and variance. It holds the score itself. */
export function intervalOf(
  score: number,
  mean: number,
  variance: number,
): { readonly lo: number; readonly hi: number } {
  const reach = WITHIN * Math.sqrt(variance)
  return { lo: Math.max(0, Math.min(score, mean - reach)), hi: Math.min(1, Math.max(score, mean + reach)) }
}

/**
 * Score = sum of w x min(1, L / R) over the sum of w; its interval from the mean and variance of each part. What is not known counts as 0. A job that
 * asks for nothing is met.
 */
export function matchOf(skills: readonly JobSkill[], levels: ReadonlyMap<string, KnownLevel>): Match {
  const total = skills.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return { score: 1, lo: 1, hi: 1, must: [], parts: [], gap: [] }
  let [mean, variance] = [0, 0]
  const parts = skills.map(({ skillId, level: need, weight, must }): MatchPart => {
    const known = levels.get(skillId) ?? UNKNOWN
    const [expected, spread] = coverageSpread(known, need)
    mean += (weight * expected) / total
    variance += (weight * weight * spread) / (total * total)
    const coverage = coverageOf(known.level, need)
    return {
      skillId,
      need,
      have: known.level,
      se: known.se,
      src: known.src,
      coverage,
      weight,
      must,
      points: (100 * weight * coverage) / total,
      of: (100 * weight) / total,
    }
  })
  const score = Math.min(1, parts.reduce((sum, { weight, coverage }) => sum + weight * coverage, 0) / total)
  return {
    score,
    ...intervalOf(score, mean, variance),
    must: parts.filter(({ must }) => must).map(({ skillId, coverage }) => ({ skillId, ok: coverage === 1 })),
    parts,
    gap: parts
      .filter(({ coverage }) => coverage < 1)
      .map(({ skillId, need, have, points, of }) => ({ skillId, need, have, points: of - points }))
      .sort((a, b) => b.points - a.points || (a.skillId < b.skillId ? -1 : 1)),
  }
}

const normalAt = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)

/** The normal distribution's share below x, to 1.5e-7 (Abramowitz and Stegun 7.1.26). */
export function normalBelow(x: number): number {
  const z = Math.abs(x) / Math.SQRT2
  const t = 1 / (1 + 0.327_591_1 * z)
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const erf = 1 - series * Math.exp(-z * z)
  return x >= 0 ? (1 + erf) / 2 : (1 - erf) / 2
}
