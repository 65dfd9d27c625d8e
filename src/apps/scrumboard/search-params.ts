// What the addresses of the boards say: which boards, or which cards of one, and the open card. What they do not understand they drop.
import { oneOf, text, valuesOf } from '#platform/read-values.ts'

/** `soon`: today and the six days after it. */
export const DUE_FILTERS = ['overdue', 'soon', 'none', 'done'] as const
export type DueFilter = (typeof DUE_FILTERS)[number]

/** In place of an id: cards without a label, or that nobody works on. */
export const NONE = 'none'

export const idsIn = (chosen: string | undefined): readonly string[] => chosen?.split(',').filter(Boolean) ?? []

/** @returns undefined for none */
export const idsToSearch = (ids: Iterable<string>): string | undefined => [...ids].join(',') || undefined

export const readBoardsSearch = valuesOf({
  /** Default: those that are in use. */
  show: oneOf(['archived']),
  /** Words that a board's title or description must have. */
  q: text,
  /** Opens the dialog of a new board; then removed from the URL. */
  new: oneOf(['board']),
})
export type BoardsSearch = ReturnType<typeof readBoardsSearch>

export const readBoardSearch = valuesOf({
  /** The id of the open card. */
  card: text,
  /** Words that a card must have. */
  q: text,
  /** Ids of labels, with commas between them: cards that have one of them. NONE: that have none. */
  label: text,
  /** Ids of people, likewise. */
  member: text,
  due: oneOf(DUE_FILTERS),
  view: oneOf(['compact']),
})
export type BoardSearch = ReturnType<typeof readBoardSearch>
