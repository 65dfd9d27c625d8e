// Makes a board from a plan, or adds one to a board that is there.
import {
  type Board,
  type BoardLabel,
  type BoardList,
  type BoardPlan,
  type BoardSummary,
  type Card,
  POSITION_STEP,
} from '#contract/apps/scrumboard-shapes.ts'
import { addBoard, summaryOf } from './boards.ts'
import { cardsOf } from './cards.ts'
import { positionsAtEnd } from './positions.ts'
import { storedCard } from './stored-cards.ts'
import { inOrder, isoOf, knownMembers, ME, noteActivity, type Writing } from './tables.ts'

/** In place of an author's id: who wrote a comment of a file has a name alone. */
const FROM_FILE = 'from-a-file'

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
      const made: Card = storedCard({
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
      })
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
  const positions = positionsAtEnd(there, planned.length)
  const free = [...there]
  const lists: { list: BoardList; end: number; cards: PlannedCards }[] = []
  for (const [index, { title, wipLimit, archived, cards }] of planned.entries()) {
    const at = free.findIndex((list) => list.archived === archived && list.title.toLowerCase() === title.toLowerCase())
    // Two of one name are two.
    const [same] = at < 0 ? [] : free.splice(at, 1)
    if (same) {
      const [next = 0] = positionsAtEnd(await cardsOf(tables, same.id), 1)
      lists.push({ list: same, end: next - POSITION_STEP, cards })
      continue
    }
    const list: BoardList = { id: newId(), boardId, title, wipLimit, archived, position: positions[index] ?? 0 }
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
