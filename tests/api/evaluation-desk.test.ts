// Portal API, B: emails that are sorted, a text that is edited. Part of the credit, drafts that survive, and nothing of what is right before the end.
import { describe, expect, test } from 'vitest'
import type { EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import type { ReviewedItem } from '#contract/portal/reviewed-item.ts'
import { loadBanks } from '#sw/api/portal/evaluation/bank-store.ts'
import { entriesWorth, rightEntries } from '#sw/api/portal/evaluation/desk-items.ts'
import type { SessionRow } from '#sw/api/portal/evaluation/session-row.ts'
import { deskTaskOf, isDesk } from '#sw/api/portal/evaluation/worked-items.ts'
import { answered, begun, type Evaluating, evaluating, finished } from '#tests/setup/evaluation-api.ts'

const KINDS = [
  { kind: 'sorting', skillId: 'data-protection', id: 'data-protection-w01', shown: 'sorting' },
  { kind: 'edit', skillId: 'business-english', id: 'business-english-w02', shown: 'edit' },
] as const

const sessions = (who: Evaluating) => who.api.db.table<SessionRow, string>('evaluationSessions')

/** A session whose present question is of this family. */
async function atDesk(who: Evaluating, { skillId, id }: (typeof KINDS)[number]) {
  const started = await begun(who, skillId)
  await sessions(who).update(started.id, { itemId: id })
  const { body } = await who.get(`sessions/${started.id}`)
  const session = body as EvaluationSession
  const item = (await loadBanks()).get(skillId)?.items.get(id)
  const row = await sessions(who).get(started.id)
  if (!item || !isDesk(item) || !row) throw new Error('Nothing is at the desk')
  const base = { itemId: id, seq: session.seq, elapsedMs: 60_000 }
  return {
    session,
    task: deskTaskOf(item, row.rules.seed),
    answer: (given: object) => who.post(`sessions/${session.id}/answers`, { ...base, ...given }),
    keep: (given: object) =>
      who.api.send('PUT', `skill-evaluation/sessions/${session.id}/draft`, { ...base, ...given }, who.mine),
    row: async () => (await sessions(who).get(session.id)) ?? row,
  }
}

describe.each(KINDS)('a question of type $kind', (kind) => {
  test('is shown without its key, and gives credit by points; the review shows the points and the key', async () => {
    const who = await evaluating()
    const { session, task, answer, row } = await atDesk(who, kind)
    expect(session.item?.[kind.shown]).toBeDefined()
    expect(who.said.join('\n')).not.toMatch(/"(points|parts|solution|forms|wrong|around|why|score)":/)

    const entries = entriesWorth(task, 2)
    const { status, body } = await answer({ entries })
    expect(status, JSON.stringify(body)).toBe(200)
    expect((await row()).log.at(-1)).toMatchObject({ outcome: 'wrong', score: 2, entries })
    const result = await finished(who, await answered(who, body as EvaluationSession, (step) => step % 2 > 0))
    expect(result.trace.find(({ credit }) => credit !== undefined)?.credit).toBeCloseTo(2 / task.points.length)
    const { body: reviewed } = await who.get(`results/${result.id}/items`)
    const own = (reviewed as ReviewedItem[]).find((one) => one.item.id === kind.id)
    expect(own?.isRight).toBe(false)
    expect(own?.desk?.points.map(({ isGiven }) => isGiven)).toEqual(task.points.map((_, index) => index < 2))
    expect(own?.desk).toMatchObject({ given: entries, right: rightEntries(task) })
  })

  test('is right with all points; a different kind of answer, an empty one or an unknown field is refused', async () => {
    const who = await evaluating()
    const { task, answer, row } = await atDesk(who, kind)
    const right = rightEntries(task)
    const [first] = right
    for (const given of [
      {},
      { entries: [] },
      { entries: [{ id: 'z9', text: 'access' }] },
      { entries: [first, first] },
      { entries: right, cells: [{ at: 'A1', text: '=1' }] },
      { entries: right, value: 3 },
      { entries: [{ id: first?.id, text: 'x'.repeat(501) }] },
      ...(kind.kind === 'sorting' ? [{ entries: [{ id: first?.id, text: 'no such folder' }] }] : []),
    ])
      expect((await answer(given)).status, JSON.stringify(given).slice(0, 90)).toBe(400)
    expect((await answer({ entries: right })).status).toBe(200)
    expect((await row()).log.at(-1)).toMatchObject({ outcome: 'right', score: task.points.length })
  })

  test('a draft is restored wherever the session continues, and is deleted with the answer', async () => {
    const who = await evaluating()
    const { session, task, keep, answer, row } = await atDesk(who, kind)
    const draft = rightEntries(task).slice(0, 1)
    expect(await keep({ entries: draft })).toMatchObject({ status: 200, body: { isKept: true } })
    for (const given of [
      { cells: [{ at: 'A1', text: '1' }] },
      { query: 'SELECT 1' },
      { entries: [{ id: 'z9', text: '' }] },
    ])
      expect((await keep(given)).status, JSON.stringify(given)).toBe(400)
    const { body: current } = await who.get('sessions/current')
    expect((current as EvaluationSession).item).toMatchObject({ id: session.item?.id, draftEntries: draft })
    expect((await answer({ skip: 'postpone' })).status).toBe(200)
    expect((await row()).draftEntries).toEqual({ [kind.id]: draft })
    await answered(who, (await who.get('sessions/current')).body as EvaluationSession, (step) => step % 2 > 0)
    expect((await row()).draftEntries).toEqual({})
  })
})

test('a question of options or cells takes no entries', async () => {
  const who = await evaluating()
  const session = await begun(who, 'spreadsheets')
  const [entries, elapsedMs] = [[{ id: 's1', text: 'x' }], 60_000]
  for (const itemId of ['spreadsheets-001', 'spreadsheets-w01']) {
    await sessions(who).update(session.id, { itemId })
    const { status } = await who.post(`sessions/${session.id}/answers`, { itemId, seq: 1, elapsedMs, entries })
    expect(status, itemId).toBe(400)
  }
})
