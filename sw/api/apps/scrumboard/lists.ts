// Creates, changes, copies, moves and deletes lists.
import type { BoardList, Card } from '#contract/apps/scrumboard-shapes.ts'
import { cardsOf, copyAttachments, deleteCards, onBoard } from './cards.ts'
import { positionsAtEnd, spaceAnew } from './positions.ts'
import { inOrder, isoOf, noteActivity, rowsWith, type ScrumboardTables, touchBoards, type Writing } from './tables.ts'

type ListPatch = Partial<Omit<BoardList, 'id' | 'boardId'>>

const listsOf = ({ boardLists }: ScrumboardTables, boardId: string): Promise<BoardList[]> =>
  boardLists.where('boardId').equals(boardId).toArray()

export async function createList(
  writing: Writing,
  draft: ListPatch & { readonly boardId: string; readonly title: string },
): Promise<BoardList | null> {
  const { tables, newId } = writing
  if (!(await tables.boards.get(draft.boardId))) return null
  const [end = 0] = positionsAtEnd(await listsOf(tables, draft.boardId), 1)
  const list: BoardList = { position: end, wipLimit: null, archived: false, ...draft, id: newId() }
  await tables.boardLists.add(list)
  await spaceAnew(tables.boardLists, await listsOf(tables, list.boardId), [list.id])
  await touchBoards(writing, [list.boardId])
  return (await tables.boardLists.get(list.id)) ?? null
}

/** Answers the changed lists, each once. Unknown ids are passed over. */
export async function patchLists(
  writing: Writing,
  patches: readonly (ListPatch & { readonly id: string })[],
): Promise<BoardList[]> {
  const { tables } = writing
  const found = await rowsWith(
    tables.boardLists,
    patches.map(({ id }) => id),
  )
  const lists = new Map(found.map((list) => [list.id, list]))
  for (const patch of patches) {
    const list = lists.get(patch.id)
    if (list) lists.set(list.id, { ...list, ...patch })
  }
  await tables.boardLists.bulkPut([...lists.values()])
  const boardIds = [...new Set(found.map(({ boardId }) => boardId))]
  const put = patches.filter(({ position }) => position !== undefined).map(({ id }) => id)
  for (const boardId of boardIds) await spaceAnew(tables.boardLists, await listsOf(tables, boardId), put)
  await touchBoards(writing, boardIds)
  return rowsWith(tables.boardLists, [...lists.keys()])
}

/** Also deletes its cards. */
export async function deleteList(writing: Writing, id: string): Promise<boolean> {
  const { tables } = writing
  const list = await tables.boardLists.get(id)
  if (!list) return false
  await deleteCards(writing, await tables.boardCards.where('listId').equals(id).primaryKeys())
  await tables.boardLists.delete(id)
  await touchBoards(writing, [list.boardId])
  return true
}

/** With its cards that are not archived, behind the list. */
export async function copyList(writing: Writing, id: string, title: string): Promise<BoardList | null> {
  const { tables, now, newId } = writing
  const list = await tables.boardLists.get(id)
  if (!list) return null
  const copy: BoardList = { ...list, id: newId(), title, archived: false }
  await tables.boardLists.add(copy)
  const lists = (await listsOf(tables, list.boardId)).sort(inOrder)
  const next = lists.find(({ position }) => position > list.position)
  const [end = 0] = positionsAtEnd(lists, 1)
  await tables.boardLists.put({ ...copy, position: next ? (list.position + next.position) / 2 : end })
  await spaceAnew(tables.boardLists, await listsOf(tables, list.boardId), [copy.id])
  const at = isoOf(now)
  for (const card of await cardsOf(tables, id)) {
    if (card.archived) continue
    const made: Card = { ...card, id: newId(), listId: copy.id, createdAt: at, updatedAt: at, movedAt: at }
    made.checklist = card.checklist.map((item) => ({ ...item, id: newId() }))
    made.cover = await copyAttachments(writing, card, made)
    await tables.boardCards.add(made)
    await noteActivity(writing, [{ card: made, kind: 'copied', from: card.title }])
  }
  await touchBoards(writing, [list.boardId])
  return (await tables.boardLists.get(copy.id)) ?? null
}

/** To another board, with its cards: they keep those labels that it has by the same title. */
export async function moveList(
  writing: Writing,
  { id, boardId, position }: { readonly id: string; readonly boardId: string; readonly position?: number | undefined },
): Promise<BoardList | null> {
  const { tables } = writing
  const [list, board] = await Promise.all([tables.boardLists.get(id), tables.boards.get(boardId)])
  if (!list || !board) return null
  const there = (await listsOf(tables, boardId)).filter((other) => other.id !== id)
  const [end = 0] = positionsAtEnd(there, 1)
  await tables.boardLists.put({ ...list, boardId, position: position ?? end })
  await spaceAnew(tables.boardLists, await listsOf(tables, boardId), [id])
  if (list.boardId !== boardId)
    for (const card of await cardsOf(tables, id)) await tables.boardCards.put(await onBoard(tables, card, boardId))
  await touchBoards(writing, [list.boardId, boardId])
  return (await tables.boardLists.get(id)) ?? null
}
