// Writes what an import of tasks adds: the tags and lists that there are not yet, then the tasks, each part in its place.
// @offline later
import { taskManagementApi } from '#contract/apps/task-management.ts'
import { idsOfNewTags } from '#kit/transfer/new-tags.ts'
import type { Writer } from '#kit/transfer/transfer.ts'
import type { AdditionPart } from './place-imported.ts'

const { createLists, createTags, createTasks } = taskManagementApi.endpoints

/** @returns how many tasks were added; those that are there already are not */
export async function writeImported({ write, writeAll }: Writer, parts: readonly AdditionPart[]): Promise<number> {
  const titles = parts.flatMap(({ additions }) => additions.flatMap(({ newTags = [] }) => newTags))
  const ids = await idsOfNewTags(titles, (tags) => write(createTags, { body: { tags } }))
  const names = [...new Set(parts.flatMap(({ newList }) => newList ?? []))]
  const made = names.length > 0 ? await write(createLists, { body: { lists: names.map((title) => ({ title })) } }) : []
  const idOfList = new Map(names.map((name, index) => [name, made[index]?.id]))
  let count = 0
  for (const part of parts) {
    let { afterId } = part
    const listId = idOfList.get(part.newList ?? '')
    const drafts = part.additions.map(({ newTags = [], tags = [], ...draft }) => ({
      ...draft,
      ...(listId !== undefined && { listId }),
      tags: [...new Set([...tags, ...newTags.flatMap((title) => ids.get(title) || [])])],
    }))
    await writeAll(drafts, 5000, async (tasks) => {
      const made = await write(createTasks, { body: { tasks, afterId } })
      count += made.filter(({ type }) => type === 'task').length
      afterId = tasks.at(-1)?.id ?? afterId
    })
  }
  return count
}
