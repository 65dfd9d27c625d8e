// What an evaluation found: made once when a session is finished, and never changed.
import type { ResultListed } from '#contract/portal/evaluation-results.ts'
import {
  Answering,
  Calibration,
  Decision,
  EvaluationResult,
  EvaluationStop,
} from '#contract/portal/evaluation-results.ts'
import type { ReviewedItem } from '#contract/portal/reviewed-item.ts'
import { Level, type Skill } from '#contract/portal/skills.ts'
import { Bilingual, Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'
import type { ItemText } from '#seed/items/source-item.ts'
import type { ProgramItem, QueryItem, SheetItem } from '#seed/items/worked-item.ts'
import { Course, isCounted, scoredAnswers, scoreOf } from './adaptive-engine.ts'
import { type LoadedBank, optionNames, rightOf, shownItem, topicOf } from './bank-store.ts'
import { decisionOf } from './decision.ts'
import { reviewedDesk } from './desk-items.ts'
import { badgeLevel, levelChances, levelOf } from './levels.ts'
import { isHasty, isUnusual, paceOf, personFit } from './person-fit.ts'
import { fineDistribution } from './posterior.ts'
import { mostOf } from './response-model.ts'
import type { LoggedItem, SessionRow } from './session-row.ts'
import { deskTaskOf, isDesk, pointsOf, taskOf } from './worked-items.ts'

const VALID_MONTHS = 24

export const ResultRow = z.object({
  id: Id,
  userId: Id,
  sessionId: Id,
  skillId: Id,
  at: IsoDate,
  bankVersion: z.string(),
  calibration: Calibration,
  theta: z.number(),
  se: z.number(),
  ci95: z.tuple([z.number(), z.number()]),
  level: Level,
  levelProbs: z.array(z.number()),
  badgeLevel: z.nullable(Level),
  decision: z.optional(Decision),
  items: z.number(),
  triedOut: z.optional(z.number()),
  durationMs: z.number(),
  stopReason: EvaluationStop,
  topics: z.array(z.object({ id: Id, label: Bilingual, correct: z.number(), n: z.number() })),
  trace: EvaluationResult.shape.trace,
  focusLosses: z.number(),
  /** Results of earlier versions have none. */
  answering: z.optional(Answering),
  validUntil: IsoDate,
})
export type ResultRow = z.infer<typeof ResultRow>

/** @param row of a session that has ended, with what was postponed answered or counted as not known */
export function resultOf(
  id: string,
  row: SessionRow,
  bank: LoadedBank,
  stopReason: EvaluationStop,
  now: number,
): ResultRow {
  const scored = scoredAnswers(bank.engine, row.log)
  const found = fineDistribution(scored)
  const { cut } = row.rules
  const answered = row.log.filter(({ outcome }) => outcome === 'right' || outcome === 'wrong')
  const counted = answered.filter((entry) => isCounted(bank.engine, entry))
  const validUntil = new Date(now)
  validUntil.setUTCMonth(validUntil.getUTCMonth() + VALID_MONTHS)
  return {
    id,
    userId: row.userId,
    sessionId: row.id,
    skillId: row.skillId,
    at: new Date(now).toISOString(),
    bankVersion: row.bankVersion,
    calibration: row.calibration,
    theta: found.theta,
    se: found.se,
    ci95: [found.quantile(0.025), found.quantile(0.975)],
    level: levelOf(found.theta),
    levelProbs: levelChances(found),
    badgeLevel: badgeLevel(found),
    ...(cut !== undefined && { decision: decisionOf(scored, cut) }),
    items: counted.length,
    triedOut: answered.length - counted.length,
    durationMs: row.log.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0),
    stopReason,
    topics: bank.topics.map(({ id: topic }) => {
      const own = counted.filter(({ itemId }) => bank.items.get(itemId)?.topic === topic)
      return {
        ...topicOf(bank, topic),
        correct: own.reduce((sum, entry) => sum + creditOf(bank, entry), 0),
        n: own.length,
      }
    }),
    trace: traceOf(row, bank),
    focusLosses: row.log.reduce((sum, { focusLosses }) => sum + focusLosses, 0),
    answering: answeringOf(row, bank),
    validUntil: validUntil.toISOString(),
  }
}

function answeringOf({ log }: SessionRow, bank: LoadedBank): Answering {
  const counted = log.filter((entry) => isCounted(bank.engine, entry))
  const pace = paceOf(counted.map((entry) => ({ ...entry, seconds: bank.items.get(entry.itemId)?.seconds ?? 0 })))
  return {
    fit: personFit(scoredAnswers(bank.engine, counted)),
    pace: pace?.share ?? null,
    rapid: pace?.rapid ?? 0,
    reported: log.filter(({ outcome, isReported }) => outcome === 'reported' || isReported).length,
  }
}

/** The share of an item's credit, from 0 to 1. */
function creditOf(bank: LoadedBank, entry: LoggedItem): number {
  const item = bank.engine.items[bank.engine.indexes.get(entry.itemId) ?? -1]
  return item ? scoreOf(item, entry) / mostOf(item) : 0
}

function traceOf(row: SessionRow, bank: LoadedBank): ResultRow['trace'] {
  const course = new Course(bank.engine, row.rules)
  return row.log.flatMap((entry) => {
    course.add(entry)
    if (!isCounted(bank.engine, entry)) return []
    const { theta, se } = course.estimate()
    const topic = bank.items.get(entry.itemId)?.topic ?? ''
    const credit = creditOf(bank, entry)
    return [
      {
        topic,
        isRight: entry.outcome === 'right',
        ...(credit > 0 && credit < 1 && { credit }),
        theta,
        se,
        elapsedMs: entry.elapsedMs,
      },
    ]
  })
}

export const toResultListed = (row: ResultRow): ResultListed => ({
  id: row.id,
  skillId: row.skillId,
  at: row.at,
  theta: row.theta,
  se: row.se,
  ci95: row.ci95,
  level: row.level,
  levelProbs: row.levelProbs,
  calibration: row.calibration,
  items: row.items,
  validUntil: row.validUntil,
  badgeLevel: row.badgeLevel,
  ...(row.decision && { decision: row.decision }),
})

/** @param all of the person's results of the skill @param retakeAt ISO */
export function toResult(
  row: ResultRow,
  session: SessionRow | undefined,
  skill: Skill,
  all: readonly ResultRow[],
  retakeAt: string,
): EvaluationResult {
  const best = Math.max(...all.map(({ theta }) => theta))
  const isLatest = all.every(({ at }) => at <= row.at)
  return {
    ...toResultListed(row),
    skill,
    bankVersion: row.bankVersion,
    triedOut: row.triedOut ?? 0,
    durationMs: row.durationMs,
    stopReason: row.stopReason,
    topics: row.topics,
    trace: row.trace,
    // No group has 200 people: there is nobody to be compared with.
    percentile: null,
    retakeAt,
    isBest: row.theta >= best,
    isLatest,
    accommodations: session?.accommodations ?? {
      extraTime: 'none',
      readableFont: false,
      comfortableTarget: false,
    },
    focusLosses: row.focusLosses,
    answering: row.answering
      ? { ...row.answering, isUnusual: isUnusual(row.answering), isHasty: isHasty(row.answering, row.items) }
      : null,
    isUnproctored: true,
  }
}

/** The items that were answered, as they were shown, with their keys and explanations. Items that the bank no longer has are left out. */
export const reviewedItems = (session: SessionRow, bank: LoadedBank): ReviewedItem[] =>
  session.log.flatMap((entry) => {
    const item = bank.items.get(entry.itemId)
    if (!item || (entry.outcome !== 'right' && entry.outcome !== 'wrong')) return []
    const { seed } = session.rules
    const shown = {
      item: shownItem(bank, item, seed),
      isRight: entry.outcome === 'right',
      isTriedOut: !isCounted(bank.engine, entry),
    }
    if (item.type === 'sql') return [{ ...shown, ...reviewedQuery(item, seed, entry) }]
    if (item.type === 'js') return [{ ...shown, ...reviewedProgram(item, seed, entry) }]
    if (item.type === 'sheet') return [{ ...shown, ...reviewedSheet(item, seed, entry) }]
    if (isDesk(item))
      return [{ ...shown, ...NOTHING_CHOSEN, ...reviewedDesk(deskTaskOf(item, seed), entry.entries ?? []) }]
    const right = rightOf(item)
    return [
      {
        ...shown,
        chosenIds: optionNames(item, seed, entry.indexes),
        chosenValue: entry.value,
        rightIds: optionNames(item, seed, right.indexes),
        rightValue: right.value,
        why: { en: item.why.en, fr: item.why.fr },
      },
    ]
  })

const NOTHING_CHOSEN = { chosenIds: [] as string[], chosenValue: null, rightIds: [] as string[], rightValue: null }

const labelled = (all: readonly { readonly label: ItemText }[], given: readonly boolean[]) =>
  all.map(({ label }, index) => ({ label: { en: label.en, fr: label.fr }, isGiven: given[index] === true }))

/** The query, which points it got, and what is right. */
function reviewedQuery(item: QueryItem, seed: number, { query = '', result = null, points = [] }: LoggedItem) {
  const { why, points: all, solution, expected } = taskOf(item, seed)
  return {
    ...NOTHING_CHOSEN,
    why: { en: why.en, fr: why.fr },
    queried: {
      points: labelled(all, points),
      given: query,
      result,
      rightResult: expected[0] ?? [],
      right: solution,
    },
  }
}

/** The program, which points it got, and one that gets them all. */
function reviewedProgram(item: ProgramItem, seed: number, { program = '', results = [], points = [] }: LoggedItem) {
  const { why, points: all, solution } = taskOf(item, seed)
  return {
    ...NOTHING_CHOSEN,
    why: { en: why.en, fr: why.fr },
    programmed: { points: labelled(all, points), given: program, results, right: solution },
  }
}

/** What was typed, which points it got, and formulas that get them all. */
function reviewedSheet(item: SheetItem, seed: number, { cells = [] }: LoggedItem) {
  const task = taskOf(item, seed)
  const given = pointsOf(task, cells)
  return {
    ...NOTHING_CHOSEN,
    why: { en: task.why.en, fr: task.why.fr },
    worked: {
      points: labelled(task.points, given),
      given: cells,
      right: Object.entries(task.solution).map(([at, { en, fr }]) => ({ at, formula: { en, fr } })),
    },
  }
}
