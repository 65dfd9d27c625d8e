// What a result says of a person's skill, as claims that all of the portal counts with.
import type { Decision } from '#contract/portal/evaluation-results.ts'
import { type ClaimSource, claimId, type Level, type SkillClaim, type SkillClaimRow } from './skills.ts'

export interface ClaimedResult {
  readonly id: string
  readonly userId: string
  readonly skillId: string
  /** Ability on the model's scale, and its standard error. */
  readonly theta: number
  readonly se: number
  readonly at: string
  readonly level: Level
  /** Null where no level is sure enough. */
  readonly badgeLevel: Level | null
  readonly decision?: Decision | undefined
}

/**
 * The level that was measured; and the one that a badge states, where it is sure enough. Both with the same estimate. A session that ended with a decision has
 * measured no level: it states no more than what was decided, and only where nothing says so already.
 * @param before the person's claims of the skill
 */
export function claimsOfResult(result: ClaimedResult, before: readonly SkillClaim[] = []): SkillClaimRow[] {
  const { id, userId, skillId, theta, se, at, level, badgeLevel, decision } = result
  const claim = (source: ClaimSource, stated: Level, estimate = theta): SkillClaimRow => ({
    id: claimId(userId, skillId, source),
    userId,
    skillId,
    level: stated,
    source,
    theta: estimate,
    se,
    at,
    resultId: id,
  })
  if (!decision || decision.side === 'open')
    return [claim('evaluated', level), ...(badgeLevel === null ? [] : [claim('badge', badgeLevel)])]
  const known = (source: ClaimSource) => before.find((one) => one.skillId === skillId && one.source === source)?.level
  const stated = (source: ClaimSource, most: Level) => claim(source, most, Math.min(theta, middleOf(most)))
  const isAbove = decision.side === 'above'
  const evaluated = known('evaluated')
  const isKnown = evaluated !== undefined && evaluated >= decision.level === isAbove
  return [
    ...(isKnown ? [] : [stated('evaluated', isAbove ? decision.level : lower(level, decision.level))]),
    ...(badgeLevel === null || (known('badge') ?? 0) >= badgeLevel ? [] : [stated('badge', badgeLevel)]),
  ]
}

/** Level 3 has its middle at 0, and each is one logit wide. */
const middleOf = (level: Level): number => level - 3

/** The estimated level, which is below the one that was asked for. */
const lower = (level: Level, required: Level): Level => Math.min(level, required - 1) as Level
