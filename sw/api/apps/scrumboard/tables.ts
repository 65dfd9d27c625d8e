// The scrumboard's tables, and what every write to a board does besides: its last activity, a card's history.
import type { Table } from 'dexie'
import {
  Board,
  BoardLabel,
  BoardList,
  BoardMember,
  Card,
  CardActivity,
  type CardActivityKind,
  CardAttachment,
  CardComment,
} from '#contract/apps/scrumboard-shapes.ts'
import type { Context } from '#sw/api/engine/define-module.ts'
import { table } from '#sw/api/engine/define-module.ts'
import { ContentPiece } from '#sw/api/engine/files/bytes.ts'
import { rowsById } from '#sw/api/engine/kit/rows-by-id.ts'

export const scrumboardTables = {
  boards: table(Board),
  boardLists: table(BoardList),
  boardCards: table(Card),
  boardLabels: table(BoardLabel),
  boardMembers: table(BoardMember),
  cardComments: table(CardComment),
  cardAttachments: table(CardAttachment),
  cardActivities: table(CardActivity),
  cardPieces: table(ContentPiece),
}

export type ScrumboardContext = Context<typeof scrumboardTables>
export type ScrumboardTables = ScrumboardContext['tables']
/** What a write needs of its context. */
export type Writing = Pick<ScrumboardContext, 'tables' | 'now' | 'newId'>

/** Who writes: the person whose device this is. */
export const ME = 'alex-morgan'

/** The order of lists and cards: by position; of several with one, by id. */
export const inOrder = (a: { position: number; id: string }, b: { position: number; id: string }): number =>
  a.position - b.position || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

export async function rowsWith<Row>(rows: Table<Row, string>, ids: readonly string[]): Promise<Row[]> {
  return await rowsById(rows, ids)
}

/** Something has happened on these boards. */
export async function touchBoards({ tables, now }: Writing, boardIds: readonly string[]): Promise<void> {
  const boards = await rowsWith(tables.boards, boardIds)
  await tables.boards.bulkPut(boards.map((board) => ({ ...board, lastActivity: isoOf(now) })))
}

export interface Happened {
  readonly card: Pick<Card, 'id' | 'boardId'>
  readonly kind: CardActivityKind
  readonly from?: string | null
  readonly to?: string | null
}

/** Writes what happened to cards into their history. */
export async function noteActivity({ tables, now, newId }: Writing, happened: readonly Happened[]): Promise<void> {
  await tables.cardActivities.bulkAdd(
    happened.map(({ card, kind, from = null, to = null }) => ({
      id: newId(),
      boardId: card.boardId,
      cardId: card.id,
      actorId: ME,
      kind,
      from,
      to,
      at: isoOf(now),
    })),
  )
}

/** Those of the ids that stand for someone, each once. */
export async function knownMembers({ boardMembers }: ScrumboardTables, ids: readonly string[]): Promise<string[]> {
  return (await rowsWith(boardMembers, ids)).map(({ id }) => id)
}

export const isoOf = (ms: number): string => new Date(ms).toISOString()
