// How well a person's levels fit what a job asks for, explained skill by skill. The formula is in match-score.ts.
// @chunk job-shapes
import { ClaimSource, Level } from '#contract/portal/skills.ts'
import { Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** The share of what a job asks for that the person has, 0 to 1, with its 95 % interval. */
export const MatchScore = z.object({
  /** The most likely share, 0 to 1. */
  score: z.number(),
  /** The lower bound of the interval, 0 to 1. */
  lo: z.number(),
  /** The upper bound of the interval, 0 to 1. */
  hi: z.number(),
})
export type MatchScore = z.infer<typeof MatchScore>

/** One skill’s part of the score. */
export const MatchPart = z.object({
  skillId: Id,
  need: Level,
  /** 0 where nothing is known; with decimals where it was evaluated. */
  have: z.number(),
  /** The standard error of `have`, in levels. */
  se: z.number(),
  /** Where `have` comes from; null where nothing is known. */
  src: z.nullable(ClaimSource),
  /** `have` divided by `need`, at most 1. */
  coverage: z.number(),
  /** How much it counts: 1 required, 0.4 preferred. */
  weight: z.number(),
  /** Whether the job cannot do without it. */
  must: z.boolean(),
  /** What it adds to the score, in points of 100. */
  points: z.number(),
  /** What it would add at most, in points of 100. */
  of: z.number(),
})
export type MatchPart = z.infer<typeof MatchPart>

/** A match explained skill by skill. */
export const Match = z.extend(MatchScore, {
  /** The skills that the job cannot do without. */
  must: z.array(
    z.object({
      skillId: Id,
      /** Whether the person reaches the level. */
      ok: z.boolean(),
    }),
  ),
  /** As the job lists its skills. */
  parts: z.array(MatchPart),
  /** What is missing, the most points first. */
  gap: z.array(
    z.object({
      skillId: Id,
      need: Level,
      /** The person’s level; 0 where nothing is known. */
      have: z.number(),
      /** What it would add to the score, in points of 100. */
      points: z.number(),
    }),
  ),
})
export type Match = z.infer<typeof Match>

/** A level that is tried out. */
export const LevelChange = z.object({
  skillId: Id,
  /** The level to try out; 0 for none. */
  level: z.union([z.literal(0), Level]),
})
export type LevelChange = z.infer<typeof LevelChange>

/** A job counts as matching from here on, unless a call says otherwise. */
export const MATCH_THRESHOLD = 0.6

/** Levels to try out. */
export const WhatIf = z.object({
  changes: z.array(LevelChange).check(z.maxLength(200)),
  /** From which score on a job counts as matching. */
  threshold: z._default(z.number().check(z.gte(0), z.lte(1)), MATCH_THRESHOLD),
  /** The job whose rank among the open jobs is wanted. */
  jobId: z.optional(Id),
})

/** What would change with the levels. */
export const WhatIfAnswer = z.object({
  /** How many open jobs match with the changes that do not without. */
  newlyMatched: z.number(),
  /** At most 200 of them, the best first. */
  jobIds: z.array(Id),
  /** How many open jobs match now. */
  matched: z.number(),
  /** For each skill that would bring at least one, one level more than now; the most jobs first. */
  bySkill: z.array(
    z.object({
      skillId: Id,
      /** The level now. */
      from: z.number(),
      /** The level that is tried out. */
      to: z.number(),
      /** How many more jobs would match. */
      newlyMatched: z.number(),
    }),
  ),
  /** The place of `jobId` among the open jobs; null where no job was named. */
  rank: z.nullable(
    z.object({
      /** Its place without the changes, from 1. */
      before: z.number(),
      /** Its place with the changes, from 1. */
      after: z.number(),
      /** How many open jobs there are. */
      of: z.number(),
    }),
  ),
})
export type WhatIfAnswer = z.infer<typeof WhatIfAnswer>
