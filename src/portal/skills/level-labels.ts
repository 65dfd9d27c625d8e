// Labels of what a level means, and where a level comes from.
// @chunk skills
import { useLingui } from '@lingui/react/macro'
import type { ClaimSource, Level } from '#contract/portal/skills.ts'

/** @returns what somebody at a level does, as a sentence about oneself */
export function useBehaviour(): (level: Level) => string {
  const { t } = useLingui()
  const labels: Record<Level, string> = {
    1: t`You know the terms and have seen it done.`,
    2: t`You do routine tasks with some help.`,
    3: t`You do routine tasks on your own and know when to ask for help.`,
    4: t`You also handle difficult cases and find out what went wrong.`,
    5: t`Others come to you for advice, and you set the standards.`,
  }
  return (level) => labels[level]
}

export function useSourceLabel(): (source: ClaimSource) => string {
  const { t } = useLingui()
  const labels: Record<ClaimSource, string> = {
    self: t`Self-rated`,
    experience: t`From experience`,
    evaluated: t`Evaluated`,
    badge: t`Evaluated, with badge`,
  }
  return (source) => labels[source]
}
