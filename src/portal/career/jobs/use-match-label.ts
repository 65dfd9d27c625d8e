// A match in a word.
// @chunk job
import { useLingui } from '@lingui/react/macro'
import { MATCH_THRESHOLD } from '#contract/portal/match.ts'

const STRONG = 0.85
const PARTIAL = 0.4

/** @returns what to call a score between 0 and 1 */
export function useMatchLabel(): (score: number) => string {
  const { t } = useLingui()
  return (score) => {
    if (score >= STRONG) return t`Strong match`
    if (score >= MATCH_THRESHOLD) return t`Good match`
    return score >= PARTIAL ? t`Partial match` : t`Weak match`
  }
}
