// The steps of a session as pure functions of its row: beginning, answering, setting aside, ending. evaluation.ts stores what they return.

import type { HandlerInput } from '#contract/define-api.ts'
import type { evaluationApi } from '#contract/portal/evaluation.ts'
import type { AskedLevel } from '#contract/portal/evaluation-shapes.ts'
import type { Accommodations } from '#contract/portal/settings.ts'
import type { ProgramItem, QueryItem, WorkedItem } from '#seed/items/worked-item.ts'
import type { SessionRules } from './adaptive-engine.ts'
import { type Chosen, isRight, type LoadedBank, optionIndexes } from './bank-store.ts'
import { deskEntry, givenEntries } from './desk-items.ts'
import { givenProgram, programPoints } from './program-items.ts'
import { givenQuery, queryPoints } from './query-items.ts'
import {
  advanced,
  canPostpone,
  type LoggedItem,
  reportsLeft,
  rulesOf,
  type SessionRow,
  stateOf,
} from './session-row.ts'
import { deskTaskOf, givenCells, isDesk, isWorked, pointsOf, taskOf } from './worked-items.ts'

type AnswerBody = HandlerInput<typeof evaluationApi.endpoints.answer>['body']
type DraftBody = HandlerInput<typeof evaluationApi.endpoints.draft>['body']

export interface Beginning {
  readonly id: string
  readonly userId: string
  readonly now: number
  readonly bank: LoadedBank
  readonly history: Pick<SessionRules, 'seenFamilies' | 'restricted'>
  readonly accommodations: Accommodations
  readonly askedLevel?: AskedLevel | undefined
  readonly consent: { readonly calibration: boolean }
}

export function newSession(beginning: Beginning): SessionRow {
  const { id, userId, now, bank, history, accommodations, askedLevel, consent } = beginning
  const at = new Date(now).toISOString()
  const row: SessionRow = {
    id,
    userId,
    skillId: bank.skillId,
    bankVersion: bank.version,
    calibration: bank.calibration,
    rules: rulesOf(bank, accommodations, seedOf(id), history, askedLevel),
    accommodations,
    ...(askedLevel !== undefined && { askedLevel }),
    mayCalibrate: consent.calibration,
    status: 'inProgress',
    startedAt: at,
    touchedAt: at,
    log: [],
    itemId: null,
    shownAt: at,
    spentMs: {},
    focusLosses: 0,
    stopReason: null,
    resultId: null,
  }
  return { ...row, itemId: stateOf(bank, row).next?.id ?? null }
}

/** A whole number out of the session's id, which is by chance. */
export const seedOf = (id: string): number =>
  [...id].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 7)

/** @returns the session with the answer, or why it is refused: `unfit` for the item, `full` where no more may be postponed. */
export function acceptAnswer(
  row: SessionRow,
  bank: LoadedBank,
  body: AnswerBody,
  now: number,
): SessionRow | 'unfit' | 'full' {
  const item = bank.items.get(body.itemId)
  if (!item) return 'unfit'
  if (body.skip === 'postpone') {
    if (!canPostpone(stateOf(bank, row))) return 'full'
    return advanced(row, { ...entryOf(row, body, now), outcome: 'postponed' }, bank, now)
  }
  const entry = entryOf(row, body, now)
  if (body.skip === 'unavailable')
    return item.type === 'sql' || item.type === 'js'
      ? advanced(row, { ...entry, outcome: 'unavailable' }, bank, now)
      : 'unfit'
  if (body.skip === 'pass') return advanced(row, { ...entry, isPassed: true }, bank, now)
  if (isWorked(item)) {
    const worked = workedEntry(row, item, body)
    return worked ? advanced(row, { ...entry, ...worked }, bank, now) : 'unfit'
  }
  const chosen = chosenOf(row, bank, body)
  if (!chosen) return 'unfit'
  const outcome = isRight(item, chosen) ? 'right' : 'wrong'
  return advanced(row, { ...entry, indexes: [...chosen.indexes], value: chosen.value, outcome }, bank, now)
}

/** What was typed, and what it is worth; undefined where it is no answer to such an item. Nothing is one only when its time is up. */
function workedEntry(row: SessionRow, item: WorkedItem, body: AnswerBody) {
  if (isDesk(item)) {
    const isOther = body.optionIds.length > 0 || body.cells?.length || typeof body.value === 'number' || body.sql
    return isOther ? undefined : deskEntry(deskTaskOf(item, row.rules.seed), body.entries, body.flags.isTimedOut)
  }
  if (body.entries) return undefined
  if (item.type === 'sql') return queriedEntry(row, item, body)
  if (item.type === 'js') return programmedEntry(row, item, body)
  const { rules } = row
  const task = taskOf(item, rules.seed)
  const cells = givenCells(task, body.cells ?? [])
  if (!cells || body.optionIds.length > 0 || typeof body.value === 'number' || body.sql || body.js) return undefined
  if (cells.length === 0 && !body.flags.isTimedOut) return undefined
  const points = pointsOf(task, cells)
  const score = points.filter(Boolean).length
  const outcome: LoggedItem['outcome'] = score === points.length ? 'right' : 'wrong'
  return { cells, score, outcome }
}

/** The same of a query. */
function queriedEntry({ rules }: SessionRow, item: QueryItem, body: AnswerBody) {
  const task = taskOf(item, rules.seed)
  if (body.optionIds.length > 0 || body.cells?.length || typeof body.value === 'number' || body.js) return undefined
  const given = givenQuery(task, body.sql)
  if (!given) return body.flags.isTimedOut && !body.sql ? { query: '', result: null, points: [], score: 0 } : undefined
  const points = queryPoints(task, given.results)
  const score = points.filter(Boolean).length
  const outcome: LoggedItem['outcome'] = score === points.length ? 'right' : 'wrong'
  return { query: given.query, result: given.results[0] ?? null, points, score, outcome }
}

/** The same of a program. */
function programmedEntry({ rules }: SessionRow, item: ProgramItem, body: AnswerBody) {
  const task = taskOf(item, rules.seed)
  if (body.optionIds.length > 0 || body.cells?.length || typeof body.value === 'number' || body.sql) return undefined
  const given = givenProgram(task, body.js)
  if (!given) return body.flags.isTimedOut && !body.js ? { program: '', results: [], points: [], score: 0 } : undefined
  const points = programPoints(task, given.results)
  const score = points.filter(Boolean).length
  const outcome: LoggedItem['outcome'] = score === points.length ? 'right' : 'wrong'
  return { program: given.program, results: given.results.slice(0, task.examples.length), points, score, outcome }
}

/** With what was typed into the present item so far; undefined where that is no draft of such an item. */
export function withDraft(
  row: SessionRow,
  bank: LoadedBank,
  { cells, query, program, entries }: Pick<DraftBody, 'cells' | 'query' | 'program' | 'entries'>,
  now: number,
): SessionRow | undefined {
  const item = row.itemId === null ? undefined : bank.items.get(row.itemId)
  const touchedAt = new Date(now).toISOString()
  if (item && isDesk(item)) {
    const given = entries && givenEntries(deskTaskOf(item, row.rules.seed), entries)
    if (!given || query !== undefined || cells.length > 0) return undefined
    return { ...row, draftEntries: { ...row.draftEntries, [item.id]: given }, touchedAt }
  }
  if (entries) return undefined
  if (item?.type === 'sql') {
    if (query === undefined || cells.length > 0 || program !== undefined) return undefined
    return { ...row, draftQueries: { ...row.draftQueries, [item.id]: query }, touchedAt }
  }
  if (item?.type === 'js') {
    if (program === undefined || cells.length > 0 || query !== undefined) return undefined
    return { ...row, draftPrograms: { ...row.draftPrograms, [item.id]: program }, touchedAt }
  }
  const isTyped = query === undefined && program === undefined
  const given = item?.type === 'sheet' && isTyped ? givenCells(taskOf(item, row.rules.seed), cells) : undefined
  if (!item || !given) return undefined
  return { ...row, drafts: { ...row.drafts, [item.id]: given }, touchedAt }
}

/** What was chosen; undefined where it is no answer to such an item. An item whose time is up may be left without one. */
function chosenOf({ rules }: SessionRow, bank: LoadedBank, body: AnswerBody): Chosen | undefined {
  const item = bank.items.get(body.itemId)
  const indexes = item && !isWorked(item) ? optionIndexes(item, rules.seed, body.optionIds) : undefined
  const isOther = body.cells?.length || body.sql || body.js || body.entries
  if (!item || isWorked(item) || !indexes || isOther) return undefined
  const value = body.value ?? null
  if (body.flags.isTimedOut) return { indexes, value }
  const all = item.options?.length ?? 0
  const fits = {
    single: indexes.length === 1 && value === null,
    code: indexes.length === 1 && value === null,
    multiple: indexes.length >= 1 && value === null,
    order: indexes.length === all && value === null,
    number: indexes.length === 0 && value !== null,
  }[item.type]
  return fits ? { indexes, value } : undefined
}

/** The present item's entry, as one that is not right. */
function entryOf(row: SessionRow, body: Pick<AnswerBody, 'itemId' | 'elapsedMs' | 'flags'>, now: number): LoggedItem {
  const before = row.log
    .filter(({ itemId }) => itemId === body.itemId)
    .reduce((sum, { elapsedMs }) => sum + elapsedMs, 0)
  return {
    seq: row.log.length + 1,
    itemId: body.itemId,
    outcome: 'wrong',
    shownAt: row.shownAt,
    answeredAt: new Date(now).toISOString(),
    elapsedMs: Math.max(0, body.elapsedMs - before),
    indexes: [],
    value: null,
    isPassed: false,
    isTimedOut: body.flags.isTimedOut,
    focusLosses: row.focusLosses + body.flags.focusLosses,
  }
}

const NOTHING_HAPPENED = { focusLosses: 0, isTimedOut: false } as const

/** Without the present item, which somebody has reported; where too many were, it counts as not known. */
export function setAside(row: SessionRow, bank: LoadedBank, now: number): SessionRow {
  const itemId = row.itemId ?? ''
  const entry = entryOf(row, { itemId, elapsedMs: row.spentMs[itemId] ?? 0, flags: NOTHING_HAPPENED }, now)
  const reported = reportsLeft(row) > 0 ? { outcome: 'reported' as const } : { isPassed: true, isReported: true }
  return advanced(row, { ...entry, ...reported }, bank, now)
}

/** The session as it is scored when it ends: what is still postponed is not known. */
export function withPocketPassed(row: SessionRow, bank: LoadedBank, now: number): SessionRow {
  const log = [...row.log]
  for (const itemId of stateOf(bank, row).pocket) {
    const entry = entryOf({ ...row, log }, { itemId, elapsedMs: 0, flags: NOTHING_HAPPENED }, now)
    log.push({ ...entry, isPassed: true })
  }
  return { ...row, log, touchedAt: new Date(now).toISOString() }
}
