// What a file becomes as a board, and what of it does not. Nothing is written yet.
// @offline later
import type { BoardPlan } from '#contract/apps/scrumboard-shapes.ts'

/** What of a card is more than it takes. */
export type CutPart = 'cut-title' | 'cut-list' | 'cut-labels' | 'cut-members' | 'cut-checklist' | 'cut-comments'

export type RefusalReason =
  | CutPart
  | 'title'
  | 'odd'
  | 'cells'
  | 'date'
  | 'long'
  | 'list'
  | 'cut'
  | 'members'
  | 'attachments'
  | 'fields'
  | 'checklist'
  | 'comments'

export interface Refused {
  /** The row of a table, or the card's number in a file, from 1; 0: the board itself. */
  readonly at: number
  /** What it calls itself; empty where it does not. */
  readonly name: string
  readonly reason: RefusalReason
}

export interface ReadBoard {
  readonly plan: BoardPlan
  /** Rows and cards that are left out, and what of others is. */
  readonly refused: readonly Refused[]
  /** Columns of a table that no card has a place for, by their headers. */
  readonly notTaken?: readonly string[]
}

/** As the contract bounds them. */
export const MOST = {
  title: 500,
  text: 20_000,
  items: 300,
  labels: 100,
  cards: 5000,
  lists: 200,
  comments: 500,
  members: 100,
  name: 200,
} as const

export type PlannedList = BoardPlan['lists'][number]
export type PlannedCard = PlannedList['cards'][number]

/** Who is meant by a name. */
export type FindPerson = (name: string) => string | undefined

export const blankCard = (title: string): PlannedCard => ({
  title,
  description: null,
  labels: [],
  dueDate: null,
  done: false,
  archived: false,
  members: [],
  cover: null,
  checklist: [],
  comments: [],
})
