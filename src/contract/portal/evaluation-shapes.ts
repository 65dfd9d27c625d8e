// What there is of an evaluation: a skill's bank, a session with its items, the person's answers, results and badges. Spoken through evaluation.ts.
// @chunk evaluation-shapes
import { DeskEntries, ShownDesk } from '#contract/portal/desk-shapes.ts'
import { Accommodations } from '#contract/portal/settings.ts'
import { CellEntries, CellEntry, ShownSheet } from '#contract/portal/sheet-shapes.ts'
import { ClaimSource, Level, Skill } from '#contract/portal/skills.ts'
import { ShownSql, SqlAnswer, SqlQuery } from '#contract/portal/sql-shapes.ts'
import { Bilingual, Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** `order`: the options are put into sequence. `number`: a number is typed. `code`: one option, about code that is shown. `sheet`, `sql`: formulas or a query are written, for part of the credit or all of it. `sorting`, `edit`: so are emails sorted, a text edited. */
export const ItemType = z.enum(['single', 'multiple', 'order', 'number', 'code', 'sheet', 'sql', 'sorting', 'edit'])
export type ItemType = z.infer<typeof ItemType>

/** `author`: two people have rated each item; levels are uncertain, and so labelled. `calibrated`: known from many answers. */
export const Calibration = z.enum(['author', 'calibrated'])
export type Calibration = z.infer<typeof Calibration>

const Topic = z.object({ id: Id, label: Bilingual })

/** What there is to evaluate a skill with. */
export const Bank = z.object({
  items: z.number(),
  /** Changes with any change of an item. */
  version: z.string(),
  calibration: Calibration,
  topics: z.array(Topic),
})
export type Bank = z.infer<typeof Bank>

/** The levels that can be asked for: everybody has the first. */
export const AskedLevel = z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
export type AskedLevel = z.infer<typeof AskedLevel>

/** How a session is held. */
export const EvaluationRules = z.object({
  minItems: z.number(),
  maxItems: z.number(),
  /** How many items most people answer. */
  usualItems: z.number(),
  usualMinutes: z.number(),
  /** The same of a session that tells only whether a level is reached, by level; nothing is tried out in it. Left out where there is none such. */
  decisions: z.optional(z.array(z.object({ level: AskedLevel, items: z.number(), minutes: z.number() }))),
  /** How many items are tried out besides, which count for nothing. */
  pilots: z.number(),
  /** The standard error at which it ends, in logits. */
  targetSe: z.number(),
  /** How many items may be postponed at a time. */
  pocketSize: z.number(),
  /** How many items may be reported and then do not count; any further one counts as not known. */
  maxReports: z.number(),
  /** Days until the same skill may be evaluated again, and how often within twelve months. */
  retakeDays: z.number(),
  retakesPerYear: z.number(),
  /** Hours after the last answer at which an open session ends by itself. */
  expiryHours: z.number(),
})
export type EvaluationRules = z.infer<typeof EvaluationRules>

/** What is known of the person's level, from the strongest evidence. `estimate`, `lo` and `hi`: with decimals; `lo` to `hi` is the 95 % interval. `badge`: what the badge states. */
export const OwnLevel = z.object({
  level: Level,
  badge: z.nullable(Level),
  source: ClaimSource,
  at: IsoDate,
  estimate: z.number(),
  lo: z.number(),
  hi: z.number(),
  resultId: z.nullable(Id),
})
export type OwnLevel = z.infer<typeof OwnLevel>

/** Why a session ended. `decision`: it is sure whether the person has the level that was asked for; `tooClose`: going on would hardly make it sure. `user`: the person ended it. */
export const EvaluationStop = z.enum(['decision', 'tooClose', 'precision', 'max', 'noGain', 'bank', 'time', 'user'])
export type EvaluationStop = z.infer<typeof EvaluationStop>

/** Of a session that was to tell only whether a level is reached. */
export const Decision = z.object({
  level: Level,
  /** `above`: the level or a higher one, 95 % sure; `below`: not the level, 95 % sure; `open`: neither is. The first two are all that such a session states. */
  side: z.enum(['above', 'below', 'open']),
  /** That the level is reached. */
  chance: z.number(),
})
export type Decision = z.infer<typeof Decision>

/** How somebody answered. Shown and kept in the badge; by itself it changes neither a level nor a badge. */
export const Answering = z.object({
  /** How well the answers fit the model (lz*): about N(0, 1), far below 0 where easy items are wrong and hard ones right. Null where too few count. */
  fit: z.nullable(z.number()),
  /** The middle of what the answers took, as a share of what the items take. Null where none was given. */
  pace: z.nullable(z.number()),
  /** Answers that came too fast for the item to have been read. */
  rapid: z.number(),
  /** Items that were reported. */
  reported: z.number(),
})
export type Answering = z.infer<typeof Answering>

const ResultFields = {
  id: Id,
  skillId: Id,
  at: IsoDate,
  /** Ability on the model's scale in logits, 0 the middle of level 3, and the standard error, widened where the bank is not calibrated. */
  theta: z.number(),
  se: z.number(),
  /** The 95 % interval of `theta`. */
  ci95: z.tuple([z.number(), z.number()]),
  level: Level,
  /** The chance of each level, the first first. */
  levelProbs: z.array(z.number()),
  calibration: Calibration,
  items: z.number(),
  validUntil: IsoDate,
  /** The level that a badge states; null where none is sure enough. */
  badgeLevel: z.nullable(Level),
  /** Left out of a full profile. */
  decision: z.optional(Decision),
} as const

export const ResultListed = z.object(ResultFields)
export type ResultListed = z.infer<typeof ResultListed>

export const EvaluationResult = z.object({
  ...ResultFields,
  skill: Skill,
  bankVersion: z.string(),
  /** Items that were answered and tried out, beside those that count. */
  triedOut: z.number(),
  durationMs: z.number(),
  stopReason: EvaluationStop,
  /** `correct`: with the share of the credit of those that were partly right. */
  topics: z.array(z.object({ id: Id, label: Bilingual, correct: z.number(), n: z.number() })),
  /** Estimate and standard error after each item that counted, the first first. */
  trace: z.array(
    z.object({
      topic: Id,
      isRight: z.boolean(),
      /** The share of the credit, where there was some and not all. */
      credit: z.optional(z.number()),
      theta: z.number(),
      se: z.number(),
      elapsedMs: z.number(),
    }),
  ),
  /** Among the people of a group, of which `n` were evaluated. Null until a group has 200. */
  percentile: z.nullable(z.object({ value: z.number(), group: z.string(), n: z.number() })),
  /** When the same skill may be evaluated again. */
  retakeAt: IsoDate,
  /** The best and the latest of the person's results of this skill are kept apart. */
  isBest: z.boolean(),
  isLatest: z.boolean(),
  accommodations: Accommodations,
  /** How often the page lost the focus: recorded, never held against anybody. */
  focusLosses: z.number(),
  /** Null where an earlier version made the result. */
  answering: z.nullable(z.extend(Answering, { isUnusual: z.boolean(), isHasty: z.boolean() })),
  /** Nobody watched, and the keys were on this device: a real portal says false. */
  isUnproctored: z.boolean(),
})
export type EvaluationResult = z.infer<typeof EvaluationResult>

export const EvaluableSkill = z.object({
  skill: Skill,
  myLevel: z.nullable(OwnLevel),
  /** What the person's target roles ask for at most; null where none asks for it. */
  target: z.nullable(Level),
  /** How many open jobs ask for it. */
  demand: z.number(),
  /** Null: it cannot be evaluated yet. */
  bank: z.nullable(Bank),
  lastResult: z.nullable(ResultListed),
  /** Not before. Null: now. */
  retakeAt: z.nullable(IsoDate),
  openSessionId: z.nullable(Id),
})
export type EvaluableSkill = z.infer<typeof EvaluableSkill>

/** Not about any skill; with its answer, for trying out. */
export const PracticeItem = z.object({
  stem: Bilingual,
  options: z.array(z.object({ id: Id, label: Bilingual })),
  rightOptionId: Id,
  why: Bilingual,
})

/** An item as the person sees it. Neither its key nor its parameters nor its explanation are ever in it. */
export const ShownItem = z.object({
  id: Id,
  topic: Topic,
  type: ItemType,
  stem: Bilingual,
  code: z.nullable(z.string()),
  /** Empty for what is written. Their sequence is the evaluation's own. */
  options: z.array(z.object({ id: Id, label: Bilingual })),
  /** Of type `sheet`. */
  sheet: z.optional(ShownSheet),
  /** Of type `sql`. */
  sql: z.optional(ShownSql),
  ...ShownDesk,
})
export type ShownItem = z.infer<typeof ShownItem>

export const CurrentItem = z.extend(ShownItem, {
  /** What it may take, in ms; null where the session is untimed. */
  limitMs: z.nullable(z.number()),
  /** What it has taken already: a pause, or an earlier look where it comes from the pocket. */
  spentMs: z.number(),
  /** It was postponed before, and comes again. */
  isFromPocket: z.boolean(),
  canPostpone: z.boolean(),
  /** What was typed into it and not answered yet, of type `sheet`. */
  draft: z.optional(z.array(CellEntry)),
  /** The same of type `sql`. */
  draftQuery: z.optional(SqlQuery),
  draftEntries: z.optional(DeskEntries),
})
export type CurrentItem = z.infer<typeof CurrentItem>

export const SessionStatus = z.enum(['inProgress', 'paused', 'finished', 'abandoned', 'expired'])
export type SessionStatus = z.infer<typeof SessionStatus>

export const EvaluationSession = z.object({
  id: Id,
  skill: Skill,
  bankVersion: z.string(),
  calibration: Calibration,
  status: SessionStatus,
  startedAt: IsoDate,
  /** When it ends by itself, unless it goes on. */
  expiresAt: IsoDate,
  accommodations: Accommodations,
  /** It is to tell only whether this level is reached. Left out of a full profile. */
  askedLevel: z.optional(AskedLevel),
  /** What the next answer carries. */
  seq: z.number(),
  /** Nothing more is asked: it waits to be finished. */
  done: z.boolean(),
  item: z.nullable(CurrentItem),
  /** How many items are postponed, the present one among them where it is one. */
  pocket: z.number(),
  /** How many items may still be reported and set aside. */
  reportsLeft: z.number(),
  progress: z.object({
    answered: z.number(),
    min: z.number(),
    max: z.number(),
    /** How many questions there usually are with this bank, with those that are tried out. */
    usual: z.number(),
    /** 0 to 1: how near the estimate is to being precise enough; where a level is asked for, how much of the usual length is over. */
    precision: z.number(),
    topics: z.array(z.object({ id: Id, label: Bilingual, answered: z.number() })),
  }),
  /** Why nothing more is asked. */
  stop: z.nullable(EvaluationStop),
  /** From `minItems` answers on, it may be finished early. */
  canFinish: z.boolean(),
  resultId: z.nullable(Id),
})
export type EvaluationSession = z.infer<typeof EvaluationSession>

/** What the person chose: options of `single`, `multiple` and `code`; all options in sequence of `order`; a number; formulas of `sheet`; a query of `sql`; entries of `sorting` and `edit`. */
export const ItemAnswer = z.object({
  itemId: Id,
  /** As the session said. */
  seq: z.int().check(z.gte(1), z.lte(1000)),
  optionIds: z._default(z.array(Id).check(z.maxLength(10)), []),
  value: z.optional(z.nullable(z.number().check(z.gte(-1e15), z.lte(1e15)))),
  cells: z.optional(CellEntries),
  sql: z.optional(SqlAnswer),
  entries: z.optional(DeskEntries),
  /** The time with the item on the screen and the page in sight, with what it took before (`spentMs`), in ms. */
  elapsedMs: z.number().check(z.gte(0), z.lte(86_400_000)),
  /**
   * `postpone`: it comes again at the end. `pass`: not known, which counts as not right. `unavailable`: the browser can’t run queries now; it doesn’t count, and
   * no other query is asked for in the evaluation.
   */
  skip: z.optional(z.enum(['postpone', 'pass', 'unavailable'])),
  flags: z._default(
    z.object({
      focusLosses: z._default(z.int().check(z.gte(0), z.lte(10_000)), 0),
      isTimedOut: z._default(z.boolean(), false),
    }),
    { focusLosses: 0, isTimedOut: false },
  ),
})
export type ItemAnswer = z.input<typeof ItemAnswer>

/** What may be wrong with an item. */
export const ItemProblem = z.enum(['unclear', 'wrong', 'language', 'display', 'accessibility', 'other'])
export type ItemProblem = z.infer<typeof ItemProblem>
