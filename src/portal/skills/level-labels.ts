// What a level means, and where a level comes from, in words.
// @chunk skills
import { useLingui } from '@lingui/react/macro'
import type { ClaimSource, Level } from '#contract/portal/skills.ts'

/** @returns what somebody at a level does, as a sentence about oneself */
export function useBehaviour(): (level: Level) => string {
  const { t } = useLingui()
  const words: Record<Level, string> = {
    1: t`You know the words and have seen it done.`,
    2: t`You do ordinary tasks with some help.`,
    3: t`You do ordinary tasks alone, and know when to ask.`,
    4: t`You do the hard cases too, and find what went wrong.`,
    5: t`Others come to you, and you set how it is done.`,
  }
  return (level) => words[level]
}

export function useSourceLabel(): (source: ClaimSource) => string {
  const { t } = useLingui()
  const words: Record<ClaimSource, string> = {
    self: t`Your own word`,
    experience: t`From experience`,
    evaluated: t`Evaluated`,
    badge: t`Evaluated, with badge`,
  }
  return (source) => words[source]
}
