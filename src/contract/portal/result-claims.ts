// What a result says of a person's skill, as claims that all of the portal counts with.
import { type ClaimSource, claimId, type Level, type SkillClaimRow } from './skills.ts'

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
}

/** The level that was measured; and the one that a badge states, where it is sure enough. Both with the same estimate. */
export function claimsOfResult(result: ClaimedResult): SkillClaimRow[] {
  const { id, userId, skillId, theta, se, at, level, badgeLevel } = result
  const claim = (source: ClaimSource, stated: Level): SkillClaimRow => ({
    id: claimId(userId, skillId, source),
    userId,
    skillId,
    level: stated,
    source,
    theta,
    se,
    at,
    resultId: id,
  })
  return [claim('evaluated', level), ...(badgeLevel === null ? [] : [claim('badge', badgeLevel)])]
}
