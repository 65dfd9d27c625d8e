// A session as its person sees it: nothing of what is secret.
import type { EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import type { Skill } from '#contract/portal/skills.ts'
import { type EngineState, scoredAnswers } from './adaptive-engine.ts'
import { type LoadedBank, shownItem, topicOf } from './bank-store.ts'
import {
  canPostpone,
  expiresAt,
  isOpenStatus,
  limitMs,
  reportsLeft,
  type SessionRow,
  stateOf,
  statusAt,
} from './session-row.ts'

/** The standard deviation of what is known before the first answer. */
const UNKNOWN_SE = 1.5

export function toSession(row: SessionRow, bank: LoadedBank, skill: Skill, now: number): EvaluationSession {
  const status = statusAt(row, now)
  const isOpen = isOpenStatus(status)
  const state = stateOf(bank, row)
  const { items } = row.askedLevel === undefined ? bank.usual : bank.usual.decisions[row.askedLevel]
  const usual = items + (row.rules.pilots ?? 0)
  return {
    id: row.id,
    skill,
    bankVersion: row.bankVersion,
    calibration: row.calibration,
    status,
    startedAt: row.startedAt,
    expiresAt: new Date(expiresAt(row)).toISOString(),
    accommodations: row.accommodations,
    ...(row.askedLevel !== undefined && { askedLevel: row.askedLevel }),
    seq: row.log.length + 1,
    done: !isOpen || row.itemId === null,
    item: isOpen ? currentItem(row, bank, state) : null,
    pocket: state.pocket.length,
    reportsLeft: reportsLeft(row),
    progress: {
      // What is tried out looks like any other question.
      answered: state.answered + state.tried,
      min: row.rules.minItems + state.tried,
      max: row.rules.maxItems + state.tried,
      usual,
      // Of a decision, how sure it is would tell which answers were right.
      precision:
        row.askedLevel === undefined ? precisionOf(state.se, row.rules.targetSe) : Math.min(1, state.answered / usual),
      topics: bank.topics.map(({ id }) => ({
        ...topicOf(bank, id),
        answered: row.log.filter(({ itemId, outcome }) => isAnswered(outcome) && bank.items.get(itemId)?.topic === id)
          .length,
      })),
    },
    stop: row.stopReason ?? state.stop ?? null,
    canFinish: isOpen && canFinish(row, bank, state),
    resultId: row.resultId,
  }
}

const isAnswered = (outcome: string): boolean => outcome === 'right' || outcome === 'wrong'

/** Enough is answered, or nothing more is asked and something is. */
export const canFinish = (row: SessionRow, bank: LoadedBank, state = stateOf(bank, row)): boolean =>
  state.answered + state.pocket.length >= row.rules.minItems ||
  (row.itemId === null && scoredAnswers(bank.engine, row.log).length > 0)

function currentItem(row: SessionRow, bank: LoadedBank, state: EngineState): EvaluationSession['item'] {
  const item = row.itemId === null ? undefined : bank.items.get(row.itemId)
  if (!item) return null
  const isFromPocket = state.pocket.includes(item.id)
  return {
    ...shownItem(bank, item, row.rules.seed),
    limitMs: limitMs(item.seconds, row.accommodations),
    spentMs: row.spentMs[item.id] ?? 0,
    isFromPocket,
    canPostpone: canPostpone({ ...state, isFromPocket }),
    ...(row.drafts?.[item.id] && { draft: row.drafts[item.id] }),
    ...(row.draftQueries?.[item.id] && { draftQuery: row.draftQueries[item.id] }),
    ...(row.draftPrograms?.[item.id] && { draftProgram: row.draftPrograms[item.id] }),
    ...(row.draftEntries?.[item.id] && { draftEntries: row.draftEntries[item.id] }),
  }
}

/** 0 to 1: how much of the information that is needed is there. */
function precisionOf(se: number, target: number): number {
  const known = (error: number) => 1 / error ** 2 - 1 / UNKNOWN_SE ** 2
  return Math.min(1, Math.max(0, known(se) / known(target)))
}
