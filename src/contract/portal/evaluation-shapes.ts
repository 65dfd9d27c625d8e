// What there is of an evaluation: a skill's bank, a session with its items, the person's answers, results and badges. Spoken through evaluation.ts.
// @chunk evaluation-shapes
import { DeskEntries, ShownDesk } from '#contract/portal/desk-shapes.ts'
import { Calibration, EvaluationStop, ResultListed } from '#contract/portal/evaluation-results.ts'
import { JsAnswer, JsProgram, ShownJs } from '#contract/portal/js-shapes.ts'
import { Accommodations } from '#contract/portal/settings.ts'
import { CellEntries, CellEntry, ShownSheet } from '#contract/portal/sheet-shapes.ts'
import { ClaimSource, Level, Skill } from '#contract/portal/skills.ts'
import { ShownSql, SqlAnswer, SqlQuery } from '#contract/portal/sql-shapes.ts'
import { Bilingual, Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/**
 * `order`: options are put into sequence; `number`: a number is typed; `code`: one option, about code that is shown; `sheet`, `sql` and `js`:
 * formulas, a query or a program are written, `sorting`: emails are sorted, `edit`: a text is edited, for part of the credit or all of it.
 */
export const ItemType = z.enum([
  'single',
  'multiple',
  'order',
  'number',
  'code',
  'sheet',
  'sql',
  'js',
  'sorting',
  'edit',
])
export type ItemType = z.infer<typeof ItemType>

/** A part of a skill. */
const Topic = z.object({ id: Id, label: Bilingual })

/** The items with which a skill is evaluated. */
export const Bank = z.object({
  /** How many there are. */
  items: z.number(),
  /** Changes with any change of an item. */
  version: z.string(),
  calibration: Calibration,
  topics: z.array(Topic),
})
export type Bank = z.infer<typeof Bank>

/** A level that can be asked for; everybody has the first. */
export const AskedLevel = z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
export type AskedLevel = z.infer<typeof AskedLevel>

/** How an evaluation is held. */
export const EvaluationRules = z.object({
  /** The fewest items for a result. */
  minItems: z.number(),
  /** The most items that are asked. */
  maxItems: z.number(),
  /** How many items most people answer. */
  usualItems: z.number(),
  /** How long most people take. */
  usualMinutes: z.number(),
  /** For each level: how long a session usually is that only tells whether the level is reached. Left out where there are no such sessions. */
  decisions: z.optional(
    z.array(
      z.object({
        level: AskedLevel,
        /** How many items most people answer. */
        items: z.number(),
        /** How long most people take. */
        minutes: z.number(),
      }),
    ),
  ),
  /** How many more items are tried out; they do not count. */
  pilots: z.number(),
  /** The standard error at which a session ends, in logits. */
  targetSe: z.number(),
  /** How many items may be postponed at a time. */
  pocketSize: z.number(),
  /** How many items may be reported without counting; any further one counts as not known. */
  maxReports: z.number(),
  /** Days until the same skill may be evaluated again. */
  retakeDays: z.number(),
  /** How often it may be evaluated again within twelve months. */
  retakesPerYear: z.number(),
  /** An open session ends by itself so many hours after the last answer. */
  expiryHours: z.number(),
})
export type EvaluationRules = z.infer<typeof EvaluationRules>

/** What is known of the person’s level, from the strongest evidence. */
export const OwnLevel = z.object({
  level: Level,
  /** The level that a badge states; null without one. */
  badge: z.nullable(Level),
  source: ClaimSource,
  at: IsoDate,
  /** The level with decimals. */
  estimate: z.number(),
  /** The lower bound of the 95 % interval. */
  lo: z.number(),
  /** The upper bound of the 95 % interval. */
  hi: z.number(),
  resultId: z.nullable(Id),
})
export type OwnLevel = z.infer<typeof OwnLevel>

/** A skill with what the person knows of it and how it can be evaluated. */
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
  /** When it can be evaluated again; null: now. */
  retakeAt: z.nullable(IsoDate),
  openSessionId: z.nullable(Id),
})
export type EvaluableSkill = z.infer<typeof EvaluableSkill>

/** An item for trying out, about no skill, with its answer. */
export const PracticeItem = z.object({
  stem: Bilingual,
  /** What can be chosen. */
  options: z.array(z.object({ id: Id, label: Bilingual })),
  rightOptionId: Id,
  why: Bilingual,
})

/** An item as the person sees it. It never holds its key, its parameters or its explanation. */
export const ShownItem = z.object({
  id: Id,
  topic: Topic,
  type: ItemType,
  stem: Bilingual,
  /** The code that the question is about; null without one. */
  code: z.nullable(z.string()),
  /** What can be chosen, in a sequence of this session’s own; empty where something is written. */
  options: z.array(z.object({ id: Id, label: Bilingual })),
  /** For type `sheet`. */
  sheet: z.optional(ShownSheet),
  /** For type `sql`. */
  sql: z.optional(ShownSql),
  /** For type `js`. */
  js: z.optional(ShownJs),
  ...ShownDesk,
})
export type ShownItem = z.infer<typeof ShownItem>

/** The present item of a session. */
export const CurrentItem = z.extend(ShownItem, {
  /** How long it may take, in ms; null where the session is untimed. */
  limitMs: z.nullable(z.number()),
  /** How long it was on the screen before, in ms. */
  spentMs: z.number(),
  /** Whether it was postponed before. */
  isFromPocket: z.boolean(),
  /** Whether it can be postponed. */
  canPostpone: z.boolean(),
  /** For type `sheet`: what was typed and not answered yet. */
  draft: z.optional(z.array(CellEntry)),
  /** For type `sql`: what was typed and not answered yet. */
  draftQuery: z.optional(SqlQuery),
  /** For type `js`: what was typed and not answered yet. */
  draftProgram: z.optional(JsProgram),
  /** For types `sorting` and `edit`: what was entered and not answered yet. */
  draftEntries: z.optional(DeskEntries),
})
export type CurrentItem = z.infer<typeof CurrentItem>

/** Where a session stands. */
export const SessionStatus = z.enum(['inProgress', 'paused', 'finished', 'abandoned', 'expired'])
export type SessionStatus = z.infer<typeof SessionStatus>

/** The session as it is now, with its present item. */
export const EvaluationSession = z.object({
  id: Id,
  skill: Skill,
  /** The version of the item bank. */
  bankVersion: z.string(),
  calibration: Calibration,
  status: SessionStatus,
  startedAt: IsoDate,
  /** When it ends by itself, unless it goes on. */
  expiresAt: IsoDate,
  accommodations: Accommodations,
  /** The session only tells whether this level is reached. Left out of a full profile. */
  askedLevel: z.optional(AskedLevel),
  /** The number that the next answer carries. */
  seq: z.number(),
  /** Nothing more is asked: it waits to be finished. */
  done: z.boolean(),
  item: z.nullable(CurrentItem),
  /** How many items are postponed, the present one among them where it is one. */
  pocket: z.number(),
  /** How many items may still be reported and set aside. */
  reportsLeft: z.number(),
  /** How far the session has come. */
  progress: z.object({
    /** How many items are answered. */
    answered: z.number(),
    /** The fewest items for a result. */
    min: z.number(),
    /** The most items that are asked. */
    max: z.number(),
    /** How many items there usually are, with those that are tried out. */
    usual: z.number(),
    /** 0 to 1: how near the estimate is to being precise enough; where a level is asked for, how much of the usual length is over. */
    precision: z.number(),
    /** How many items of each topic are answered. */
    topics: z.array(
      z.object({
        id: Id,
        label: Bilingual,
        /** How many are answered. */
        answered: z.number(),
      }),
    ),
  }),
  /** Why nothing more is asked. */
  stop: z.nullable(EvaluationStop),
  /** Whether it can be finished now: after `minItems` answers. */
  canFinish: z.boolean(),
  resultId: z.nullable(Id),
})
export type EvaluationSession = z.infer<typeof EvaluationSession>

/**
 * What the person chose: options of `single`, `multiple` and `code`; all options in sequence of `order`; a number; formulas of `sheet`; a query of
 * `sql`; a program of `js`; entries of `sorting` and `edit`.
 */
export const ItemAnswer = z.object({
  itemId: Id,
  /** The `seq` of the session as it was read last. */
  seq: z.int().check(z.gte(1), z.lte(1000)),
  optionIds: z._default(z.array(Id).check(z.maxLength(10)), []),
  /** For type `number`. */
  value: z.optional(z.nullable(z.number().check(z.gte(-1e15), z.lte(1e15)))),
  /** For type `sheet`. */
  cells: z.optional(CellEntries),
  /** For type `sql`. */
  sql: z.optional(SqlAnswer),
  /** For type `js`. */
  js: z.optional(JsAnswer),
  /** For types `sorting` and `edit`. */
  entries: z.optional(DeskEntries),
  /** How long the item was on the screen with the page in sight, in ms, with `spentMs`. */
  elapsedMs: z.number().check(z.gte(0), z.lte(86_400_000)),
  /**
   * `postpone`: it comes again at the end; `pass`: not known, which counts as wrong; `unavailable`: the browser cannot run queries or programs, so that it
   * does not count and no other of its type is asked.
   */
  skip: z.optional(z.enum(['postpone', 'pass', 'unavailable'])),
  /** What happened while it was on the screen. */
  flags: z._default(
    z.object({
      /** How often the page lost the focus. */
      focusLosses: z._default(z.int().check(z.gte(0), z.lte(10_000)), 0),
      /** Whether the time ran out. */
      isTimedOut: z._default(z.boolean(), false),
    }),
    { focusLosses: 0, isTimedOut: false },
  ),
})
export type ItemAnswer = z.input<typeof ItemAnswer>

/** What may be wrong with an item. */
export const ItemProblem = z.enum(['unclear', 'wrong', 'language', 'display', 'accessibility', 'other'])
export type ItemProblem = z.infer<typeof ItemProblem>
