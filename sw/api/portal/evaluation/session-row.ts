// A session as it is stored, and its state out of that: every question about a session is answered by replaying its log.
import { DeskEntry } from '#contract/portal/desk-shapes.ts'
import { Calibration, EvaluationStop } from '#contract/portal/evaluation-results.ts'
import { AskedLevel } from '#contract/portal/evaluation-shapes.ts'
import { JsResult } from '#contract/portal/js-shapes.ts'
import { Accommodations } from '#contract/portal/settings.ts'
import { CellEntry } from '#contract/portal/sheet-shapes.ts'
import { SqlResult } from '#contract/portal/sql-shapes.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'
import { type EngineState, POCKET_SIZE, replay, type SessionRules } from './adaptive-engine.ts'
import type { LoadedBank } from './bank-store.ts'
import { cutOf } from './levels.ts'

const LoggedItem = z.object({
  seq: z.number(),
  itemId: Id,
  outcome: z.enum(['right', 'wrong', 'postponed', 'reported', 'unavailable']),
  shownAt: IsoDate,
  answeredAt: IsoDate,
  elapsedMs: z.number(),
  /** Indexes of options in the bank, and the number. */
  indexes: z.array(z.number()),
  value: z.nullable(z.number()),
  /** Of an item that is worked: what was typed, and the points that it got. */
  cells: z.optional(z.array(CellEntry)),
  score: z.optional(z.number()),
  /** The same of emails that were sorted and of a text that was edited. */
  entries: z.optional(z.array(DeskEntry)),
  /** The same of a query, with its result on the tables that were shown and which points it got: it is not run again. */
  query: z.optional(z.string()),
  result: z.optional(SqlResult),
  /** The same of a program, with what it gave for the calls that were shown. */
  program: z.optional(z.string()),
  results: z.optional(z.array(JsResult)),
  points: z.optional(z.array(z.boolean())),
  isPassed: z.boolean(),
  isTimedOut: z.boolean(),
  /** It was reported, and counts as not known: no more could be set aside. */
  isReported: z.optional(z.boolean()),
  focusLosses: z.number(),
})
export type LoggedItem = z.infer<typeof LoggedItem>

export const SessionRow = z.object({
  id: Id,
  userId: Id,
  skillId: Id,
  bankVersion: z.string(),
  calibration: Calibration,
  rules: z.custom<SessionRules>((value) => typeof value === 'object' && value !== null),
  accommodations: Accommodations,
  /** Left out of a full profile. */
  askedLevel: z.optional(AskedLevel),
  mayCalibrate: z.boolean(),
  status: z.enum(['inProgress', 'paused', 'finished', 'abandoned', 'expired']),
  startedAt: IsoDate,
  /** When it was last gone on with. */
  touchedAt: IsoDate,
  log: z.array(LoggedItem),
  /** The item on the screen. It stays, even where an update of the application has changed the bank. */
  itemId: z.nullable(Id),
  shownAt: IsoDate,
  /** What items that are not answered yet have taken, in ms. */
  spentMs: z.record(z.string(), z.number()),
  /** What was typed into items that are worked and not answered yet, by item. */
  drafts: z.optional(z.record(z.string(), z.array(CellEntry))),
  draftQueries: z.optional(z.record(z.string(), z.string())),
  draftPrograms: z.optional(z.record(z.string(), z.string())),
  draftEntries: z.optional(z.record(z.string(), z.array(DeskEntry))),
  /** While the present item was on the screen. */
  focusLosses: z.number(),
  /** Why it ended, once it has. */
  stopReason: z.nullable(EvaluationStop),
  resultId: z.nullable(Id),
})
export type SessionRow = z.infer<typeof SessionRow>

export const EXPIRY_HOURS = 24
const HOUR_MS = 3_600_000
/** A careful person needs an item's time; so many times as long is allowed. */
const PATIENCE = 2
/** Items that are tried out in a session, uncounted. */
export const PILOTS = 2
/** Items that a session sets aside for whoever reports them. Were there no end to it, reporting all that one does not know would be a way to any level. */
export const MAX_REPORTS = 3
/** Of answering, in all. */
const SESSION_MINUTES = 60
const MAX_ITEMS = 30
/** The most items that one session can show: what counts, what is tried out, what is set aside. */
export const MOST_SHOWN = MAX_ITEMS + PILOTS + MAX_REPORTS

const FACTORS: Readonly<Record<Accommodations['extraTime'], number | null>> = {
  none: 1,
  third: 4 / 3,
  half: 1.5,
  double: 2,
  untimed: null,
}

/** How a new session is held. @param askedLevel where no more is to be decided */
export function rulesOf(
  { exposure }: Pick<LoadedBank, 'exposure'>,
  { extraTime, comfortableTarget }: Accommodations,
  seed: number,
  { seenFamilies, restricted }: Pick<SessionRules, 'seenFamilies' | 'restricted'>,
  askedLevel?: AskedLevel,
): SessionRules {
  const factor = FACTORS[extraTime]
  return {
    seed,
    targetSe: 0.49,
    minItems: 8,
    maxItems: MAX_ITEMS,
    easier: comfortableTarget ? 0.5 : 0,
    choices: 5,
    exposure,
    isTypeBalanced: true,
    isWorked: true,
    // Whoever requests no more than a decision gets no extra questions.
    pilots: askedLevel === undefined ? PILOTS : 0,
    seenFamilies,
    restricted,
    timeLimitMs: factor === null ? null : SESSION_MINUTES * 60_000 * factor,
    ...(askedLevel !== undefined && { cut: cutOf(askedLevel) }),
  }
}

/** What an item may take in a session, in ms; null where it is untimed. */
export function limitMs(seconds: number, { extraTime }: Accommodations): number | null {
  const factor = FACTORS[extraTime]
  return factor === null ? null : Math.round(seconds * PATIENCE * factor) * 1000
}

export const stateOf = (bank: LoadedBank, row: SessionRow): EngineState => replay(bank.engine, row.rules, row.log)

/** How many items may still be reported and set aside. */
export const reportsLeft = ({ log }: Pick<SessionRow, 'log'>): number =>
  Math.max(0, MAX_REPORTS - log.filter(({ outcome }) => outcome === 'reported').length)

export const expiresAt = ({ touchedAt }: SessionRow): number => Date.parse(touchedAt) + EXPIRY_HOURS * HOUR_MS

/** The status by the clock: a session that nobody went on with has expired, whoever reads it first. */
export const statusAt = (row: SessionRow, now: number): SessionRow['status'] =>
  isOpenStatus(row.status) && now >= expiresAt(row) ? 'expired' : row.status

export const isOpenStatus = (status: SessionRow['status']): boolean => status === 'inProgress' || status === 'paused'

/** The session after an entry of its log, with the next item on the screen. */
export function advanced(row: SessionRow, entry: LoggedItem, bank: LoadedBank, now: number): SessionRow {
  const log = [...row.log, entry]
  const isPostponed = entry.outcome === 'postponed'
  const { [entry.itemId]: _, ...drafts } = row.drafts ?? {}
  const { [entry.itemId]: __, ...draftQueries } = row.draftQueries ?? {}
  const { [entry.itemId]: ___, ...draftPrograms } = row.draftPrograms ?? {}
  const { [entry.itemId]: ____, ...draftEntries } = row.draftEntries ?? {}
  const { [entry.itemId]: spent = 0, ...others } = row.spentMs
  const at = new Date(now).toISOString()
  const next: SessionRow = {
    ...row,
    log,
    status: 'inProgress',
    ...(row.drafts && !isPostponed && { drafts }),
    ...(row.draftQueries && !isPostponed && { draftQueries }),
    ...(row.draftPrograms && !isPostponed && { draftPrograms }),
    ...(row.draftEntries && !isPostponed && { draftEntries }),
    spentMs: isPostponed ? { ...others, [entry.itemId]: spent + entry.elapsedMs } : others,
    touchedAt: at,
    shownAt: at,
    focusLosses: 0,
  }
  return { ...next, itemId: stateOf(bank, next).next?.id ?? null }
}

/** Whether the present item may be postponed: it was not before, and there is room. */
export const canPostpone = ({ pocket, isFromPocket }: EngineState): boolean =>
  !isFromPocket && pocket.length < POCKET_SIZE
