// Creates, changes, moves, copies and deletes cards, with their history.
import type { Table } from 'dexie'
import type { BoardList, Card, CardPatch } from '#contract/apps/scrumboard-shapes.ts'
import { deleteContents } from '#sw/api/engine/files/bytes.ts'
import { positionsAtEnd, positionsFrom, spaceAnew } from './positions.ts'
import { cardHere, storedCard } from './stored-cards.ts'
import {
  type Happened,
  isoOf,
  noteActivity,
  rowsWith,
  type ScrumboardTables,
  touchBoards,
  type Writing,
} from './tables.ts'

const blankCard = (id: string, { id: listId, boardId }: BoardList, position: number, at: string): Card => ({
  id,
  boardId,
  listId,
  position,
  title: '',
  description: null,
  labels: [],
  dueDate: null,
  members: [],
  done: false,
  checklist: [],
  cover: null,
  archived: false,
  createdAt: at,
  updatedAt: at,
  movedAt: at,
})

export async function createCard(
  writing: Writing,
  draft: CardPatch & { readonly listId: string },
): Promise<Card | null> {
  const { tables, now, newId } = writing
  const list = await tables.boardLists.get(draft.listId)
  if (!list) return null
  const [end = 0] = positionsAtEnd(await cardsOf(tables, list.id), 1)
  const card: Card = storedCard({
    ...blankCard(newId(), list, end, isoOf(now)),
    done: list.marksDone === true,
    ...draft,
  })
  card.labels = await labelsOn(tables, list.boardId, card.labels)
  await tables.boardCards.add(card)
  if (draft.position !== undefined) await spaceAnew(tables.boardCards, await cardsOf(tables, list.id), [card.id])
  await noteActivity(writing, [{ card, kind: 'created', to: list.title }])
  await touchBoards(writing, [list.boardId])
  return answered(tables, card.id)
}

/** A card that was made, as its list has placed it. */
async function answered({ boardCards }: ScrumboardTables, id: string): Promise<Card | null> {
  const card = await boardCards.get(id)
  return card ? cardHere(card) : null
}

type Patch = CardPatch & { readonly id: string }

/** Answers the changed cards, each once. Patches of unknown cards, and those into unknown lists, are passed over. */
export async function patchCards(writing: Writing, patches: readonly Patch[]): Promise<Card[]> {
  const { tables } = writing
  const before = await rowsWith(
    tables.boardCards,
    patches.map(({ id }) => id),
  )
  const after = new Map(before.map((card) => [card.id, card]))
  const happened: Happened[] = []
  const changed = new Set<string>()
  for (const patch of patches) {
    const card = after.get(patch.id)
    const patched = card && (await patchedCard(writing, card, patch))
    if (!patched) continue
    happened.push(...(await whatHappened(tables, card, patched)))
    // One after the other, so that each is placed behind those that were placed before it.
    await tables.boardCards.put(patched)
    after.set(patched.id, patched)
    changed.add(patched.id)
  }
  const moved = patches.filter(({ id, position, listId }) => changed.has(id) && (position ?? listId) !== undefined)
  for (const listId of new Set(moved.map(({ id }) => after.get(id)?.listId ?? ''))) {
    const put = moved.filter(({ id }) => after.get(id)?.listId === listId).map(({ id }) => id)
    await spaceAnew(tables.boardCards, await cardsOf(tables, listId), put)
  }
  await noteActivity(writing, happened)
  const cards = await rowsWith(tables.boardCards, [...changed])
  await touchBoards(
    writing,
    [...before.filter(({ id }) => changed.has(id)), ...cards].map(({ boardId }) => boardId),
  )
  return cards.map(cardHere)
}

/** @returns undefined where the patch leads into a list that is not there. */
async function patchedCard(
  { tables, now }: Writing,
  card: Card,
  { id: _, ...patch }: Patch,
): Promise<Card | undefined> {
  let patched: Card = storedCard({ ...card, ...patch, updatedAt: isoOf(now) })
  if (patched.listId !== card.listId) {
    const list = await tables.boardLists.get(patched.listId)
    if (!list) return
    patched.movedAt = isoOf(now)
    const left = await tables.boardLists.get(card.listId)
    if (patch.done === undefined && (list.marksDone || left?.marksDone)) patched.done = list.marksDone === true
    if (patch.position === undefined) patched.position = positionsAtEnd(await cardsOf(tables, list.id), 1)[0] ?? 0
    if (list.boardId !== card.boardId) patched = await onBoard(tables, patched, list.boardId)
  }
  if (patch.labels) patched.labels = await labelsOn(tables, patched.boardId, patch.labels)
  return patched
}

interface Hanging {
  boardId: string
}

/** The card on another board: with those labels that the board has by the same title. What hangs on the card goes with it. */
export async function onBoard(tables: ScrumboardTables, card: Card, boardId: string): Promise<Card> {
  const hanging = [tables.cardComments, tables.cardAttachments, tables.cardActivities] as unknown as Table<Hanging>[]
  for (const rows of hanging) await rows.where('cardId').equals(card.id).modify({ boardId })
  return { ...card, boardId, labels: await sameLabelsOn(tables, card, boardId) }
}

async function whatHappened(tables: ScrumboardTables, before: Card, card: Card): Promise<Happened[]> {
  const isChanged = (field: keyof Card) => JSON.stringify(before[field]) !== JSON.stringify(card[field])
  const happened: Happened[] = []
  if (isChanged('listId')) {
    const [from, to] = await tables.boardLists.bulkGet([before.listId, card.listId])
    happened.push({ card, kind: 'moved', from: from?.title ?? null, to: to?.title ?? null })
  }
  if (isChanged('title')) happened.push({ card, kind: 'renamed', from: before.title, to: card.title })
  if (isChanged('description')) happened.push({ card, kind: 'described' })
  if (isChanged('labels')) happened.push({ card, kind: 'labelled' })
  if (isChanged('dueDate')) happened.push({ card, kind: 'due', from: before.dueDate, to: card.dueDate })
  if (isChanged('members')) happened.push({ card, kind: 'assigned' })
  if (isChanged('done')) happened.push({ card, kind: card.done ? 'done' : 'reopened' })
  if (isChanged('checklist')) happened.push({ card, kind: 'checklist' })
  if (isChanged('archived')) happened.push({ card, kind: card.archived ? 'archived' : 'restored' })
  return happened
}

export const cardsOf = ({ boardCards }: ScrumboardTables, listId: string): Promise<Card[]> =>
  boardCards.where('listId').equals(listId).toArray()

/** Those of the labels that the board has. */
async function labelsOn({ boardLabels }: ScrumboardTables, boardId: string, ids: readonly string[]): Promise<string[]> {
  return (await rowsWith(boardLabels, ids)).filter((label) => label.boardId === boardId).map(({ id }) => id)
}

/** The labels of another board that are called like the card's. */
async function sameLabelsOn({ boardLabels }: ScrumboardTables, card: Card, boardId: string): Promise<string[]> {
  const titles = new Set((await rowsWith(boardLabels, card.labels)).map(({ title }) => title.toLowerCase()))
  const there = await boardLabels.where('boardId').equals(boardId).toArray()
  return there.filter(({ title }) => titles.has(title.toLowerCase())).map(({ id }) => id)
}

interface CardTarget {
  readonly listId: string
  readonly position?: number | undefined
}

/** Puts cards into a list in the sequence sent. Null where there is no such list. */
export async function moveCards(
  writing: Writing,
  ids: readonly string[],
  { listId, position }: CardTarget,
): Promise<Card[] | null> {
  const { tables } = writing
  if (!(await tables.boardLists.get(listId))) return null
  const cards = await rowsWith(tables.boardCards, ids)
  const staying = (await cardsOf(tables, listId)).filter(({ id }) => !ids.includes(id))
  const positions =
    position === undefined ? positionsAtEnd(staying, cards.length) : positionsFrom(staying, position, cards.length)
  return patchCards(
    writing,
    cards.map(({ id }, index) => ({ id, listId, position: positions[index] ?? 0 })),
  )
}

/** The position of each card becomes its index in the list sent (workspace spec §7). */
export async function setPositions(writing: Writing, ids: readonly string[]): Promise<void> {
  const { tables } = writing
  const positions = new Map(ids.map((id, index) => [id, index]))
  const cards = await rowsWith(tables.boardCards, ids)
  await tables.boardCards.bulkPut(cards.map((card) => ({ ...card, position: positions.get(card.id) ?? card.position })))
  await touchBoards(
    writing,
    cards.map(({ boardId }) => boardId),
  )
}

export async function copyCard(
  writing: Writing,
  id: string,
  { title, ...target }: CardTarget & { readonly title?: string | undefined },
): Promise<Card | null> {
  const { tables, now, newId } = writing
  const [card, list] = await Promise.all([tables.boardCards.get(id), tables.boardLists.get(target.listId)])
  if (!card || !list) return null
  const there = await cardsOf(tables, list.id)
  const [position = 0] = target.position === undefined ? positionsAtEnd(there, 1) : [target.position]
  const isElsewhere = list.boardId !== card.boardId
  const copy: Card = {
    ...blankCard(newId(), list, position, isoOf(now)),
    title: title ?? card.title,
    description: card.description,
    labels: isElsewhere ? await sameLabelsOn(tables, card, list.boardId) : card.labels,
    dueDate: card.dueDate,
    members: card.members,
    done: card.done,
    checklist: card.checklist.map((item) => ({ ...item, id: newId() })),
  }
  copy.cover = await copyAttachments(writing, card, copy)
  await tables.boardCards.add(copy)
  await spaceAnew(tables.boardCards, await cardsOf(tables, list.id), [copy.id])
  await noteActivity(writing, [{ card: copy, kind: 'copied', from: card.title }])
  await touchBoards(writing, [list.boardId])
  return answered(tables, copy.id)
}

/** The copies show the same bytes. @returns the copy's cover */
export async function copyAttachments({ tables, newId }: Writing, card: Card, copy: Card): Promise<Card['cover']> {
  const attachments = await tables.cardAttachments.where('cardId').equals(card.id).toArray()
  const ids = new Map(attachments.map(({ id }) => [id, newId()]))
  await tables.cardAttachments.bulkAdd(
    attachments.map((attachment) => ({
      ...attachment,
      id: ids.get(attachment.id) ?? '',
      cardId: copy.id,
      boardId: copy.boardId,
    })),
  )
  if (!card.cover || !('attachmentId' in card.cover)) return card.cover
  const attachmentId = ids.get(card.cover.attachmentId)
  return attachmentId === undefined ? null : { attachmentId }
}

/** With comments, attachments and history. @returns whether there was one of them */
export async function deleteCards(writing: Writing, ids: readonly string[]): Promise<boolean> {
  const { tables } = writing
  const cards = await rowsWith(tables.boardCards, ids)
  const gone = cards.map(({ id }) => id)
  await tables.boardCards.bulkDelete(gone)
  await deleteAttachments(tables, await tables.cardAttachments.where('cardId').anyOf(gone).primaryKeys())
  for (const rows of [tables.cardComments, tables.cardActivities])
    await rows.bulkDelete(await rows.where('cardId').anyOf(gone).primaryKeys())
  await touchBoards(
    writing,
    cards.map(({ boardId }) => boardId),
  )
  return gone.length > 0
}

/** Bytes go with the last attachment that shows them. */
export async function deleteAttachments(
  { cardAttachments, cardPieces }: ScrumboardTables,
  ids: readonly string[],
): Promise<void> {
  const contents = (await rowsWith(cardAttachments, ids)).map(({ content }) => content)
  await cardAttachments.bulkDelete([...ids])
  const shown = new Set(
    (await cardAttachments.where('content').anyOf(contents).toArray()).map(({ content }) => content),
  )
  await deleteContents(
    cardPieces,
    contents.filter((content) => !shown.has(content)),
  )
}
