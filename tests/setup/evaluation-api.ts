// The back end with two people who evaluate a skill, and somebody who answers.
import { expect } from 'vitest'
import type { EvaluationResult } from '#contract/portal/evaluation-results.ts'
import type { CurrentItem, EvaluationSession, ItemAnswer } from '#contract/portal/evaluation-shapes.ts'
import { createTokens } from '#sw/api/engine/people/tokens.ts'
import { isRight, loadBanks, optionIndexes, optionNames, rightOf } from '#sw/api/portal/evaluation/bank-store.ts'
import { rightEntries } from '#sw/api/portal/evaluation/desk-items.ts'
import { cellsWorth } from '#sw/api/portal/evaluation/sample-sessions.ts'
import type { SessionRow } from '#sw/api/portal/evaluation/session-row.ts'
import { deskTaskOf, isDesk, isWorked, taskOf } from '#sw/api/portal/evaluation/worked-items.ts'
import { resultsOfProgram } from '#tests/setup/quickjs.ts'
import { resultsOfQuery } from './sqlite.ts'
import { createTestApi, TEST_NOW, type TestApi, type TestApiOptions } from './test-api.ts'

export const PLAIN = { extraTime: 'none', readableFont: false, comfortableTarget: false } as const

export interface Evaluating {
  readonly api: TestApi
  readonly mine: Record<string, string>
  readonly others: Record<string, string>
  /** Every answer of the back end so far, as text. */
  readonly said: string[]
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<{ status: number; body: unknown }>
  get(path: string, headers?: Record<string, string>): Promise<{ status: number; body: unknown }>
}

/** The head of a request of somebody's, as of a time in ms. */
export const bearerOf = async (userId: string, now = TEST_NOW): Promise<Record<string, string>> => ({
  authorization: `Bearer ${(await createTokens(() => now).issue(userId)).token}`,
})

export async function evaluating(options: TestApiOptions = {}): Promise<Evaluating> {
  const api = createTestApi({
    only: ['auth', 'user', 'skills', 'evaluation', 'profiling', 'jobs', 'changes'],
    samplesOf: ['user', 'skills'],
    ...options,
  })
  const mine = await bearerOf('alex-morgan')
  const said: string[] = []
  const keep = <Answer extends { body: unknown }>(answer: Answer): Answer => {
    said.push(JSON.stringify(answer.body))
    return answer
  }
  return {
    api,
    mine,
    others: await bearerOf('mira-solberg'),
    said,
    post: async (path, sent = {}, headers = mine) =>
      keep(await api.send('POST', `skill-evaluation/${path}`, sent, headers)),
    get: async (path, headers = mine) => keep(await api.get(`skill-evaluation/${path}`, headers)),
  }
}

/** @param askedLevel where no more is to be decided than whether it is reached */
export async function begun(
  { post }: Evaluating,
  skillId = 'sql',
  accommodations = PLAIN,
  askedLevel?: number,
): Promise<EvaluationSession> {
  const { status, body } = await post('sessions', { skillId, accommodations, askedLevel, consent: { rules: true } })
  expect(status, JSON.stringify(body)).toBe(201)
  return body as EvaluationSession
}

/** The right answer to the present item, or a wrong one, as the page would send it. */
export async function answerTo(api: TestApi, session: EvaluationSession, wantsRight: boolean): Promise<ItemAnswer> {
  const item = itemOf(session)
  const row = await api.db.table<SessionRow, string>('evaluationSessions').get(session.id)
  const source = (await loadBanks()).get(session.skill.id)?.items.get(item.id)
  if (!row || !source) throw new Error(`No such item: ${item.id}`)
  const base = { itemId: item.id, seq: session.seq, elapsedMs: 20_000 }
  if (source.type === 'sql') {
    const query = wantsRight ? taskOf(source, row.rules.seed).solution : 'SELECT 0'
    // As long as it takes to read the tables and to write.
    return { ...base, elapsedMs: 100_000, sql: queryAnswer(item, query) }
  }
  if (source.type === 'js') {
    const program = wantsRight ? taskOf(source, row.rules.seed).solution : '0'
    return { ...base, elapsedMs: 100_000, js: programAnswer(item, program) }
  }
  if (isDesk(source)) {
    const entries = rightEntries(deskTaskOf(source, row.rules.seed))
    // As long as it takes to read it all; one of many choices or sentences is no point.
    return { ...base, elapsedMs: 100_000, entries: wantsRight ? entries : entries.slice(0, 1) }
  }
  if (isWorked(source)) {
    const task = taskOf(source, row.rules.seed)
    return {
      ...base,
      cells: wantsRight ? cellsWorth(task, task.points.length) : [{ at: task.targets[0]?.at ?? '', text: '0' }],
    }
  }
  const right = rightOf(source)
  if (right.value !== null) return { ...base, value: wantsRight ? right.value : right.value + 1000 }
  const { seed } = row.rules
  const rightIds = optionNames(source, seed, right.indexes)
  if (wantsRight) return { ...base, optionIds: rightIds }
  const names = item.options.map(({ id }) => id)
  const wrong = [names.toReversed(), names, ...names.map((id) => [id])].find((ids) => {
    const indexes = optionIndexes(source, seed, ids)
    const fits =
      source.type === 'multiple' || (source.type === 'order' ? ids.length === names.length : ids.length === 1)
    return fits && indexes && !isRight(source, { indexes, value: null })
  })
  return { ...base, optionIds: wrong ?? [] }
}

/** A query with what it gives, as the page sends it. */
export function queryAnswer({ sql }: CurrentItem, query: string) {
  if (!sql) throw new Error('No query is asked for')
  return { query, results: resultsOfQuery(sql, query) }
}

/** The same of a program. */
export function programAnswer({ js }: CurrentItem, program: string) {
  if (!js) throw new Error('No program is asked for')
  return { program, results: resultsOfProgram(js, program) }
}

export function itemOf(session: EvaluationSession): CurrentItem {
  if (!session.item) throw new Error('Nothing is asked')
  return session.item
}

/** Answers as `isRight` says until nothing more is asked. @returns the session then */
export async function answered(
  who: Evaluating,
  from: EvaluationSession,
  isRightAt: (step: number) => boolean,
): Promise<EvaluationSession> {
  let session = from
  for (let step = 0; !session.done; step += 1) {
    const sent = await answerTo(who.api, session, isRightAt(step))
    const { status, body } = await who.post(`sessions/${session.id}/answers`, sent)
    expect(status, JSON.stringify(body)).toBe(200)
    session = body as EvaluationSession
  }
  return session
}

export async function finished(who: Evaluating, session: EvaluationSession): Promise<EvaluationResult> {
  const { status, body } = await who.post(`sessions/${session.id}/finish`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as EvaluationResult
}
