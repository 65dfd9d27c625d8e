// Any sequence of the scrumboard calls does what the written model does, and undoing all of it leads back to the start.

import { expect, test } from 'vitest'
import type { BoardCard, BoardList, WholeBoard } from '#contract/apps/scrumboard-shapes.ts'
import { fc, runs } from '#tests/setup/properties.ts'
import { Scrumboard } from '#tests/setup/scrumboard-api.ts'
import { ScrumboardModel } from '#tests/setup/scrumboard-model.ts'
import { TEST_NOW } from '#tests/setup/test-api.ts'

const RUNS = runs(30)

/** A place among those that there are when the call is made, taken modulo their number. */
type Choice = number

type Call =
  | { call: 'createList' | 'moveList' | 'createCard'; list: Choice; at: Choice | null; title: string }
  | { call: 'moveCard' | 'moveByPatch'; card: Choice; list: Choice; at: Choice | null }
  | { call: 'moveCards'; cards: Choice[]; list: Choice; at: Choice | null }
  | { call: 'positions'; list: Choice; from: Choice }
  | { call: 'patchCard'; card: Choice; title: string; labels: Choice[]; archived: boolean }
  | { call: 'renameList' | 'createLabel' | 'renameLabel'; which: Choice; title: string }
  | { call: 'deleteList' | 'deleteCard' | 'deleteLabel'; which: Choice }

const choice = fc.nat(9)
const maybe = fc.option(choice, { freq: 4 })
const title = fc.constantFrom('a', 'b', '', '<i>')
const kind = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds)

const call: fc.Arbitrary<Call> = fc.oneof(
  fc.record({ call: kind('createList', 'moveList'), list: choice, at: maybe, title }),
  { weight: 3, arbitrary: fc.record({ call: kind('createCard'), list: choice, at: maybe, title }) },
  { weight: 3, arbitrary: fc.record({ call: kind('moveCard', 'moveByPatch'), card: choice, list: choice, at: maybe }) },
  fc.record({
    call: kind('moveCards'),
    cards: fc.array(choice, { minLength: 1, maxLength: 3 }),
    list: choice,
    at: maybe,
  }),
  fc.record({ call: kind('positions'), list: choice, from: choice }),
  fc.record({
    call: kind('patchCard'),
    card: choice,
    title,
    labels: fc.array(choice, { maxLength: 2 }),
    archived: fc.boolean(),
  }),
  fc.record({ call: kind('renameList', 'createLabel', 'renameLabel'), which: choice, title }),
  fc.record({ call: kind('deleteList', 'deleteCard', 'deleteLabel'), which: choice }),
)

test(
  `the scrumboard calls equal their written model, and undoing everything leads back to the start (${RUNS} random sequences)`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 20 }), async (calls) => {
        board ??= new Scrumboard()
        board.api.setNow(TEST_NOW)
        const { id } = await board.make({ one: ['x', 'y', 'z'], two: ['v'], three: [] }, ['red', 'blue'])
        const start = await board.board(id)
        const model = modelOf(start)
        const undos: (() => Promise<unknown>)[] = []
        for (const [index, made] of calls.entries()) {
          board.api.setNow(TEST_NOW + (index + 1) * 1000)
          const undo = await make(board, id, model, made)
          if (undo) undos.push(undo)
          const now = await board.board(id)
          expect(shown(now)).toEqual(sorted(model))
          expectRoom(now)
        }
        for (const undo of undos.reverse()) await undo()
        expect(await board.board(id)).toEqual(start)
      }),
      { numRuns: RUNS },
    )
  },
  180_000 + RUNS * 4000,
)

/** One for all runs: each makes a board of its own. */
let board: Scrumboard | undefined

function modelOf({ lists, labels }: WholeBoard): ScrumboardModel {
  const model = new ScrumboardModel()
  for (const { id, title: name, cards } of lists) {
    model.addList(id, name)
    for (const card of cards) model.addCard(id, card.id, card.title)
  }
  model.labels = labels.map((label) => ({ id: label.id, title: label.title }))
  return model
}

/** Makes one call to both, and compares the answers. @returns how to undo it, if it changed something */
async function make(scrumboard: Scrumboard, boardId: string, model: ScrumboardModel, made: Call) {
  const cards = model.lists.flatMap((list) => list.cards)
  const idAt = (things: readonly { id: string }[], at: Choice) => things[at % things.length]?.id ?? 'nothing'
  const send = async (method: string, path: string, body: unknown, expected: unknown) => {
    const answer = await scrumboard.api.send(method, `apps/scrumboard/${path}`, body)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual(expected)
    const change = answer.headers.get('x-change-id')
    return {
      answer: answer.body,
      undo: change ? () => scrumboard.api.send('POST', 'changes/undo', { id: change }) : null,
    }
  }
  /** A position that stands for a place among these, as a screen reckons it: the middle of its neighbours', and how many come before it. */
  const between = async (rows: string, skip: readonly string[], at: Choice | null) => {
    if (at === null) return {}
    const table = rows === 'lists' ? 'boardLists' : 'boardCards'
    const where = rows === 'lists' ? { boardId } : { listId: rows }
    const there = (await scrumboard.api.db.table<BoardList | BoardCard>(table).where(where).toArray())
      .filter(({ id }) => !skip.includes(id))
      .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
    const index = there.length === 0 ? 0 : at % there.length
    const low = there[index - 1]?.position
    const high = there[index]?.position ?? 65_536
    const position = low === undefined ? high - 65_536 : Math.floor((low + high) / 2)
    return { position, index }
  }
  switch (made.call) {
    case 'createList': {
      const { position, index } = await between('lists', [], made.at)
      const list = { boardId, title: made.title, position }
      const { answer, undo } = await send(
        'POST',
        'board/list',
        { list },
        expect.objectContaining({ title: made.title }),
      )
      model.addList((answer as BoardList).id, made.title, index)
      return undo
    }
    case 'moveList': {
      const id = idAt(model.lists, made.list)
      const { position, index } = await between('lists', [id], made.at ?? 0)
      const isKnown = model.list(id) !== undefined
      const { undo } = await send(
        'PATCH',
        'board/list',
        { list: { id, position } },
        isKnown ? expect.objectContaining({ id }) : null,
      )
      model.moveList(id, index ?? 0)
      return undo
    }
    case 'createCard': {
      const listId = idAt(model.lists, made.list)
      const { position, index } = await between(listId, [], made.at)
      const isKnown = model.list(listId) !== undefined
      const card = { listId, title: made.title, position }
      const { answer, undo } = await send(
        'PUT',
        'board/card',
        { card },
        isKnown ? expect.objectContaining({ title: made.title, listId }) : null,
      )
      if (isKnown) model.addCard(listId, (answer as BoardCard).id, made.title, index)
      return undo
    }
    case 'moveCard':
    case 'moveByPatch': {
      const id = idAt(cards, made.card)
      const listId = idAt(model.lists, made.list)
      const { position, index } = await between(listId, [id], made.at ?? 0)
      const isKnown = model.card(id) !== undefined && model.list(listId) !== undefined
      const moved = isKnown ? [expect.objectContaining({ id, listId })] : []
      const { undo } =
        made.call === 'moveCard'
          ? await send('PATCH', 'board/card', { id, card: { listId, position } }, moved[0] ?? null)
          : await send('PATCH', 'board/cards', { cards: [{ id, listId, position }] }, moved)
      if (isKnown) model.moveCards([id], listId, index)
      return undo
    }
    case 'moveCards': {
      const ids = [...new Set(made.cards.map((at) => idAt(cards, at)))]
      const listId = idAt(model.lists, made.list)
      const { position, index } = await between(listId, ids, made.at)
      const isKnown = model.list(listId) !== undefined
      const moved = ids.filter((id) => model.card(id)).map((id) => expect.objectContaining({ id, listId }))
      const { undo } = await send('POST', 'board/cards/move', { ids, listId, position }, isKnown ? moved : null)
      model.moveCards(ids, listId, index)
      return undo
    }
    case 'positions': {
      const list = model.list(idAt(model.lists, made.list))
      const turned = list
        ? [
            ...list.cards.slice(made.from % (list.cards.length + 1)),
            ...list.cards.slice(0, made.from % (list.cards.length + 1)),
          ]
        : []
      const sent = turned.map(({ id }) => ({ id }))
      const { undo } = await send('PATCH', 'board/card/positions', { cards: sent }, true)
      if (list) list.cards = turned
      const rows = await scrumboard.api.db.table('boardCards').bulkGet(sent.map(({ id }) => id))
      expect(rows.map(({ position }) => position)).toEqual(sent.map((_, index) => index))
      return undo
    }
    case 'patchCard': {
      const id = idAt(cards, made.card)
      const card = model.card(id)
      const labels = [...new Set(made.labels.map((at) => idAt(model.labels, at)))]
      const patch = { title: made.title, labels, archived: made.archived }
      const known = { ...patch, labels: labels.filter((label) => label !== 'nothing') }
      const { undo } = await send(
        'PATCH',
        'board/card',
        { id, card: patch },
        card ? expect.objectContaining(known) : null,
      )
      if (card) Object.assign(card, known)
      return undo
    }
    case 'renameList': {
      const list = model.list(idAt(model.lists, made.which))
      const body = { list: { id: list?.id ?? 'nothing', title: made.title } }
      const { undo } = await send(
        'PATCH',
        'board/list',
        body,
        list ? expect.objectContaining({ title: made.title }) : null,
      )
      if (list) list.title = made.title
      return undo
    }
    case 'createLabel': {
      const label = { boardId, title: made.title }
      const { answer, undo } = await send('PUT', 'board/label', { label }, expect.objectContaining(label))
      model.labels.push({ id: (answer as { id: string }).id, title: made.title })
      return undo
    }
    case 'renameLabel': {
      const label = model.labels[made.which % model.labels.length]
      const body = { id: label?.id ?? 'nothing', label: { title: made.title } }
      const { undo } = await send(
        'PATCH',
        'board/label',
        body,
        label ? expect.objectContaining({ title: made.title }) : null,
      )
      if (label) label.title = made.title
      return undo
    }
    case 'deleteList': {
      const id = idAt(model.lists, made.which)
      return (await send('DELETE', `board/list?id=${id}`, undefined, model.deleteList(id))).undo
    }
    case 'deleteCard': {
      const id = idAt(cards, made.which)
      return (await send('DELETE', `board/card?id=${id}`, undefined, model.deleteCards([id]))).undo
    }
    case 'deleteLabel': {
      const id = idAt(model.labels, made.which)
      return (await send('DELETE', `board/label?id=${id}`, undefined, model.deleteLabel(id))).undo
    }
  }
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

function shown({ lists, labels }: WholeBoard) {
  return {
    lists: lists.map((list) => ({
      id: list.id,
      title: list.title,
      cards: list.cards.map((card) => ({ id: card.id, title: card.title, labels: card.labels })),
    })),
    labels: labels.map((label) => ({ id: label.id, title: label.title })).sort(byId),
  }
}

function sorted(model: ScrumboardModel) {
  const { lists, labels } = model.shown()
  return structuredClone({ lists, labels: labels.sort(byId) })
}

/** No two have one position: there is room between all neighbours. */
function expectRoom({ lists }: WholeBoard): void {
  for (const choices of [
    lists.map(({ position }) => position),
    ...lists.map(({ cards }) => cards.map(({ position }) => position)),
  ])
    for (const [index, position] of choices.entries())
      if (index > 0) expect(position - choices[index - 1]!).toBeGreaterThanOrEqual(1)
}
