// Reads whole boards; creates, copies and deletes them.
import type { Board, BoardCard, BoardSummary, Card, WholeBoard } from '#contract/apps/scrumboard-shapes.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import type { Context } from '#sw/api/engine/define-module.ts'
import { copyAttachments, deleteAttachments } from './cards.ts'
import { cardHere, keepEarlier } from './stored-cards.ts'
import {
  inOrder,
  isoOf,
  knownMembers,
  ME,
  noteActivity,
  type ScrumboardTables,
  scrumboardTables,
  type Writing,
} from './tables.ts'

/** The boards with their members as people, the one with the latest activity first. */
export async function summaries(tables: ScrumboardTables, isArchived: boolean): Promise<BoardSummary[]> {
  const boards = await tables.boards.orderBy('lastActivity').reverse().toArray()
  const expand = await expander(tables)
  return boards.filter(({ archived }) => archived === isArchived).map(expand)
}

export const summaryOf = async (tables: ScrumboardTables, board: Board): Promise<BoardSummary> =>
  (await expander(tables))(board)

async function expander({ boardMembers }: ScrumboardTables): Promise<(board: Board) => BoardSummary> {
  const members = new Map((await boardMembers.toArray()).map((member) => [member.id, member]))
  return (board) => ({ ...board, members: board.members.flatMap((id) => members.get(id) ?? []) })
}

/** A board with its lists, their cards and its labels, all of one moment. */
export async function wholeBoard(
  tables: ScrumboardTables,
  id: string,
  context: Pick<Context, 'db' | 'maintain'>,
): Promise<WholeBoard | null> {
  let stored: readonly Card[] = []
  const board = await reading(context.db, async () => {
    const board = await tables.boards.get(id)
    if (!board) return null
    const contents = await contentsOf(tables, id)
    const { lists, cards } = contents
    stored = contents.stored
    const labels = await tables.boardLabels.where('boardId').equals(id).toArray()
    const shown = Map.groupBy(
      cards.filter(({ archived }) => !archived),
      ({ listId }) => listId,
    )
    return {
      ...(await summaryOf(tables, board)),
      lists: lists.filter(({ archived }) => !archived).map((list) => ({ ...list, cards: shown.get(list.id) ?? [] })),
      labels,
    }
  })
  await keepEarlier(stored, context)
  return board
}

interface Archive {
  readonly lists: WholeBoard['lists']
  readonly cards: BoardCard[]
}

/** What is archived on a board. */
export const archiveOf = (db: CairnDb, tables: ScrumboardTables, id: string): Promise<Archive | null> =>
  reading(db, async () => {
    if (!(await tables.boards.get(id))) return null
    const { lists, cards } = await contentsOf(tables, id)
    const gone = lists.filter(({ archived }) => archived)
    const goneIds = new Set(gone.map((list) => list.id))
    return {
      lists: gone.map((list) => ({ ...list, cards: cards.filter(({ listId }) => listId === list.id) })),
      cards: cards.filter(({ archived, listId }) => archived && !goneIds.has(listId)),
    }
  })

const reading = <Result>(db: CairnDb, read: () => Promise<Result>): Promise<Result> =>
  db.transaction('r', Object.keys(scrumboardTables), read)

async function contentsOf(tables: ScrumboardTables, boardId: string) {
  const onBoard = { boardId }
  const [lists, cards, comments, attachments] = await Promise.all([
    tables.boardLists.where(onBoard).toArray(),
    tables.boardCards.where(onBoard).toArray(),
    tables.cardComments.where(onBoard).toArray(),
    tables.cardAttachments.where(onBoard).toArray(),
  ])
  const [commentCounts, attachmentCounts] = [countByCard(comments), countByCard(attachments)]
  const counted = (card: Card): BoardCard => ({
    ...cardHere(card),
    comments: commentCounts.get(card.id) ?? 0,
    attachments: attachmentCounts.get(card.id) ?? 0,
  })
  return { lists: lists.sort(inOrder), stored: cards, cards: cards.sort(inOrder).map(counted) }
}

function countByCard(rows: readonly { readonly cardId: string }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { cardId } of rows) counts.set(cardId, (counts.get(cardId) ?? 0) + 1)
  return counts
}

export async function addBoard(
  { tables, now, newId }: Writing,
  draft: Partial<Omit<Board, 'id'>> & { readonly title: string },
): Promise<Board> {
  const board: Board = {
    description: null,
    icon: null,
    archived: false,
    ...draft,
    id: newId(),
    members: await knownMembers(tables, draft.members ?? [ME]),
    createdAt: isoOf(now),
    lastActivity: isoOf(now),
  }
  await tables.boards.add(board)
  return board
}

/** With all that is on it. */
export async function deleteBoard(tables: ScrumboardTables, id: string): Promise<boolean> {
  if (!(await tables.boards.get(id))) return false
  await deleteAttachments(tables, await tables.cardAttachments.where('boardId').equals(id).primaryKeys())
  const { boardLists, boardCards, boardLabels, cardComments, cardActivities } = tables
  for (const rows of [boardLists, boardCards, boardLabels, cardComments, cardActivities])
    await rows.where('boardId').equals(id).delete()
  await tables.boards.delete(id)
  return true
}

/** Lists and labels, and cards where they are wanted, without what is archived. */
export async function copyBoard(
  writing: Writing,
  { id, title, withCards }: { readonly id: string; readonly title: string; readonly withCards: boolean },
): Promise<BoardSummary | null> {
  const { tables, now, newId } = writing
  const original = await tables.boards.get(id)
  if (!original) return null
  const { description, icon, members } = original
  const board = await addBoard(writing, { title, description, icon, members })
  const [labels, lists] = await Promise.all([
    tables.boardLabels.where('boardId').equals(id).toArray(),
    tables.boardLists.where('boardId').equals(id).toArray(),
  ])
  const labelIds = new Map(labels.map((label) => [label.id, newId()]))
  const listIds = new Map(lists.filter(({ archived }) => !archived).map((list) => [list.id, newId()]))
  await tables.boardLabels.bulkAdd(
    labels.map((label) => ({ ...label, id: labelIds.get(label.id) ?? '', boardId: board.id })),
  )
  await tables.boardLists.bulkAdd(
    lists.flatMap((list) => {
      const copyId = listIds.get(list.id)
      return copyId === undefined ? [] : [{ ...list, id: copyId, boardId: board.id }]
    }),
  )
  if (!withCards) return summaryOf(tables, board)
  const at = isoOf(now)
  for (const card of await tables.boardCards.where('boardId').equals(id).toArray()) {
    const listId = listIds.get(card.listId)
    if (card.archived || listId === undefined) continue
    const copy: Card = {
      ...card,
      id: newId(),
      boardId: board.id,
      listId,
      labels: card.labels.flatMap((label) => labelIds.get(label) ?? []),
      checklist: card.checklist.map((item) => ({ ...item, id: newId() })),
      createdAt: at,
      updatedAt: at,
      movedAt: at,
    }
    copy.cover = await copyAttachments(writing, card, copy)
    await tables.boardCards.add(copy)
    await noteActivity(writing, [{ card: copy, kind: 'copied', from: card.title }])
  }
  return summaryOf(tables, board)
}
