// A board as Trello exports it (JSON), which Wekan, Planka and Cairn itself read. Files are not in it.
// @offline later
import type { BoardCard, CardComment, WholeBoard } from '#contract/apps/scrumboard-shapes.ts'
import { colourToTrello } from '../trello-colours.ts'

export function boardToTrello(board: WholeBoard, comments: readonly CardComment[]): string {
  const { id: idBoard, title, description, members, labels, lists, lastActivity } = board
  const cards = lists.flatMap((list) => list.cards)
  const person = (id: string, name: string) => ({ id, fullName: name, username: id })
  const names = new Map(members.map((member) => [member.id, member.name]))
  return JSON.stringify(
    {
      ...{ id: idBoard, name: title, desc: description ?? '', closed: false, dateLastActivity: lastActivity },
      members: members.map(({ id, name }) => person(id, name)),
      labels: labels.map(({ id, title: name, colour }) => ({ id, idBoard, name, color: colourToTrello(colour) })),
      lists: lists.map(({ id, title: name, position: pos, wipLimit: softLimit }) => ({
        ...{ id, idBoard, name, pos, softLimit, closed: false },
      })),
      cards: cards.map((card) => cardToTrello(card, board)),
      checklists: cards.flatMap(checklistToTrello),
      actions: comments.map(({ id, cardId, authorId, authorName, text, createdAt }) => ({
        ...{ id, type: 'commentCard', date: createdAt, idMemberCreator: authorId },
        memberCreator: person(authorId, names.get(authorId) ?? authorName ?? authorId),
        data: { text, card: { id: cardId }, board: { id: idBoard } },
      })),
      customFields: [],
    },
    null,
    2,
  )
}

const checklistId = ({ id }: BoardCard): string => `${id}-checklist`

function cardToTrello(card: BoardCard, { labels }: WholeBoard) {
  const { id, boardId, listId, position, title, description, dueDate, done, checklist, cover } = card
  const own = labels.filter((label) => card.labels.includes(label.id))
  return {
    ...{ id, idBoard: boardId, idList: listId, pos: position, name: title, desc: description ?? '', closed: false },
    due: dueDate,
    dueComplete: done,
    idLabels: own.map((label) => label.id),
    labels: own.map((label) => ({ id: label.id, name: label.title, color: colourToTrello(label.colour) })),
    idMembers: card.members,
    idChecklists: checklist.length > 0 ? [checklistId(card)] : [],
    attachments: [],
    cover: { color: cover && 'colour' in cover ? colourToTrello(cover.colour) : null },
    dateLastActivity: card.updatedAt,
  }
}

function checklistToTrello(card: BoardCard) {
  const { id: idCard, boardId: idBoard, checklist } = card
  if (checklist.length === 0) return []
  const checkItems = checklist.map(({ id, title: name, completed }, index) => ({
    ...{ id, name, pos: index + 1, state: completed ? 'complete' : 'incomplete' },
  }))
  return [{ id: checklistId(card), idBoard, idCard, name: 'Checklist', pos: 1, checkItems }]
}
