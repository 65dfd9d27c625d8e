// Portal API, B: questions that are worked. Part of the credit, drafts that survive, and nothing of the checks before the end.
import { describe, expect, test } from 'vitest'
import type { EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import type { ReviewedItem } from '#contract/portal/reviewed-item.ts'
import type { SheetItem } from '#seed/items/worked-item.ts'
import { loadBanks } from '#sw/api/portal/evaluation/bank-store.ts'
import { cellsWorth } from '#sw/api/portal/evaluation/sample-sessions.ts'
import type { SessionRow } from '#sw/api/portal/evaluation/session-row.ts'
import { taskOf } from '#sw/api/portal/evaluation/worked-items.ts'
import {
  answered,
  answerTo,
  begun,
  type Evaluating,
  evaluating,
  finished,
  itemOf,
  programAnswer,
  queryAnswer,
} from '#tests/setup/evaluation-api.ts'

/** A session at its first worked question, after answers of which every other one is right. */
async function atWorked(who: Evaluating): Promise<{ session: EvaluationSession; item: SheetItem; row: SessionRow }> {
  let session = await begun(who, 'spreadsheets')
  for (let step = 0; session.item && session.item.type !== 'sheet'; step += 1) {
    const { body } = await who.post(`sessions/${session.id}/answers`, await answerTo(who.api, session, step % 2 > 0))
    session = body as EvaluationSession
  }
  const item = (await loadBanks()).get('spreadsheets')?.items.get(itemOf(session).id)
  const row = await who.api.db.table<SessionRow, string>('evaluationSessions').get(session.id)
  if (item?.type !== 'sheet' || !row) throw new Error('Nothing was to be worked')
  return { session, item, row }
}

const sent = ({ item, seq }: EvaluationSession, cells: unknown) => ({ itemId: item?.id, seq, elapsedMs: 60_000, cells })

describe('a worked question', () => {
  test('is shown with its data and targets alone, and gives credit by points, which the review tells', async () => {
    const who = await evaluating()
    const { session, item, row } = await atWorked(who)
    expect(session.item?.sheet?.targets.length).toBeGreaterThan(0)
    const task = taskOf(item, row.rules.seed)
    const said = who.said.join('\n')
    for (const { en, fr } of Object.values(task.solution))
      for (const formula of [en, fr]) expect(said).not.toContain(JSON.stringify(formula).slice(1, -1))
    expect(said).not.toMatch(/"(points|cases|expected|solution|partial|why|score)":/)

    const given = cellsWorth(task, 1)
    const { status, body } = await who.post(`sessions/${session.id}/answers`, sent(session, given))
    expect(status, JSON.stringify(body)).toBe(200)
    const result = await finished(who, await answered(who, body as EvaluationSession, (step) => step % 2 > 0))
    const { body: reviewed } = await who.get(`results/${result.id}/items`)
    const own = (reviewed as ReviewedItem[]).find((one) => one.item.id === item.id)
    expect(own?.isRight).toBe(false)
    expect(own?.worked?.points.filter(({ isGiven }) => isGiven)).toHaveLength(1)
    expect(own?.worked?.given).toEqual(given)
    expect(result.trace.find(({ credit }) => credit !== undefined)?.credit).toBeCloseTo(1 / task.points.length)
    const rows = await who.api.db.table<SessionRow, string>('evaluationSessions').get(session.id)
    expect(rows?.log.find(({ itemId }) => itemId === item.id)).toMatchObject({ score: 1, outcome: 'wrong' })
  })

  test('is right with all points; another answer than cells, an empty one or an unknown cell is refused', async () => {
    const who = await evaluating()
    const { session, item, row } = await atWorked(who)
    const task = taskOf(item, row.rules.seed)
    const answer = (body: object) => who.post(`sessions/${session.id}/answers`, { ...sent(session, []), ...body })
    for (const body of [
      {},
      { cells: [{ at: task.targets[0]?.at, text: ' ' }] },
      { cells: [{ at: 'Z99', text: '=1' }] },
      { cells: [], value: 3 },
      { cells: [{ at: task.targets[0]?.at, text: 'x'.repeat(501) }] },
    ])
      expect((await answer(body)).status, JSON.stringify(body)).toBe(400)
    expect((await answer({ cells: cellsWorth(task, task.points.length) })).status).toBe(200)
    const after = await who.api.db.table<SessionRow, string>('evaluationSessions').get(session.id)
    expect(after?.log.at(-1)).toMatchObject({ outcome: 'right', score: task.points.length })
  })

  test('a draft is restored wherever the session continues, also after postponing, and is deleted with the answer', async () => {
    const who = await evaluating()
    const { session, item } = await atWorked(who)
    const at = itemOf(session).sheet?.targets[0]?.at ?? ''
    const keep = (cells: unknown, seq = session.seq) =>
      who.api.send('PUT', `skill-evaluation/sessions/${session.id}/draft`, { itemId: item.id, seq, cells }, who.mine)
    expect(await keep([{ at, text: '=SUM(' }])).toMatchObject({ status: 200, body: { isKept: true } })
    expect((await keep([{ at: 'Z9', text: '1' }])).status).toBe(400)
    expect((await keep([], session.seq - 1)).status).toBe(409)
    const { body: current } = await who.get('sessions/current')
    expect((current as EvaluationSession).item).toMatchObject({ id: item.id, draft: [{ at, text: '=SUM(' }] })
    const postponed = await who.post(`sessions/${session.id}/answers`, { ...sent(session, []), skip: 'postpone' })
    expect(postponed.status).toBe(200)
    const row = await who.api.db.table<SessionRow, string>('evaluationSessions').get(session.id)
    expect(row?.drafts?.[item.id]).toEqual([{ at, text: '=SUM(' }])
    await answered(who, postponed.body as EvaluationSession, (step) => step % 2 > 0)
    expect((await who.api.db.table<SessionRow, string>('evaluationSessions').get(session.id))?.drafts).toEqual({})
  })
})

/** A session of SQL whose present question is of this family. */
async function atQuery(who: Evaluating, id = 'sql-w04') {
  const started = await begun(who, 'sql')
  await who.api.db.table<SessionRow, string>('evaluationSessions').update(started.id, { itemId: id })
  const { body } = await who.get(`sessions/${started.id}`)
  const item = (await loadBanks()).get('sql')?.items.get(id)
  const row = await who.api.db.table<SessionRow, string>('evaluationSessions').get(started.id)
  if (item?.type !== 'sql' || !row) throw new Error('No query is asked for')
  return { session: body as EvaluationSession, task: taskOf(item, row.rules.seed), id }
}
const rowOf = async (who: Evaluating, id: string) => {
  const row = await who.api.db.table<SessionRow, string>('evaluationSessions').get(id)
  if (!row) throw new Error('No such session')
  return row
}

describe('a question with a query', () => {
  test('is sent with its tables and the other rows, without their results and without a query', async () => {
    const who = await evaluating()
    const { session, task } = await atQuery(who)
    expect(session.item?.sql?.tables.length).toBe(task.tables.length)
    expect(session.item?.sql?.others.length).toBe(task.expected.length - 1)
    expect(who.said.join('\n')).not.toMatch(/"(points|expected|solution|partial|why|score|sets)":|SELECT/)
  })

  test('gives credit by points for what the query gives on the other rows, which the review tells with the results', async () => {
    const who = await evaluating()
    const { session, task, id } = await atQuery(who)
    const given = queryAnswer(itemOf(session), task.partial[1] ?? '')
    const answer = (body: object) =>
      who.post(`sessions/${session.id}/answers`, { ...sent(session, undefined), ...body })
    for (const body of [
      {},
      { sql: { ...given, query: ' ' } },
      { sql: { ...given, results: given.results.slice(1) } },
      { sql: given, cells: [{ at: 'A1', text: '=1' }] },
      { sql: { ...given, query: 'x'.repeat(4001) } },
    ])
      expect((await answer(body)).status, JSON.stringify(body).slice(0, 80)).toBe(400)
    const { status, body } = await answer({ sql: given })
    expect(status, JSON.stringify(body)).toBe(200)
    expect((await rowOf(who, session.id)).log.at(-1)).toMatchObject({ outcome: 'wrong', score: 2, query: given.query })
    const result = await finished(who, await answered(who, body as EvaluationSession, (step) => step % 2 > 0))
    const { body: reviewed } = await who.get(`results/${result.id}/items`)
    const own = (reviewed as ReviewedItem[]).find((one) => one.item.id === id)
    expect(own?.queried?.points.map(({ isGiven }) => isGiven)).toEqual([true, true, false])
    expect(own?.queried).toMatchObject({ given: given.query, result: given.results[0], rightResult: task.expected[0] })
    expect(own?.queried?.right).toBe(task.solution)
  })

  test('that cannot be run here is set aside, counts for nothing, and no other query is asked; nothing else is set aside so', async () => {
    const who = await evaluating()
    const { session } = await atQuery(who)
    const skip = (of: EvaluationSession) =>
      who.post(`sessions/${of.id}/answers`, { ...sent(of, undefined), skip: 'unavailable' })
    const { status, body } = await skip(session)
    expect(status, JSON.stringify(body)).toBe(200)
    let next = body as EvaluationSession
    expect([next.progress.answered, next.reportsLeft]).toEqual([0, session.reportsLeft])
    expect((await skip(next)).status).toBe(400)
    for (let step = 0; next.item; step += 1) {
      expect(next.item.type).not.toBe('sql')
      const answer = await who.post(`sessions/${next.id}/answers`, await answerTo(who.api, next, step % 2 > 0))
      next = answer.body as EvaluationSession
    }
    expect((await finished(who, next)).items).toBeGreaterThan(7)
  })

  test('keeps the query that is being written, and nothing else with it', async () => {
    const who = await evaluating()
    const { session, id } = await atQuery(who)
    const keep = (body: object) =>
      who.api.send(
        'PUT',
        `skill-evaluation/sessions/${session.id}/draft`,
        { itemId: id, seq: session.seq, ...body },
        who.mine,
      )
    expect(await keep({ query: 'SELECT na' })).toMatchObject({ status: 200, body: { isKept: true } })
    expect((await keep({ cells: [{ at: 'A1', text: '1' }] })).status).toBe(400)
    const { body: current } = await who.get('sessions/current')
    expect((current as EvaluationSession).item).toMatchObject({ id, draftQuery: 'SELECT na' })
    await who.post(`sessions/${session.id}/answers`, { ...sent(session, undefined), skip: 'pass' })
    expect((await rowOf(who, session.id)).draftQueries).toEqual({})
  })
})

/** A session of JavaScript whose present question is of this family. */
async function atProgram(who: Evaluating, id = 'javascript-w03') {
  const started = await begun(who, 'javascript')
  await who.api.db.table<SessionRow, string>('evaluationSessions').update(started.id, { itemId: id })
  const { body } = await who.get(`sessions/${started.id}`)
  const item = (await loadBanks()).get('javascript')?.items.get(id)
  if (item?.type !== 'js') throw new Error('No program is asked for')
  return { session: body as EvaluationSession, id, task: taskOf(item, (await rowOf(who, started.id)).rules.seed) }
}

describe('a question with a program', () => {
  test('is sent with its calls and the results of the visible ones, without the other results and without a program', async () => {
    const who = await evaluating()
    const { session, task } = await atProgram(who)
    expect(session.item?.js?.examples.length).toBe(task.examples.length)
    expect(session.item?.js?.others).toEqual(task.others.map(({ call }) => call))
    expect(who.said.join('\n')).not.toMatch(/"(points|solution|partial|why|score)":|padStart/)
  })

  test('gives credit by points for what the program gives for the other calls, which the review tells', async () => {
    const who = await evaluating()
    const { session, task, id } = await atProgram(who)
    const given = programAnswer(itemOf(session), task.partial[1] ?? '')
    const answer = (body: object) =>
      who.post(`sessions/${session.id}/answers`, { ...sent(session, undefined), ...body })
    for (const body of [
      {},
      { js: { ...given, program: ' ' } },
      { js: { ...given, results: given.results.slice(1) } },
      { js: given, cells: [{ at: 'A1', text: '=1' }] },
      { js: { ...given, program: 'x'.repeat(4001) } },
      { sql: { query: 'SELECT 1', results: [] } },
    ])
      expect((await answer(body)).status, JSON.stringify(body).slice(0, 80)).toBe(400)
    const { status, body } = await answer({ js: given })
    expect(status, JSON.stringify(body)).toBe(200)
    const { log } = await rowOf(who, session.id)
    expect(log.at(-1)).toMatchObject({ outcome: 'wrong', score: 2, program: given.program })
    const result = await finished(who, await answered(who, body as EvaluationSession, (step) => step % 2 > 0))
    const { body: reviewed } = await who.get(`results/${result.id}/items`)
    const own = (reviewed as ReviewedItem[]).find((one) => one.item.id === id)?.programmed
    expect(own?.points.map(({ isGiven }) => isGiven)).toEqual([true, true, false])
    expect(own).toMatchObject({ given: given.program, right: task.solution })
    expect(own?.results).toEqual(given.results.slice(0, task.examples.length))
  })

  test('that cannot be run here is set aside, and no other program is asked', async () => {
    const who = await evaluating()
    const { session } = await atProgram(who)
    const { status, body } = await who.post(`sessions/${session.id}/answers`, {
      ...sent(session, undefined),
      skip: 'unavailable',
    })
    expect(status, JSON.stringify(body)).toBe(200)
    let next = body as EvaluationSession
    expect(next.progress.answered).toBe(0)
    for (let step = 0; next.item; step += 1) {
      expect(next.item.type).not.toBe('js')
      const answer = await who.post(`sessions/${next.id}/answers`, await answerTo(who.api, next, step % 2 > 0))
      next = answer.body as EvaluationSession
    }
  })

  test('keeps the program that is being written, and nothing else with it', async () => {
    const who = await evaluating()
    const { session, id } = await atProgram(who)
    const keep = (body: object) =>
      who.api.send(
        'PUT',
        `skill-evaluation/sessions/${session.id}/draft`,
        { itemId: id, seq: session.seq, ...body },
        who.mine,
      )
    expect(await keep({ program: 'function f(' })).toMatchObject({ status: 200, body: { isKept: true } })
    for (const body of [{ cells: [{ at: 'A1', text: '1' }] }, { query: 'SELECT' }, { program: 'f', query: 'SELECT' }])
      expect((await keep(body)).status, JSON.stringify(body)).toBe(400)
    const { body: current } = await who.get('sessions/current')
    expect((current as EvaluationSession).item).toMatchObject({ id, draftProgram: 'function f(' })
    await who.post(`sessions/${session.id}/answers`, { ...sent(session, undefined), skip: 'pass' })
    expect((await rowOf(who, session.id)).draftPrograms).toEqual({})
  })
})
