// Finds notes by what is in them and by their labels: each word by the word index or by the labels that have it, so that only notes that may have all of them
// are read.
import type { Note } from '#contract/apps/notes-shapes.ts'
import { foldText } from '#formats/text.ts'
import type { Context } from '#sw/api/engine/define-module.ts'
import { rowsById } from '#sw/api/engine/kit/rows-by-id.ts'
import { candidateIds } from '#sw/api/engine/search/candidate-ids.ts'
import { hasTerms } from '#sw/api/engine/search/query-terms.ts'
import { expand, type NoteTables } from './writing.ts'

type Searching = Pick<Context, 'db' | 'maintain' | 'newId'> & {
  readonly tables: NoteTables
}

/** @param terms folded; each occurs somewhere in the note or in one of its labels. In the order of the board. */
export async function searchNotes(context: Searching, terms: readonly string[]): Promise<Note[]> {
  const { tables } = context
  const ids = await idsWithAll(context, terms)
  const rows = ids ? await rowsById(tables.notes, ids) : await tables.notes.toArray()
  const notes = await expand(
    tables,
    rows.sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1)),
  )
  return notes.filter((note) => hasTerms(textOf(note), terms))
}

const textOf = ({ title, content, tasks, labels }: Note): string =>
  [title, content, ...(tasks ?? []).map((task) => task.content), ...labels.map((label) => label.title)].join('\n')

/** Undefined where no word narrows them. */
async function idsWithAll(context: Searching, terms: readonly string[]): Promise<Set<string> | undefined> {
  const labels = (await context.tables.noteLabels.toArray()).map(({ id, title }) => ({ id, title: foldText(title) }))
  let left: Set<string> | undefined
  for (const word of terms) {
    const inText = await candidateIds(context, 'notes', word)
    if (!inText) continue
    const meant = labels.filter(({ title }) => title.includes(word)).map(({ id }) => id)
    const labelled = meant.length > 0 ? await context.tables.notes.where('labels').anyOf(meant).primaryKeys() : []
    const own = new Set([...inText, ...labelled])
    left = left ? left.intersection(own) : own
  }
  return left
}
