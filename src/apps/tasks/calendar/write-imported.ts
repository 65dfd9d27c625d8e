// Writes what an import of tasks adds: the tags that there are not yet, then the tasks, each part in its place.
// @offline later
import { tasksApi } from '#contract/apps/tasks.ts'
import { idsOfNewTags } from '#kit/transfer/new-tags.ts'
import type { Writer } from '#kit/transfer/transfer.ts'
import type { AdditionPart } from './place-imported.ts'

const { createTags, createTasks } = tasksApi.endpoints

/** @returns how many tasks were added; those that are there already are not */
export async function writeImported({ write, writeAll }: Writer, parts: readonly AdditionPart[]): Promise<number> {
  const titles = parts.flatMap(({ additions }) => additions.flatMap(({ newTags = [] }) => newTags))
  const ids = await idsOfNewTags(titles, (tags) => write(createTags, { body: { tags } }))
  let count = 0
  for (const part of parts) {
    let { afterId } = part
    const drafts = part.additions.map(({ newTags = [], tags = [], ...draft }) => ({
      ...draft,
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
