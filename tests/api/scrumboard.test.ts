// The scrumboard as the specification states it.
import { describe, expect, test } from 'vitest'
import { type BoardLabel, type BoardList, type Card, POSITION_STEP } from '#contract/apps/scrumboard-shapes.ts'
import { Scrumboard } from '#tests/setup/scrumboard-api.ts'
import { TEST_NOW } from '#tests/setup/test-api.ts'

const STEP = 65_536

describe('GET apps/scrumboard/boards', () => {
  test('id, title, description, icon, lastActivity; members expanded to id, name and avatar', async () => {
    const boards = await Scrumboard.withSamples().boards()
    expect(boards).toHaveLength(4)
    expect(boards.find(({ id }) => id === 'job-search')).toMatchObject({
      title: 'Job search',
      description: expect.any(String),
      icon: 'heroicons-outline:briefcase',
      lastActivity: expect.any(String),
      members: [
        { id: 'alex-morgan', name: 'Alex Morgan', avatar: expect.stringMatching(/^data:image/) },
        { id: 'sofia-rossi', name: 'Sofia Rossi', avatar: expect.any(String) },
      ],
    })
  })

  test('the one with the latest activity comes first', async () => {
    const board = Scrumboard.withSamples()
    await board.send('PUT', 'board/label', { label: { boardId: 'office-move', title: 'x' } })
    const [first] = await board.boards()
    expect(first).toMatchObject({ id: 'office-move', lastActivity: new Date(TEST_NOW).toISOString() })
  })
})

describe('GET apps/scrumboard/board, query id', () => {
  test('the board with lists, cards and labels: lists are ordered by position, and cards in them', async () => {
    const board = await Scrumboard.withSamples().board('arrivals-board')
    expect(board.lists.map(({ title }) => title)).toEqual(['Ideas', 'Next', 'In progress', 'In review', 'At the stops'])
    const ascending = (positions: number[]) => expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    ascending(board.lists.map(({ position }) => position))
    for (const { id, cards } of board.lists) {
      ascending(cards.map(({ position }) => position))
      for (const card of cards) expect(card).toMatchObject({ boardId: 'arrivals-board', listId: id })
    }
    expect(board.labels).toHaveLength(7)
    const labels = new Set(board.labels.map(({ id }) => id))
    for (const { cards } of board.lists)
      for (const card of cards) for (const label of card.labels) expect(labels).toContain(label)
    expect(board.members[0]).toMatchObject({ id: 'amina-diallo', name: 'Amina Diallo' })
  })

  test('a card has a title, a description, labels and a due date', async () => {
    const { lists } = await Scrumboard.withSamples().board('office-move')
    expect(lists[1]!.cards[2]).toMatchObject({
      title: 'Ramp at the side entrance',
      description: expect.stringContaining('clause 9'),
      labels: ['office-move-access', 'office-move-lease'],
      dueDate: expect.any(String),
    })
  })

  test('an unknown id answers null', async () => {
    expect(await new Scrumboard().board('nothing')).toBeNull()
  })
})

describe('lists', () => {
  test('POST, body {list}: the list, a step of 65536 behind the last one', async () => {
    const board = new Scrumboard()
    const { id } = await board.make({ a: [], b: [] })
    const list = await board.send<BoardList>('POST', 'board/list', { list: { boardId: id, title: 'c' } })
    expect(list).toMatchObject({ id: expect.any(String), boardId: id, title: 'c', position: 3 * STEP })
    expect(await board.layout(id)).toEqual(['a:', 'b:', 'c:'])
    expect(await board.send('POST', 'board/list', { list: { boardId: 'nothing', title: 'c' } })).toBeNull()
  })

  test('POST with a position puts it there', async () => {
    const board = new Scrumboard()
    const { id } = await board.make({ a: [], b: [] })
    await board.send('POST', 'board/list', { list: { boardId: id, title: 'c', position: 1.5 * STEP } })
    expect(await board.layout(id)).toEqual(['a:', 'c:', 'b:'])
  })

  test('PATCH, body {list}: the one with its id', async () => {
    const board = new Scrumboard()
    const { id, ids } = await board.make({ a: [], b: [] })
    const list = { id: ids.b, title: 'first', position: STEP / 2, boardId: 'job-search' }
    expect(await board.send('PATCH', 'board/list', { list })).toMatchObject({
      id: ids.b,
      boardId: id,
      title: 'first',
      position: STEP / 2,
    })
    expect(await board.layout(id)).toEqual(['first:', 'a:'])
    expect(await board.send('PATCH', 'board/list', { list: { id: 'nothing', title: 'x' } })).toBeNull()
  })

  test('PATCH lists, body {lists}: several, as after dragging', async () => {
    const board = new Scrumboard()
    const { id, ids } = await board.make({ a: [], b: [], c: [] })
    const lists = ['c', 'a', 'b'].map((title, index) => ({ id: ids[title], position: (index + 1) * STEP }))
    expect(
      await board.send('PATCH', 'board/lists', { lists: [...lists, { id: 'nothing', position: 1 }] }),
    ).toHaveLength(3)
    expect(await board.layout(id)).toEqual(['c:', 'a:', 'b:'])
  })

  test('DELETE, query id: also deletes the list’s cards', async () => {
    const board = new Scrumboard()
    const { id, ids } = await board.make({ a: ['x', 'y'], b: ['z'] })
    await board.patchCard(ids.y!, { archived: true })
    expect(await board.send('DELETE', `board/list?id=${ids.a}`)).toBe(true)
    expect(await board.layout(id)).toEqual(['b: z'])
    for (const card of ['x', 'y']) expect(await board.card(ids[card]!)).toBeNull()
    expect(await board.send('DELETE', `board/list?id=${ids.a}`)).toBe(false)
  })
})

describe('cards', () => {
  test('PUT, body {card}: a new card, a step of 65536 behind the last one of its list', async () => {
    const board = new Scrumboard()
    const { id, ids } = await board.make({ a: ['x'] })
    const body = { card: { boardId: id, listId: ids.a, title: 'y', dueDate: '2026-12-01T09:00:00.000Z' } }
    const card = await board.send<Card>('PUT', 'board/card', body)
    expect(card).toMatchObject({
      boardId: id,
      listId: ids.a,
      position: 2 * STEP,
      title: 'y',
      description: null,
      labels: [],
      dueDate: '2026-12-01T09:00:00.000Z',
    })
    expect(await board.layout(id)).toEqual(['a: x y'])
    expect(await board.send('PUT', 'board/card', { card: { listId: 'nothing', title: 'y' } })).toBeNull()
  })

  test('PATCH, body {id, card}: merged into the existing one', async () => {
    const board = new Scrumboard()
    const { ids } = await board.make({ a: ['x'] }, ['red'])
    const before = await board.card(ids.x!)
    const after = await board.patchCard(ids.x!, { id: 'other', description: '**new**', labels: [ids.red, 'nothing'] })
    expect(after).toMatchObject({
      id: before.id,
      title: 'x',
      position: before.position,
      description: '**new**',
      labels: [ids.red],
    })
    expect(await board.patchCard('nothing', { title: 'y' })).toBeNull()
  })

  test('a card moves between lists by changing listId and position', async () => {
    const board = new Scrumboard()
    const { id, ids } = await board.make({ a: ['x', 'y'], b: ['z', 'w'] })
    await board.patchCard(ids.x!, { listId: ids.b, position: 1.5 * STEP })
    expect(await board.layout(id)).toEqual(['a: y', 'b: z x w'])
    await board.patchCard(ids.y!, { listId: ids.b })
    expect(await board.layout(id)).toEqual(['a:', 'b: z x w y'])
    expect(await board.patchCard(ids.y!, { listId: 'nothing' })).toBeNull()
    expect(await board.layout(id)).toEqual(['a:', 'b: z x w y'])
  })

  test('PATCH cards, body {cards}: several in one change', async () => {
    const board = new Scrumboard()
    const { id, ids } = await board.make({ a: ['x', 'y'], b: [] })
    const cards = [
      { id: ids.x, listId: ids.b, position: STEP },
      { id: ids.y, done: true },
      { id: 'nothing', done: true },
    ]
    const undo = await board.undoable('PATCH', 'board/cards', { cards })
    expect(await board.layout(id)).toEqual(['a: y', 'b: x'])
    expect((await board.card(ids.y!)).done).toBe(true)
    await undo()
    expect(await board.layout(id)).toEqual(['a: x y', 'b:'])
    expect((await board.card(ids.y!)).done).toBe(false)
  })

  test('DELETE, query id', async () => {
    const board = new Scrumboard()
    const { id, ids } = await board.make({ a: ['x', 'y'] })
    expect(await board.send('DELETE', `board/card?id=${ids.x}`)).toBe(true)
    expect(await board.send('DELETE', `board/card?id=${ids.x}`)).toBe(false)
    expect(await board.layout(id)).toEqual(['a: y'])
  })
})

describe('positions', () => {
  test('they are spaced in steps of 65536', async () => {
    const board = new Scrumboard()
    const { id, ids } = await board.make({ a: ['x', 'y'] })
    await board.send('PUT', 'board/card', { card: { listId: ids.a, title: 'z' } })
    expect(await board.positions(id, 0)).toEqual([STEP, 2 * STEP, 3 * STEP])
    expect(POSITION_STEP).toBe(STEP)
  })

  test('PATCH card/positions, body {cards}: position becomes the index in the list sent', async () => {
    const board = new Scrumboard()
    const { id, ids } = await board.make({ a: ['x', 'y', 'z'] })
    expect(
      await board.send('PATCH', 'board/card/positions', { cards: [{ id: ids.z }, { id: ids.x }, { id: ids.y }] }),
    ).toBe(true)
    expect(await board.layout(id)).toEqual(['a: z x y'])
    expect(await board.positions(id, 0)).toEqual([0, 1, 2])
  })

  test('then the next card stands a step behind, and one put between two indexes spaces the list anew, silently', async () => {
    const board = new Scrumboard()
    const { id, ids } = await board.make({ a: ['x', 'y', 'z'] })
    await board.send('PATCH', 'board/card/positions', { cards: ['x', 'y', 'z'].map((title) => ({ id: ids[title] })) })
    await board.send('PUT', 'board/card', { card: { listId: ids.a, title: 'w' } })
    expect(await board.positions(id, 0)).toEqual([0, 1, 2, 2 + STEP])
    const moved = await board.patchCard(ids.z!, { position: 0.5 })
    expect(await board.layout(id)).toEqual(['a: x z y w'])
    expect(await board.positions(id, 0)).toEqual([STEP, 2 * STEP, 3 * STEP, 4 * STEP])
    expect(moved?.position).toBe(2 * STEP)
  })

  test('a gap that is used up by halving is made anew, however often', async () => {
    const board = new Scrumboard()
    const { id, ids } = await board.make({ a: ['first', 'last'] })
    const titles: string[] = []
    for (let index = 0; index < 40; index += 1) {
      const [low = 0, high = 0] = await board.positions(id, 0)
      const position = Math.floor((low + high) / 2)
      await board.send('PUT', 'board/card', { card: { listId: ids.a, title: String(index), position } })
      titles.unshift(String(index))
      expect(await board.layout(id)).toEqual([`a: first ${titles.join(' ')} last`])
    }
  })

  test('what is put on another’s place comes behind it, for lists too', async () => {
    const board = new Scrumboard()
    const { id, ids } = await board.make({ a: ['x', 'y', 'z'], b: [], c: [] })
    await board.patchCard(ids.z!, { position: STEP })
    await board.send('PATCH', 'board/list', { list: { id: ids.c, position: STEP } })
    expect(await board.layout(id)).toEqual(['a: x z y', 'c:', 'b:'])
  })
})

describe('labels', () => {
  const labels = (board: Scrumboard, id: string) => board.get<BoardLabel[]>(`board/labels?boardId=${id}`)

  test('GET, query boardId: id, boardId and title', async () => {
    const board = Scrumboard.withSamples()
    expect(await labels(board, 'job-search')).toContainEqual({
      id: 'job-search-dream',
      boardId: 'job-search',
      title: 'Would say yes today',
      colour: 'amber',
    })
    expect(await labels(board, 'nothing')).toEqual([])
  })

  test('PUT, body {label}: a new label', async () => {
    const board = new Scrumboard()
    const { id } = await board.make({ a: [] })
    const label = await board.send('PUT', 'board/label', { label: { boardId: id, title: 'Red', colour: 'red' } })
    expect(label).toEqual({ id: expect.any(String), boardId: id, title: 'Red', colour: 'red' })
    expect(await labels(board, id)).toEqual([label])
    expect(await board.send('PUT', 'board/label', { label: { boardId: 'nothing', title: 'x' } })).toBeNull()
  })

  test('PATCH, body {id, label}', async () => {
    const board = new Scrumboard()
    const { id, ids } = await board.make({ a: [] }, ['red'])
    expect(
      await board.send('PATCH', 'board/label', { id: ids.red, label: { title: 'Blue', boardId: 'job-search' } }),
    ).toMatchObject({
      id: ids.red,
      boardId: id,
      title: 'Blue',
    })
    expect(await board.send('PATCH', 'board/label', { id: 'nothing', label: {} })).toBeNull()
  })

  test('DELETE, query id: strips the label from cards', async () => {
    const board = new Scrumboard()
    const { ids } = await board.make({ a: ['x'] }, ['red', 'blue'])
    await board.patchCard(ids.x!, { labels: [ids.red, ids.blue] })
    expect(await board.send('DELETE', `board/label?id=${ids.red}`)).toBe(true)
    expect((await board.card(ids.x!)).labels).toEqual([ids.blue])
    expect(await board.send('DELETE', `board/label?id=${ids.red}`)).toBe(false)
  })
})

test.each([
  ['PUT', 'board/card', { card: { listId: 'a', title: 5 } }, 'body.card.title'],
  ['PATCH', 'board/card', { id: 'x', card: { position: 'top' } }, 'body.card.position'],
  ['PATCH', 'board/card', { id: 'x', card: { dueDate: 'soon' } }, 'body.card.dueDate'],
  ['PATCH', 'board/list', { list: { id: 'x', wipLimit: 0 } }, 'body.list.wipLimit'],
  ['PATCH', 'board/card/positions', { cards: [1] }, 'body.cards.0'],
])('%s %s %j is refused with 400 that names the field', async (method, path, body, field) => {
  const { status, body: answer } = await new Scrumboard().api.send(method, `apps/scrumboard/${path}`, body)
  expect([status, (answer as { error: string }).error.split(':')[0]]).toEqual([400, field])
})
