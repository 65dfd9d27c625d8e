// What a result says of a person's skill, as claims that all of the portal counts with (the table `skillClaims`).
import { type ClaimSource, claimId, type Level, type SkillClaimRow } from '#contract/portal/skills.ts'
import type { ResultRow } from './result-row.ts'

/** The level that was measured; and the one that a badge states, where it is sure enough. Both with the same estimate. */
export function claimsOfResult({ id, userId, skillId, theta, se, at, level, badgeLevel }: ResultRow): SkillClaimRow[] {
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
