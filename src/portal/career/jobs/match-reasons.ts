// What speaks for the person in a match most, and what costs most: for one line above a job's text.
// @chunk job
import type { Match } from '#contract/portal/match.ts'

export interface Reasons {
  /** Skill ids, what counts most first. */
  readonly fits: readonly string[]
  readonly gap: string | undefined
}

/** The two skills at the required level that count most, and the one that costs most. */
export function reasonsOf({ parts, gap }: Pick<Match, 'parts' | 'gap'>): Reasons {
  const fits = parts
    .filter(({ coverage }) => coverage === 1)
    .toSorted((a, b) => Number(b.must) - Number(a.must) || b.points - a.points)
  return { fits: fits.slice(0, 2).map(({ skillId }) => skillId), gap: gap[0]?.skillId }
}
