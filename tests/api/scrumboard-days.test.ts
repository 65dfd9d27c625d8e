// A whole day of a card is this day wherever it is read: in the calls, in its history and in what is written for other programs.
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Card } from '#contract/apps/scrumboard-shapes.ts'
import { boardEntries } from '#sw/api/apps/scrumboard/readable.ts'
import type { Row } from '#sw/api/engine/readable/readable-source.ts'
import { Scrumboard } from '#tests/setup/scrumboard-api.ts'
import { TEST_NOW } from '#tests/setup/test-api.ts'

afterEach(() => vi.unstubAllEnvs())

const ZONES = ['Europe/Paris', 'America/New_York', 'Pacific/Kiritimati', 'UTC']
/** Where it was written, and where it is read. */
const TRAVELS = ZONES.flatMap((from) => ZONES.filter((to) => to !== from).map((to) => [from, to] as const))

const dueHere = () => new Date(2026, 10, 25, 23, 59, 59).toISOString()
const TIMED = '2026-11-25T09:30:00.000Z'

async function make() {
  const board = new Scrumboard()
  const { id, ids } = await board.make({ Todo: ['whole', 'timed'] })
  const patch = (card: string, dueDate: string | null) =>
    board.send<Card>('PATCH', 'board/card', { id: ids[card], card: { dueDate } })
  const dues = async () => (await board.board(id)).lists.flatMap(({ cards }) => cards.map(({ dueDate }) => dueDate))
  return { board, id, ids, patch, dues }
}

test.each(TRAVELS)('set in %s, it is that day in %s', async (from, to) => {
  vi.stubEnv('TZ', from)
  const { board, id, ids, patch, dues } = await make()
  expect((await patch('whole', dueHere())).dueDate).toBe(dueHere())
  await patch('timed', TIMED)
  const listId = (await board.board(id)).lists[0]?.id
  const created = await board.send<Card>('PUT', 'board/card', {
    card: { boardId: id, listId, title: 'new', dueDate: dueHere() },
  })
  expect(created.dueDate).toBe(dueHere())

  vi.stubEnv('TZ', to)
  // A time of day stays the moment that it is.
  expect(await dues()).toEqual([dueHere(), TIMED, dueHere()])
  const { dueDate, activity } = await board.card(ids.whole ?? '')
  expect([dueDate, activity.find(({ kind }) => kind === 'due')?.to]).toEqual([dueHere(), dueHere()])
  expect((await board.send<Card>('POST', 'board/card/copy', { id: created.id, listId })).dueDate).toBe(dueHere())
  expect(await exported(board)).toContain(`"dueDate": "${dueHere()}"`)
})

test('of a plan it is the day where the plan is read', async () => {
  vi.stubEnv('TZ', 'America/New_York')
  const { board } = await make()
  const lists = [{ title: 'Todo', cards: [{ title: 'Planned', dueDate: dueHere() }] }]
  const { id } = await board.send<{ id: string }>('POST', 'board/import', { plan: { title: 'Plan', lists } })
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  expect((await board.board(id)).lists[0]?.cards[0]?.dueDate).toBe(dueHere())
})

describe('a change that is sent elsewhere', () => {
  test('leaves the day where it does not speak of it, and undo puts the day back', async () => {
    vi.stubEnv('TZ', 'Europe/Paris')
    const { board, ids, patch, dues } = await make()
    await patch('whole', dueHere())
    vi.stubEnv('TZ', 'Pacific/Kiritimati')
    await board.send('PATCH', 'board/card', { id: ids.whole, card: { title: 'Other' } })
    const undo = await board.undoable('PATCH', 'board/card', { id: ids.whole, card: { dueDate: null } })
    expect(await dues()).toEqual([null, null])
    await undo()
    vi.stubEnv('TZ', 'America/New_York')
    expect(await dues()).toEqual([dueHere(), null])
  })
})

test('a card of an earlier build gets its day when its board is read; one that is timed is left as it is', async () => {
  vi.stubEnv('TZ', 'Europe/Paris')
  const { board, ids, dues } = await make()
  const rows = board.api.db.table('boardCards')
  await rows.update(ids.whole ?? '', { dueDate: dueHere() })
  await rows.update(ids.timed ?? '', { dueDate: TIMED })
  await dues()
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  expect(await dues()).toEqual([dueHere(), TIMED])
})

async function exported({ api }: Scrumboard): Promise<string> {
  const source = {
    async *read(table: string) {
      yield (await api.db.table(table).toArray()) as Row[]
    },
    content: async () => undefined,
    count: () => 0,
    at: TEST_NOW,
  }
  const parts: Uint8Array[] = []
  for await (const { content } of boardEntries(source)) for await (const part of content) parts.push(part)
  return Buffer.concat(parts).toString()
}
