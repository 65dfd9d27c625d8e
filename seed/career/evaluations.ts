// The evaluations that Alex has behind them: when, how able Alex was then, and what came of it. The back end plays each one through its own engine
// (sw/api/portal/evaluation/sample-sessions.ts); `found` is what it then finds: the claims need it before the banks are loaded. A test compares the two.
import type { Level } from '#contract/portal/skills.ts'
import { evaluatedDays } from '#seed/career/sent-days.ts'

export interface SampleEvaluation {
  /** Of the session; its result has the same one. */
  readonly id: string
  readonly skillId: string
  /** When it was finished. */
  readonly daysAgo: number
  /** Alex's ability at the time, in logits. */
  readonly ability: number
  /** Answers at which Alex first looked at the question and put it off, from 0. */
  readonly postponedAt: readonly number[]
  readonly comfortableTarget: boolean
  readonly found: {
    readonly theta: number
    readonly se: number
    readonly level: Level
    readonly badgeLevel: Level | null
  }
}

/** Oldest first; the last of a skill is the one that counts. */
export const sampleEvaluations: readonly SampleEvaluation[] = [
  {
    id: 'alex-spreadsheets-spring',
    skillId: 'spreadsheets',
    daysAgo: 203,
    ability: 0.4,
    postponedAt: [],
    comfortableTarget: false,
    found: { theta: -0.36068, se: 0.4709, level: 3, badgeLevel: 2 },
  },
  {
    id: 'alex-data-protection',
    skillId: 'data-protection',
    daysAgo: 96,
    ability: -0.75,
    postponedAt: [6],
    comfortableTarget: true,
    found: { theta: -1.02119, se: 0.46646, level: 2, badgeLevel: null },
  },
  {
    id: 'alex-spreadsheets',
    skillId: 'spreadsheets',
    daysAgo: evaluatedDays,
    ability: 1.8,
    postponedAt: [6, 9],
    comfortableTarget: false,
    found: { theta: 1.27127, se: 0.45585, level: 4, badgeLevel: 4 },
  },
  {
    id: 'alex-business-english',
    skillId: 'business-english',
    daysAgo: 12,
    ability: 0.9,
    postponedAt: [9],
    comfortableTarget: false,
    found: { theta: 0.96232, se: 0.46972, level: 4, badgeLevel: 3 },
  },
]
