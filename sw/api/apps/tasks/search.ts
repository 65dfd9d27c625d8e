// Finds tasks by words in any order, in their titles, notes, subtasks and tags: each by the word index or by the tags that have it, so that only tasks that
// may have all of them are read.
import type { Table } from 'dexie'
import type { Task, TaskTag } from '#contract/apps/tasks.ts'
import type { Context } from '#sw/api/engine/define-module.ts'
import { rowsById } from '#sw/api/engine/kit/rows-by-id.ts'
import { candidateIds } from '#sw/api/engine/search/candidate-ids.ts'
import { hasTerms, searchedForm } from '#sw/api/engine/search/query-terms.ts'

type Searching = Pick<Context, 'db' | 'maintain' | 'newId'> & {
  readonly tables: { readonly tasks: Table<Task, string>; readonly taskTags: Table<TaskTag, string> }
}

/** @param terms folded. In the order of the list. */
export async function searchTasks(context: Searching, terms: readonly string[]): Promise<Task[]> {
  const { tasks, taskTags } = context.tables
  const tags = new Map((await taskTags.toArray()).map(({ id, title }) => [id, title]))
  const ids = await idsWithAll(context, terms, tags)
  const rows = ids ? await rowsById(tasks, ids) : await tasks.toArray()
  return rows
    .filter((task) => hasTerms(textOf(task, tags), terms))
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
}

const textOf = ({ title, notes, subTasks, tags }: Task, tagTitles: ReadonlyMap<string, string>): string =>
  [
    title,
    notes ?? '',
    ...subTasks.flatMap((one) => [one.title, one.notes ?? '']),
    ...tags.map((id) => tagTitles.get(id) ?? ''),
  ].join('\n')

/** Undefined where no word narrows them. */
async function idsWithAll(
  context: Searching,
  terms: readonly string[],
  tags: ReadonlyMap<string, string>,
): Promise<Set<string> | undefined> {
  const meaning = [...tags].map(([id, title]) => ({ id, title: searchedForm(title) }))
  const tagsOf = (word: string) => meaning.filter(({ title }) => title.includes(word)).map(({ id }) => id)
  // All words that match no tag's title are looked up at once.
  const plain = await candidateIds(context, 'tasks', terms.filter((word) => tagsOf(word).length === 0).join(' '))
  let left = plain && new Set(plain)
  for (const word of terms) {
    const meant = tagsOf(word)
    const inText = meant.length > 0 ? await candidateIds(context, 'tasks', word) : undefined
    if (!inText) continue
    const tagged = await context.tables.tasks.where('tags').anyOf(meant).primaryKeys()
    const own = new Set([...inText, ...tagged])
    left = left ? left.intersection(own) : own
  }
  return left
}
