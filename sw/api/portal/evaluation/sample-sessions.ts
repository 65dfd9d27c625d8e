// The evaluations of the samples, played through the engine step by step as a person's are: each answer is accepted as one that the page sent.
import type { ItemAnswer } from '#contract/portal/evaluation-shapes.ts'
import type { CellEntry } from '#contract/portal/sheet-shapes.ts'
import { type SampleEvaluation, sampleEvaluations } from '#seed/career/evaluations.ts'
import type { SourceItem } from '#seed/items/source-item.ts'
import type { SheetTask, WorkedItem } from '#seed/items/worked-item.ts'
import { createRandom } from '#seed/random.ts'
import { type Banks, isRight, type LoadedBank, loadBanks, optionNames, rightOf } from './bank-store.ts'
import { entriesWorth } from './desk-items.ts'
import { programWorth } from './program-items.ts'
import { queryWorth } from './query-items.ts'
import { rightChance, scoreChances } from './response-model.ts'
import type { ResultRow } from './result-row.ts'
import { seenFamilies } from './retakes.ts'
import { endSession } from './session-end.ts'
import type { SessionRow } from './session-row.ts'
import { acceptAnswer, newSession, seedOf } from './session-steps.ts'
import { type BankItem, deskTaskOf, isDesk, isWorked, taskOf } from './worked-items.ts'

const USER = 'alex-morgan'
const DAY_MS = 86_400_000
/** From the first question to the last click. */
const SITTING_MS = 40 * 60_000

interface Played {
  readonly session: SessionRow
  readonly result: ResultRow
}

/** A pure function of the time of the first run, in ms since the epoch. */
export async function sampleSessions(now: number) {
  const banks = await loadBanks()
  const played: Played[] = []
  for (const sample of sampleEvaluations) played.push(play(sample, banks, played, now - sample.daysAgo * DAY_MS))
  return {
    evaluationSessions: played.map(({ session }) => session),
    evaluationResults: played.map(({ result }) => result),
  }
}

function play(sample: SampleEvaluation, banks: Banks, before: readonly Played[], end: number): Played {
  const bank = banks.get(sample.skillId)
  if (!bank) throw new Error(`No bank of ${sample.skillId}`)
  const own = before.map(({ session }) => session).filter(({ skillId }) => skillId === sample.skillId)
  const random = createRandom(seedOf(sample.id))
  let at = end - SITTING_MS
  let row = newSession({
    id: sample.id,
    userId: USER,
    now: at,
    bank,
    history: { seenFamilies: seenFamilies(own, (itemId) => bank.items.get(itemId)?.family) },
    accommodations: { extraTime: 'none', readableFont: false, comfortableTarget: sample.comfortableTarget },
    consent: { calibration: true },
  })
  for (let step = 0; row.itemId !== null; step += 1) {
    const item = bank.items.get(row.itemId)
    if (!item) throw new Error(`No item ${row.itemId}`)
    const tookMs = Math.round(item.seconds * (350 + 600 * random()))
    at += tookMs
    const sent = answerOf(sample, bank, item, row, step, random)
    const next = acceptAnswer(row, bank, { ...sent, elapsedMs: (row.spentMs[item.id] ?? 0) + tookMs }, at)
    if (typeof next === 'string') throw new Error(`${sample.id}: the answer to ${item.id} is refused (${next})`)
    row = next
  }
  return endSession(sample.id, row, bank, end)
}

/** What somebody of this ability does with the item on the screen. */
function answerOf(
  { ability, postponedAt }: SampleEvaluation,
  bank: LoadedBank,
  item: BankItem,
  { log, rules }: SessionRow,
  step: number,
  random: () => number,
) {
  const flags = { focusLosses: 0, isTimedOut: false }
  const base = { itemId: item.id, seq: log.length + 1, optionIds: [] as string[], flags }
  const parameters = bank.engine.items[bank.engine.indexes.get(item.id) ?? -1]
  const drawn = random()
  const knows = parameters !== undefined && drawn < rightChance(parameters, ability)
  const isSeen = log.some(({ itemId }) => itemId === item.id)
  if (postponedAt.includes(step) && !isSeen) return { ...base, skip: 'postpone' as const }
  if (isWorked(item)) {
    const chances = parameters ? scoreChances(parameters, ability) : []
    return { ...base, ...workedAnswer(item, rules.seed, scoreAt(chances, drawn)) }
  }
  const { indexes, value } = knows ? rightOf(item) : wrongOf(item)
  if (!knows && random() < 0.2) return { ...base, skip: 'pass' as const }
  return { ...base, optionIds: optionNames(item, rules.seed, indexes), value } satisfies Omit<ItemAnswer, 'elapsedMs'>
}

/** The score that a number from 0 up to 1 falls on; the highest one is where the smallest numbers are. */
export function scoreAt(chances: readonly number[], drawn: number): number {
  let [left, score] = [drawn, chances.length - 1]
  for (; score > 0; score -= 1) {
    left -= chances[score] ?? 0
    if (left < 0) break
  }
  return score
}

/** What is sent for an item that is worked, worth so many points. */
export function workedAnswer(item: WorkedItem, seed: number, score: number) {
  if (item.type === 'sql') {
    const sql = queryWorth(taskOf(item, seed), score)
    return sql ? { sql } : { skip: 'pass' as const }
  }
  if (item.type === 'js') {
    const js = programWorth(taskOf(item, seed), score)
    return js ? { js } : { skip: 'pass' as const }
  }
  if (isDesk(item)) {
    const entries = entriesWorth(deskTaskOf(item, seed), score)
    return entries.length > 0 ? { entries } : { skip: 'pass' as const }
  }
  const cells = cellsWorth(taskOf(item, seed), score)
  return cells.length > 0 ? { cells } : { skip: 'pass' as const }
}

/** What somebody types who gets so many points. */
export function cellsWorth({ points, solution, partial }: SheetTask, score: number): CellEntry[] {
  if (score >= points.length) return Object.entries(solution).map(([at, { en }]) => ({ at, text: en }))
  return Object.entries(partial[score - 1] ?? {}).map(([at, text]) => ({ at, text }))
}

/** The slip that comes first to hand. */
export function wrongOf(item: SourceItem): ReturnType<typeof rightOf> {
  const { indexes, value } = rightOf(item)
  if (value !== null) return { indexes, value: value * 2 + 1 }
  const [first = 0, second = 0, ...rest] = indexes
  if (item.type === 'order') return { indexes: [second, first, ...rest], value }
  const others = (item.options ?? []).map((_, index) => index).filter((index) => !indexes.includes(index))
  const wrong = { indexes: [...indexes.slice(1), others[0] ?? 0], value }
  if (isRight(item, wrong)) throw new Error(`${item.id} has no wrong answer`)
  return wrong
}
