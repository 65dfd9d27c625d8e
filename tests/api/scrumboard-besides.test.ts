// The scrumboard: what the screens need besides the specification.
import { describe, expect, test } from 'vitest'
import type {
  BoardLabel,
  BoardList,
  BoardPlan,
  BoardSummary,
  Card,
  CardAttachment,
  CardComment,
  WholeBoard,
} from '#contract/apps/scrumboard-shapes.ts'
import { people } from '#seed/people.ts'
import { Scrumboard } from '#tests/setup/scrumboard-api.ts'
import { TEST_NOW } from '#tests/setup/test-api.ts'

const TABLES = [
  'boards',
  'boardLists',
  'boardCards',
  'boardLabels',
  'cardComments',
  'cardAttachments',
  'cardActivities',
  'cardPieces',
]

/** How many rows each table has. */
const counts = async ({ api }: Scrumboard): Promise<number[]> =>
  Promise.all(TABLES.map((name) => api.db.table(name).count()))

const attach = async (board: Scrumboard, cardId: string, content: string | Uint8Array<ArrayBuffer>, name = 'a.txt') => {
  const form = new FormData()
  form.set('cardId', cardId)
  form.set('file', new File([content], name, { type: 'text/plain' }))
  return board.api.send('POST', 'apps/scrumboard/board/card/attachment', form)
}

describe('boards', () => {
  test('one is created empty, with oneself as a member, and changed', async () => {
    const board = Scrumboard.withSamples()
    const made = await board.send<BoardSummary>('POST', 'board', { board: { title: 'Garden' } })
    expect(made).toMatchObject({
      title: 'Garden',
      description: null,
      icon: null,
      archived: false,
      members: [{ id: 'alex-morgan' }],
    })
    expect(await board.board(made.id)).toMatchObject({ lists: [], labels: [] })
    const patch = { id: made.id, board: { title: 'Allotment', members: ['hana-kim', 'nobody', 'hana-kim'] } }
    expect(await board.send('PATCH', 'board', patch)).toMatchObject({
      title: 'Allotment',
      members: [{ id: 'hana-kim', name: 'Hana Kim' }],
    })
    expect(await board.send('PATCH', 'board', { id: 'nothing', board: {} })).toBeNull()
  })

  test('who leaves a board leaves its cards', async () => {
    const board = Scrumboard.withSamples()
    const { id, ids } = await board.make({ a: ['x'] })
    await board.send('PATCH', 'board', { id, board: { members: ['hana-kim', 'tom-hughes'] } })
    await board.patchCard(ids.x!, { members: ['hana-kim', 'tom-hughes'] })
    await board.send('PATCH', 'board', { id, board: { members: ['tom-hughes'] } })
    expect((await board.card(ids.x!)).members).toEqual(['tom-hughes'])
  })

  test('an archived one is among the archived ones until it is restored', async () => {
    const board = Scrumboard.withSamples()
    const archive = (archived: boolean) => board.send('PATCH', 'board', { id: 'office-move', board: { archived } })
    const ids = async (path: string) => (await board.get<BoardSummary[]>(path)).map(({ id }) => id)
    await archive(true)
    expect([await ids('boards'), await ids('boards/archived')]).toEqual([
      expect.not.arrayContaining(['office-move']),
      ['office-move'],
    ])
    await archive(false)
    expect(await ids('boards')).toContain('office-move')
  })

  test('deleting one deletes all that is on it and nothing else, and undoing it brings all back', async () => {
    const board = Scrumboard.withSamples()
    await board.boards()
    const before = await counts(board)
    const whole = await board.board('office-move')
    const undo = await board.undoable('DELETE', 'board?id=office-move')
    for (const name of TABLES.slice(1, 7))
      expect(await board.api.db.table(name).where('boardId').equals('office-move').count()).toBe(0)
    expect(await board.boards()).toHaveLength(3)
    await undo()
    expect(await board.board('office-move')).toEqual(whole)
    expect(await counts(board)).toEqual(before)
    expect(await board.send('DELETE', 'board?id=nothing')).toBe(false)
  })

  test('a copy has lists, labels and cards of its own, and nothing archived', async () => {
    const board = Scrumboard.withSamples()
    const original = await board.board('arrivals-board')
    const { id } = await board.send<BoardSummary>('POST', 'board/copy', { id: 'arrivals-board', title: 'Copy' })
    const copy = await board.board(id)
    const shape = ({ lists, labels, members }: WholeBoard) => ({
      members,
      labels: labels.map(({ title }) => title),
      lists: lists.map(({ title, cards }) => [
        title,
        cards.map((card) => [card.title, card.labels.length, card.checklist.length, card.attachments]),
      ]),
    })
    const sorted = (whole: WholeBoard) => ({ ...shape(whole), labels: shape(whole).labels.sort() })
    expect(sorted(copy)).toEqual(sorted(original))
    const own = new Set(copy.labels.map((label) => label.id))
    expect(
      copy.lists.flatMap(({ cards }) => cards.flatMap(({ labels }) => labels)).every((label) => own.has(label)),
    ).toBe(true)
    const empty = await board.send<BoardSummary>('POST', 'board/copy', {
      id: 'arrivals-board',
      title: 'Lists',
      withCards: false,
    })
    expect((await board.board(empty.id)).lists.map(({ cards }) => cards.length)).toEqual([0, 0, 0, 0, 0])
    expect(await board.send('POST', 'board/copy', { id: 'nothing', title: 'x' })).toBeNull()
  })

  test('one is imported with lists, labels by title, cards, checklists and comments, as one change', async () => {
    const board = Scrumboard.withSamples()
    await board.boards()
    const before = await counts(board)
    const plan = {
      title: 'From a file',
      labels: [{ title: 'Urgent', colour: 'red' }],
      lists: [
        {
          title: 'To do',
          wipLimit: 3,
          cards: [
            {
              title: 'one',
              labels: ['urgent', 'New'],
              members: ['hana-kim', 'nobody'],
              checklist: [{ title: 'p' }],
              comments: [{ text: 'from before' }],
            },
            { title: 'two', labels: ['new'], archived: true },
          ],
        },
      ],
    }
    const undo = await board.undoable('POST', 'board/import', { plan })
    const { id } = (await board.boards()).find(({ title }) => title === plan.title)!
    const made = await board.board(id)
    expect(made.labels.map(({ title, colour }) => [title, colour]).sort()).toEqual([
      ['New', 'slate'],
      ['Urgent', 'red'],
    ])
    expect(made.members.map((member) => member.id).sort()).toEqual(['alex-morgan', 'hana-kim'])
    expect(made.lists[0]).toMatchObject({ title: 'To do', wipLimit: 3 })
    expect(made.lists[0]!.cards).toMatchObject([
      { title: 'one', members: ['hana-kim'], comments: 1, checklist: [{ title: 'p', completed: false }] },
    ])
    expect(made.lists[0]!.cards[0]!.labels).toHaveLength(2)
    await undo()
    expect(await counts(board)).toEqual(before)
  })

  test('one is imported into a board that is there: behind what its lists hold, with its labels, as one change', async () => {
    const board = Scrumboard.withSamples()
    const { id } = await board.make({ 'To do': ['old'], Done: [] }, ['Urgent'])
    const before = await counts(board)
    const plan = {
      title: 'A file',
      lists: [
        { title: 'to do', wipLimit: 2, cards: [{ title: 'new', labels: ['URGENT', 'Fresh'], members: ['hana-kim'] }] },
        {
          title: 'Later',
          cards: [
            {
              title: 'last',
              comments: [
                { text: 'mine' },
                { text: 'hers', authorId: 'hana-kim', createdAt: '2026-01-02T00:00:00.000Z' },
                { text: 'a guest’s', authorName: 'Zoë Paint' },
              ],
            },
          ],
        },
      ],
    }
    const undo = await board.undoable('POST', 'board/import', { plan, into: id })
    expect(await board.layout(id)).toEqual(['To do: old new', 'Done:', 'Later: last'])
    const { title, labels, lists, members } = await board.board(id)
    expect([title, labels.map((label) => label.title).sort()]).toEqual(['Own', ['Fresh', 'Urgent']])
    expect(lists[0]!.wipLimit).toBeNull()
    expect(members.map((member) => member.id).sort()).toEqual(['alex-morgan', 'hana-kim'])
    const { comments } = await board.card(lists[2]!.cards[0]!.id)
    expect(comments.map(({ text, authorId, authorName }) => [text, authorId, authorName]).sort()).toEqual([
      ['a guest’s', 'from-a-file', 'Zoë Paint'],
      ['hers', 'hana-kim', undefined],
      ['mine', 'alex-morgan', undefined],
    ])
    await undo()
    expect(await counts(board)).toEqual(before)
    expect(await board.send('POST', 'board/import', { plan, into: 'nothing' })).toBeNull()
  })

  test('every template becomes a board, in both languages', async () => {
    const board = new Scrumboard()
    for (const language of ['en', 'fr']) {
      const templates = await board.get<{ id: string; plan: BoardPlan }[]>('templates', { 'accept-language': language })
      expect(templates.map(({ id }) => id)).toEqual(['flow', 'job-search', 'week', 'event'])
      for (const { plan } of templates) {
        const made = await board.send<BoardSummary>('POST', 'board/import', { plan })
        expect(await board.layout(made.id)).toHaveLength(plan.lists.length)
      }
    }
  })

  test('everyone of the people can be a member', async () => {
    const members = await Scrumboard.withSamples().get<{ id: string }[]>('members')
    expect(members.map(({ id }) => id).sort()).toEqual(people.map(({ id }) => id).sort())
  })
})

describe('archive, copy and move', () => {
  test('an archived list and an archived card leave the board and can be restored', async () => {
    const board = new Scrumboard()
    const { id, ids } = await board.make({ a: ['x'], b: ['y', 'z'] })
    await board.send('PATCH', 'board/list', { list: { id: ids.a, archived: true } })
    await board.patchCard(ids.y!, { archived: true })
    expect(await board.layout(id)).toEqual(['b: z'])
    expect(await board.get(`board/archive?id=${id}`)).toMatchObject({
      lists: [{ title: 'a', cards: [{ title: 'x' }] }],
      cards: [{ title: 'y' }],
    })
    await board.send('PATCH', 'board/list', { list: { id: ids.a, archived: false } })
    await board.patchCard(ids.y!, { archived: false })
    expect(await board.layout(id)).toEqual(['a: x', 'b: y z'])
    expect(await board.get('board/archive?id=nothing')).toBeNull()
  })

  test('a list is copied with its cards, behind itself', async () => {
    const board = new Scrumboard()
    const { id, ids } = await board.make({ a: ['x', 'y'], b: [] })
    await board.send('POST', 'board/list/copy', { id: ids.a, title: 'a2' })
    expect(await board.layout(id)).toEqual(['a: x y', 'a2: x y', 'b:'])
    expect(await board.send('POST', 'board/list/copy', { id: 'nothing', title: 'x' })).toBeNull()
  })

  test('a list is moved to another board with its cards, which keep the labels that it has too', async () => {
    const board = new Scrumboard()
    const one = await board.make({ a: ['x'] }, ['red', 'blue'])
    const two = await board.make({ b: [] }, ['Red'])
    await board.patchCard(one.ids.x!, { labels: [one.ids.red, one.ids.blue] })
    await board.send('POST', 'board/card/comment', { cardId: one.ids.x, text: 'hello' })
    const moved = await board.send<BoardList>('POST', 'board/list/move', { id: one.ids.a, boardId: two.id })
    expect(moved).toMatchObject({ boardId: two.id, position: 131_072 })
    expect([await board.layout(one.id), await board.layout(two.id)]).toEqual([[], ['b:', 'a: x']])
    const [, list] = (await board.board(two.id)).lists
    expect(list!.cards).toMatchObject([{ boardId: two.id, labels: [two.ids.Red], comments: 1 }])
    expect(await board.send('POST', 'board/list/move', { id: one.ids.a, boardId: 'nothing' })).toBeNull()
  })

  test('cards are moved together, in the sequence sent, into another list or board', async () => {
    const board = new Scrumboard()
    const one = await board.make({ a: ['x', 'y', 'z'], b: ['w', 'v'] })
    const two = await board.make({ c: [] })
    const { x, y, z } = one.ids
    await board.send('POST', 'board/cards/move', { ids: [z, x], listId: one.ids.b, position: 65_536 })
    expect(await board.layout(one.id)).toEqual(['a: y', 'b: w z x v'])
    await board.send('POST', 'board/cards/move', { ids: [x, y, 'nothing'], listId: two.ids.c })
    expect([await board.layout(one.id), await board.layout(two.id)]).toEqual([['a:', 'b: w z v'], ['c: x y']])
    expect(await board.send('POST', 'board/cards/move', { ids: [x], listId: 'nothing' })).toBeNull()
  })

  test('a card is copied with checklist and attachments; the bytes stay until the last one goes', async () => {
    const board = new Scrumboard()
    const { id, ids } = await board.make({ a: ['x'] })
    const attachment = (await attach(board, ids.x!, 'bytes')).body as CardAttachment
    await board.patchCard(ids.x!, {
      cover: { attachmentId: attachment.id },
      checklist: [{ id: 'p', title: 'p', completed: true }],
    })
    const copy = await board.send<Card>('POST', 'board/card/copy', { id: ids.x, listId: ids.a, title: 'y' })
    const opened = await board.card(copy.id)
    expect(opened).toMatchObject({
      title: 'y',
      checklist: [{ title: 'p', completed: true }],
      cover: { attachmentId: opened.attachments[0]!.id },
    })
    await board.send('DELETE', `board/card?id=${ids.x}`)
    const { body } = await board.api.get(`apps/scrumboard/board/card/attachment?id=${opened.attachments[0]!.id}`)
    expect(await (body as Blob).text()).toBe('bytes')
    const pieces = await board.api.db.table('cardPieces').count()
    await board.send('DELETE', `board/card/attachment?id=${opened.attachments[0]!.id}`)
    expect(await board.api.db.table('cardPieces').count()).toBe(pieces - 1)
    expect((await board.card(copy.id)).cover).toBeNull()
    expect(await board.layout(id)).toEqual(['a: y'])
  })

  test('many cards are deleted with what hangs on them', async () => {
    const board = new Scrumboard()
    const { id, ids } = await board.make({ a: ['x', 'y', 'z'] })
    await attach(board, ids.x!, 'bytes')
    await board.send('POST', 'board/card/comment', { cardId: ids.y, text: 'hello' })
    expect(await board.send('DELETE', 'board/cards', { ids: [ids.x, ids.y, 'nothing'] })).toBe(true)
    expect(await board.send('DELETE', 'board/cards', { ids: [ids.x] })).toBe(false)
    expect(await board.layout(id)).toEqual(['a: z'])
    for (const name of ['cardComments', 'cardAttachments'])
      expect(await board.api.db.table(name).where('boardId').equals(id).count()).toBe(0)
  })
})

describe('an opened card', () => {
  test('points of its checklist are added, ticked and taken off', async () => {
    const board = new Scrumboard()
    const { ids } = await board.make({ a: ['x'] })
    const made = await board.send<Card>('POST', 'board/card/checklist', { cardId: ids.x, item: { title: 'p' } })
    const [point] = made.checklist
    expect(point).toEqual({ id: expect.any(String), title: 'p', completed: false })
    const body = { cardId: ids.x, id: point!.id, item: { completed: true } }
    expect((await board.send<Card>('PATCH', 'board/card/checklist', body)).checklist).toEqual([
      { ...point, completed: true },
    ])
    expect(
      (await board.send<Card>('DELETE', `board/card/checklist?cardId=${ids.x}&id=${point!.id}`)).checklist,
    ).toEqual([])
    expect(await board.send('POST', 'board/card/checklist', { cardId: 'nothing', item: { title: 'p' } })).toBeNull()
  })

  test('comments are written, changed and deleted; another’s cannot be changed', async () => {
    const board = Scrumboard.withSamples()
    const { id, ids } = await board.make({ a: ['x'] })
    const comment = await board.send<CardComment>('POST', 'board/card/comment', { cardId: ids.x, text: 'one' })
    expect(comment).toMatchObject({ cardId: ids.x, authorId: 'alex-morgan', text: 'one' })
    await board.send('PATCH', 'board/card/comment', { id: comment.id, text: 'two' })
    expect((await board.card(ids.x!)).comments).toMatchObject([{ text: 'two' }])
    expect(await board.get(`board/comments?boardId=${id}`)).toMatchObject([{ id: comment.id, text: 'two' }])
    expect(await board.send('DELETE', `board/card/comment?id=${comment.id}`)).toBe(true)
    expect(await board.send('DELETE', `board/card/comment?id=${comment.id}`)).toBe(false)
    const others = await board.api.db.table('cardComments').where('boardId').equals('office-move').toArray()
    const other = (others as CardComment[]).find(({ authorId }) => authorId !== 'alex-morgan')!
    expect(await board.send('PATCH', 'board/card/comment', { id: other.id, text: 'mine' })).toBeNull()
    expect(await board.send('POST', 'board/card/comment', { cardId: 'nothing', text: 'x' })).toBeNull()
  })

  test('a file is attached in pieces, comes back byte for byte, and 30 MB are the most', async () => {
    const board = new Scrumboard()
    const { ids } = await board.make({ a: ['x'] })
    const bytes = Uint8Array.from({ length: 4_500_000 }, (_, index) => (index * 7) % 251)
    const { body } = await attach(board, ids.x!, bytes, 'Übersicht.txt')
    expect(body).toMatchObject({ name: 'Übersicht.txt', type: 'text/plain', size: bytes.length, cardId: ids.x })
    const answer = await board.api.get(`apps/scrumboard/board/card/attachment?id=${(body as CardAttachment).id}`)
    expect(Buffer.compare(Buffer.from(await (answer.body as Blob).arrayBuffer()), bytes)).toBe(0)
    expect((await attach(board, ids.x!, new Uint8Array(30_000_001))).body).toEqual({
      error: expect.stringMatching(/^body\.file: /),
    })
    expect((await attach(board, 'nothing', 'x')).body).toBeNull()
    const unknown = await board.api.get('apps/scrumboard/board/card/attachment?id=nothing')
    expect(unknown).toMatchObject({ status: 200, body: null })
  })

  test('the sample’s attachments open', async () => {
    const board = new Scrumboard()
    await board.boards()
    for (const { id, size } of (await board.api.db.table('cardAttachments').toArray()) as CardAttachment[]) {
      const { body } = await board.api.get(`apps/scrumboard/board/card/attachment?id=${id}`)
      expect((body as Blob).size).toBe(size)
    }
  })

  test('its history says what was done, the newest first', async () => {
    const board = new Scrumboard()
    const { ids } = await board.make({ a: [], b: [] })
    const { id } = await board.send<Card>('PUT', 'board/card', { card: { listId: ids.a, title: 'x' } })
    const steps = [{ listId: ids.b }, { title: 'y' }, { done: true }, { done: true }, { archived: true }]
    for (const [index, step] of steps.entries()) {
      board.api.setNow(TEST_NOW + (index + 1) * 1000)
      await board.patchCard(id, step)
    }
    expect((await board.card(id)).activity.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['archived', null, null],
      ['done', null, null],
      ['renamed', 'x', 'y'],
      ['moved', 'a', 'b'],
      ['created', null, 'a'],
    ])
  })

  test('cards that come into a list for what is done are done, and open again once they leave it, unless one says otherwise', async () => {
    const board = new Scrumboard()
    const { id, ids } = await board.make({ a: ['x', 'y', 'z'], b: [] })
    await board.send('PATCH', 'board/list', { list: { id: ids.b, marksDone: true } })
    const doneOf = async (card = '') => (await board.card(card)).done
    await board.send('PATCH', 'board/card', { id: ids.x, card: { listId: ids.b } })
    await board.send('POST', 'board/cards/move', { ids: [ids.y], listId: ids.b })
    await board.send('PATCH', 'board/card', { id: ids.z, card: { listId: ids.b, done: false } })
    expect([await doneOf(ids.x), await doneOf(ids.y), await doneOf(ids.z)]).toEqual([true, true, false])
    await board.send('PATCH', 'board/card', { id: ids.x, card: { listId: ids.a } })
    expect(await doneOf(ids.x)).toBe(false)
    expect(await board.send('PUT', 'board/card', { card: { listId: ids.b, title: 'new' } })).toMatchObject({
      done: true,
    })
    await board.send('PATCH', 'board/list', { list: { id: ids.b, marksDone: false } })
    await board.send('PATCH', 'board/card', { id: ids.y, card: { listId: ids.a } })
    expect(await doneOf(ids.y)).toBe(true)
    expect(await board.layout(id)).toEqual(['a: x y', 'b: z new'])
  })

  test('a WIP limit is a signal and no bar', async () => {
    const board = new Scrumboard()
    const { id, ids } = await board.make({ a: ['x'] })
    expect(await board.send('PATCH', 'board/list', { list: { id: ids.a, wipLimit: 1 } })).toMatchObject({ wipLimit: 1 })
    await board.send('PUT', 'board/card', { card: { listId: ids.a, title: 'y' } })
    expect(await board.layout(id)).toEqual(['a: x y'])
  })
})

test('whatever changes on a board is its last activity', async () => {
  const board = new Scrumboard()
  const { id, ids } = await board.make({ a: ['x'] }, ['red'])
  const writes: [string, string, unknown?][] = [
    ['POST', 'board/list', { list: { boardId: id, title: 'b' } }],
    ['PATCH', 'board/list', { list: { id: ids.a, title: 'c' } }],
    ['PUT', 'board/card', { card: { listId: ids.a, title: 'y' } }],
    ['PATCH', 'board/card', { id: ids.x, card: { done: true } }],
    ['PATCH', 'board/card/positions', { cards: [{ id: ids.x }] }],
    ['PATCH', 'board/label', { id: ids.red, label: { title: 'rot' } }],
    ['POST', 'board/card/comment', { cardId: ids.x, text: 'z' }],
    ['DELETE', `board/label?id=${ids.red}`],
    ['DELETE', `board/card?id=${ids.x}`],
    ['DELETE', `board/list?id=${ids.a}`],
  ]
  for (const [index, [method, path, body]] of writes.entries()) {
    const at = TEST_NOW + (index + 1) * 60_000
    board.api.setNow(at)
    await board.send(method, path, body)
    expect((await board.board(id)).lastActivity).toBe(new Date(at).toISOString())
  }
  const labels = await board.get<BoardLabel[]>(`board/labels?boardId=${id}`)
  expect(labels).toEqual([])
})

test('a board is starred, which is no activity on it, and an undo takes the star', async () => {
  const scrumboard = new Scrumboard()
  const { id } = await scrumboard.make({ Todo: ['a'] })
  const { lastActivity } = await scrumboard.board(id)
  scrumboard.api.setNow(Date.parse(lastActivity) + 60_000)
  const undo = await scrumboard.undoable('PATCH', 'board', { id, board: { starred: true } })
  expect(await scrumboard.board(id)).toMatchObject({ starred: true, lastActivity })
  await undo()
  expect((await scrumboard.board(id)).starred).not.toBe(true)
  await scrumboard.send('PATCH', 'board', { id, board: { starred: true, title: 'Other' } })
  expect((await scrumboard.board(id)).lastActivity).not.toBe(lastActivity)
})
