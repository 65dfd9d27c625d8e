// The ids of a table's rows that may contain a text, by the search index, so that nobody looks through all of them.
import type { Context } from '#sw/api/engine/define-module.ts'
import { isFarBehind, openIndexes, rowsContaining, updateIndexes } from './search-index.ts'
import { termsOf } from './search-terms.ts'

type Searching = Pick<Context, 'db' | 'maintain' | 'newId'>

/** Reading a row by its id takes about as long as so many rows in a row. */
const READ_ONE = 4

/**
 * @param text what is searched; each of its words is part of a word of the row
 * @returns undefined where looking through all of them is no slower, or what is searched has no word
 */
export async function candidateIds(context: Searching, table: string, text: string): Promise<string[] | undefined> {
  const terms = [...new Set(termsOf(text))]
  if (terms.length === 0 || (await isFarBehind(context.db, table))) return undefined
  if (!(await updateIndexes(context, [table]))) return undefined
  return context.db.transaction('r', ['meta', 'searchSegments'], async () => {
    const index = (await openIndexes(context.db, [table])).get(table) ?? []
    const ids = rowsContaining(index, terms)
    const isMost = ids.length * READ_ONE > index.reduce((sum, { live }) => sum + live, 0)
    return isMost ? undefined : ids
  })
}
