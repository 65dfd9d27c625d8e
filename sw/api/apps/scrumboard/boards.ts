// Reads whole boards; creates, copies, imports and deletes them.
import {
  type Board,
  type BoardCard,
  type BoardLabel,
  type BoardList,
  type BoardPlan,
  type BoardSummary,
  type Card,
  POSITION_STEP,
  type WholeBoard,
} from '#contract/apps/scrumboard-shapes.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { cardsOf, copyAttachments, deleteAttachments } from './cards.ts'
import { placesAtEnd } from './positions.ts'
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

/** In place of an author's id: who wrote a comment of a file has a name alone. */
const FROM_FILE = 'from-a-file'

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
export const wholeBoard = (db: CairnDb, tables: ScrumboardTables, id: string): Promise<WholeBoard | null> =>
  reading(db, async () => {
    const board = await tables.boards.get(id)
    if (!board) return null
    const { lists, cards } = await contentsOf(tables, id)
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
    ...card,
    comments: commentCounts.get(card.id) ?? 0,
    attachments: attachmentCounts.get(card.id) ?? 0,
  })
  return { lists: lists.sort(inOrder), cards: cards.sort(inOrder).map(counted) }
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

/**
 * A board from a plan: what was read from a file, or a template.
 * @param into the board that it is added to @returns null where there is no such board
 */
export async function importBoard(
  writing: Writing,
  plan: BoardPlan,
  into: string | undefined,
): Promise<BoardSummary | null> {
  const { tables, now } = writing
  const planned = plan.lists.flatMap(({ cards }) => cards)
  const workers = await knownMembers(
    tables,
    planned.flatMap(({ members }) => members),
  )
  const board = await boardFor(writing, plan, into, workers)
  if (!board) return null
  const labels = await labelsFor(writing, board.id, [
    ...plan.labels,
    ...planned.flatMap((card) => card.labels.map((title) => ({ title, colour: 'slate' }))),
  ])
  const lists = await listsFor(writing, board.id, plan.lists)
  const at = isoOf(now)
  const cards: Card[] = []
  for (const { list, end, cards: drafts } of lists)
    for (const [index, { comments, ...draft }] of drafts.entries()) {
      const made: Card = {
        ...draft,
        id: writing.newId(),
        boardId: board.id,
        listId: list.id,
        position: end + (index + 1) * POSITION_STEP,
        labels: [...new Set(draft.labels.flatMap((title) => labels.get(title.toLowerCase()) ?? []))],
        members: workers.filter((id) => draft.members.includes(id)),
        checklist: draft.checklist.map((item) => ({ ...item, id: writing.newId() })),
        createdAt: at,
        updatedAt: at,
        movedAt: at,
      }
      cards.push(made)
      await addComments(writing, made, comments)
    }
  await tables.boardCards.bulkAdd(cards)
  await noteActivity(
    writing,
    cards.map((card) => ({ card, kind: 'imported' as const })),
  )
  return summaryOf(tables, board)
}

async function boardFor(
  writing: Writing,
  { title, description, icon }: BoardPlan,
  into: string | undefined,
  workers: readonly string[],
): Promise<Board | null> {
  const { tables, now } = writing
  if (into === undefined)
    return addBoard(writing, { title, description, icon, members: [...new Set([ME, ...workers])] })
  const board = await tables.boards.get(into)
  if (!board) return null
  const grown = { ...board, members: [...new Set([...board.members, ...workers])], lastActivity: isoOf(now) }
  await tables.boards.put(grown)
  return grown
}

/** @returns the ids of the board's labels by their titles in small letters; those that it does not have are made */
async function labelsFor(
  { tables, newId }: Writing,
  boardId: string,
  wanted: readonly Pick<BoardLabel, 'title' | 'colour'>[],
): Promise<Map<string, string>> {
  const there = await tables.boardLabels.where('boardId').equals(boardId).toArray()
  const ids = new Map(there.map(({ title, id }) => [title.toLowerCase(), id]))
  const made: BoardLabel[] = []
  for (const { title, colour } of wanted) {
    const name = title.toLowerCase()
    if (ids.has(name)) continue
    const id = newId()
    ids.set(name, id)
    made.push({ id, boardId, title, colour })
  }
  await tables.boardLabels.bulkAdd(made)
  return ids
}

type PlannedCards = BoardPlan['lists'][number]['cards']

/** @returns the lists that planned cards come into, with the position that they come behind; those that the board does not have are made */
async function listsFor(
  { tables, newId }: Writing,
  boardId: string,
  planned: BoardPlan['lists'],
): Promise<{ list: BoardList; end: number; cards: PlannedCards }[]> {
  const there = (await tables.boardLists.where('boardId').equals(boardId).toArray()).sort(inOrder)
  const places = placesAtEnd(there, planned.length)
  const free = [...there]
  const lists: { list: BoardList; end: number; cards: PlannedCards }[] = []
  for (const [index, { title, wipLimit, archived, cards }] of planned.entries()) {
    const at = free.findIndex((list) => list.archived === archived && list.title.toLowerCase() === title.toLowerCase())
    // Two of one name are two.
    const [same] = at < 0 ? [] : free.splice(at, 1)
    if (same) {
      const [next = 0] = placesAtEnd(await cardsOf(tables, same.id), 1)
      lists.push({ list: same, end: next - POSITION_STEP, cards })
      continue
    }
    const list: BoardList = { id: newId(), boardId, title, wipLimit, archived, position: places[index] ?? 0 }
    await tables.boardLists.add(list)
    lists.push({ list, end: 0, cards })
  }
  return lists
}

async function addComments(
  { tables, now, newId }: Writing,
  { id: cardId, boardId }: Card,
  comments: PlannedCards[number]['comments'],
): Promise<void> {
  const written = comments.map(({ authorId, authorName, createdAt, text }) => {
    const at = createdAt ?? isoOf(now)
    const known = authorId ?? (authorName === null ? ME : FROM_FILE)
    return {
      ...{ id: newId(), boardId, cardId, authorId: known, text, createdAt: at, updatedAt: at },
      ...(authorName !== null && { authorName }),
    }
  })
  await tables.cardComments.bulkAdd(written)
}
