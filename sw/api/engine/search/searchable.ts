// What can be searched: which words of a row count, as the cards of the domains say. Every change of such a row is noted (search-queue.ts).
import type { CairnDb } from '#sw/api/engine/db.ts'

/** A row as searching sees it. */
export interface SearchDocument {
  /** Words here count for more. */
  readonly title: string
  readonly body: string
  /** When it is from, in ms since the epoch: among equals, the newest come first. */
  readonly at: number
  /** Put away: a search of its own domain alone may find it. */
  readonly isAway?: boolean
}

/** From a row to what is searched in it, by table. */
export type Searched = Readonly<Record<string, (row: never) => SearchDocument>>

/** Several fields as one text. */
export const linesOf = (...texts: readonly (string | null | undefined)[]): string => texts.join('\n')

export const searchedTables = ({ schema }: CairnDb): string[] => Object.keys(schema.searched)

/** What is searched in a row of a table; undefined where its table is not searched. */
export function documentOf({ schema: { searched } }: CairnDb, table: string, row: object): SearchDocument | undefined {
  return Object.hasOwn(searched, table) ? searched[table]?.(row as never) : undefined
}
