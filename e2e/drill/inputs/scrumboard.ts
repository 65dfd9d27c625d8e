// What the drill sends to the scrumboard's writing calls.
import { scrumboardApi } from '#contract/apps/scrumboard.ts'
import type { Chance } from './chance.ts'
import { defineInputs } from './define-inputs.ts'

const { boards, board, card } = scrumboardApi.endpoints

const cardFields = (chance: Chance) => ({
  title: chance.words(),
  description: chance.words(),
  dueDate: chance.percent(50) ? chance.date(30) : null,
})

export const scrumboardInputs = defineInputs(scrumboardApi, {
  async read(ask, chance) {
    const all = await ask(boards)
    const whole = await ask(board, { id: chance.id(all) })
    const lists = whole?.lists ?? []
    const cards = lists.flatMap((list) => list.cards)
    const details = []
    for (const { id } of chance.shuffled(cards).slice(0, 4)) details.push(await ask(card, { id }))
    const found = details.filter((detail) => detail !== null)
    return {
      boards: all,
      lists,
      cards,
      labels: whole?.labels ?? [],
      items: found.flatMap(({ id: cardId, checklist }) => checklist.map(({ id }) => ({ id, cardId }))),
      comments: found.flatMap(({ comments }) => comments),
      attachments: found.flatMap(({ attachments }) => attachments),
    }
  },
  calls: {
    createList: (chance, known) => ({ body: { list: { boardId: chance.id(known.boards), title: chance.words() } } }),
    updateList: (chance, { lists }) => ({ body: { list: { id: chance.id(lists), title: chance.words() } } }),
    updateLists: (chance, { lists }) => ({
      body: { lists: chance.ids(lists).map((id) => ({ id, position: chance.below(1e6) })) },
    }),
    deleteList: (chance, { lists }) => ({ query: { id: chance.id(lists) } }),
    createCard: (chance, { lists }) => ({ body: { card: { listId: chance.id(lists), ...cardFields(chance) } } }),
    updateCard: (chance, { cards }) => ({ body: { id: chance.id(cards), card: cardFields(chance) } }),
    updateCards: (chance, { cards, lists }) => ({
      body: {
        cards: chance.ids(cards, 5).map((id) => ({ id, listId: chance.id(lists), position: chance.below(1e6) })),
      },
    }),
    deleteCard: (chance, { cards }) => ({ query: { id: chance.id(cards) } }),
    cardPositions: (chance, { cards }) => ({
      body: { cards: chance.shuffled(cards.slice(0, 6)).map(({ id }) => ({ id })) },
    }),
    createLabel: (chance, known) => ({
      body: { label: { boardId: chance.id(known.boards), title: chance.words(), colour: 'teal' } },
    }),
    updateLabel: (chance, { labels }) => ({ body: { id: chance.id(labels), label: { title: chance.words() } } }),
    deleteLabel: (chance, { labels }) => ({ query: { id: chance.id(labels) } }),
    createBoard: (chance) => ({ body: { board: { title: chance.words(), description: chance.words() } } }),
    updateBoard: (chance, known) => ({ body: { id: chance.id(known.boards), board: { title: chance.words() } } }),
    deleteBoard: (chance, known) => ({ query: { id: chance.id(known.boards) } }),
    copyBoard: (chance, known) => ({ body: { id: chance.id(known.boards), title: chance.words() } }),
    importBoard: (chance) => ({
      body: {
        plan: {
          title: chance.words(),
          lists: [{ title: 'First', cards: [{ title: chance.words(), checklist: [{ title: chance.words() }] }] }],
        },
      },
    }),
    importCards: (chance, known) => ({
      body: {
        boardId: chance.id(known.boards),
        lists: [{ id: chance.id(known.lists), cards: [{ title: chance.words(), labels: [chance.words()] }] }],
      },
    }),
    copyList: (chance, { lists }) => ({ body: { id: chance.id(lists), title: chance.words() } }),
    moveList: (chance, known) => ({ body: { id: chance.id(known.lists), boardId: chance.id(known.boards) } }),
    deleteCards: (chance, { cards }) => ({ body: { ids: chance.ids(cards, 2) } }),
    moveCards: (chance, { cards, lists }) => ({ body: { ids: chance.ids(cards), listId: chance.id(lists) } }),
    copyCard: (chance, { cards, lists }) => ({ body: { id: chance.id(cards), listId: chance.id(lists) } }),
    createChecklistItem: (chance, { cards }) => ({
      body: { cardId: chance.id(cards), item: { title: chance.words() } },
    }),
    updateChecklistItem: (chance, { items }) => ({
      body: { ...item(chance, items), item: { completed: chance.percent(50), title: chance.words() } },
    }),
    deleteChecklistItem: (chance, { items }) => ({ query: item(chance, items) }),
    createComment: (chance, { cards }) => ({ body: { cardId: chance.id(cards), text: chance.words() } }),
    updateComment: (chance, { comments }) => ({ body: { id: chance.id(comments), text: chance.words() } }),
    deleteComment: (chance, { comments }) => ({ query: { id: chance.id(comments) } }),
    createAttachment: (chance, { cards }) => ({ body: { cardId: chance.id(cards), file: chance.file(30_000) } }),
    deleteAttachment: (chance, { attachments }) => ({ query: { id: chance.id(attachments) } }),
  },
})

function item(chance: Chance, items: readonly { readonly id: string; readonly cardId: string }[]) {
  const id = chance.id(items)
  return { id, cardId: items.find((one) => one.id === id)?.cardId ?? 'nothing' }
}
