// How well a person's levels fit what a job asks for, explained skill by skill. Spoken by sw/api/portal/jobs.ts; worked out by match-score.ts.
// @chunk job-shapes
import { ClaimSource, Level } from '#contract/portal/skills.ts'
import { Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** 0 to 1: the share of what is asked for that the person has, and between what bounds it lies with 95 %. */
export const MatchScore = z.object({ score: z.number(), lo: z.number(), hi: z.number() })
export type MatchScore = z.infer<typeof MatchScore>

/** One skill's part in the score. */
export const MatchPart = z.object({
  skillId: Id,
  need: Level,
  /** 0 where nothing is known; between two levels where it was evaluated. */
  have: z.number(),
  /** The standard error of `have`, in levels. */
  se: z.number(),
  /** Where `have` comes from; null where nothing is known. */
  src: z.nullable(ClaimSource),
  /** `min(1, have / need)` */
  coverage: z.number(),
  weight: z.number(),
  must: z.boolean(),
  /** What it adds to the score, in points of 100 ... */
  points: z.number(),
  /** ... and what it would add at most. */
  of: z.number(),
})
export type MatchPart = z.infer<typeof MatchPart>

export const Match = z.extend(MatchScore, {
  must: z.array(z.object({ skillId: Id, ok: z.boolean() })),
  /** As the job lists its skills. */
  parts: z.array(MatchPart),
  /** What is missing, the most points first. */
  gap: z.array(z.object({ skillId: Id, need: Level, have: z.number(), points: z.number() })),
})
export type Match = z.infer<typeof Match>

/** A level that is tried out. */
export const LevelChange = z.object({ skillId: Id, level: z.union([z.literal(0), Level]) })
export type LevelChange = z.infer<typeof LevelChange>

/** A job counts as matching from here on, unless a call says otherwise. */
export const MATCH_THRESHOLD = 0.6

export const WhatIf = z.object({
  changes: z.array(LevelChange).check(z.maxLength(200)),
  threshold: z._default(z.number().check(z.gte(0), z.lte(1)), MATCH_THRESHOLD),
  /** Whose rank among the open jobs is wanted. */
  jobId: z.optional(Id),
})

export const WhatIfAnswer = z.object({
  /** How many open jobs match with the changes that do not without; the first 200 of them, the best first. */
  newlyMatched: z.number(),
  jobIds: z.array(Id),
  /** How many open jobs match now. */
  matched: z.number(),
  /** For each skill that would bring at least one, one level more than now; the most jobs first. */
  bySkill: z.array(z.object({ skillId: Id, from: z.number(), to: z.number(), newlyMatched: z.number() })),
  /** Places of `jobId` among `of` open jobs, from 1, without and with the changes. */
  rank: z.nullable(z.object({ before: z.number(), after: z.number(), of: z.number() })),
})
export type WhatIfAnswer = z.infer<typeof WhatIfAnswer>
