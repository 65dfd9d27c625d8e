// Writes what an import of tasks adds and changes: the tags and lists that there are not yet, then the tasks, each part in its place, then those that a newer file updates or calls off.
// @offline later
import { taskManagementApi } from '#contract/apps/task-management.ts'
import type { CalendarUpdate } from '#formats/icalendar/update-of.ts'
import { idsOfNewTags } from '#kit/transfer/new-tags.ts'
import type { Writer } from '#kit/transfer/transfer.ts'
import type { AdditionPart } from './place-imported.ts'

const { createLists, createTags, createTasks, deleteTasks, updateTasks } = taskManagementApi.endpoints

/** @returns how many tasks were added, updated or deleted; those that are there already are not added */
export async function writeImported(
  { write, writeAll }: Writer,
  parts: readonly AdditionPart[],
  updates: readonly CalendarUpdate[] = [],
  calledOff: readonly string[] = [],
): Promise<number> {
  const all = [...parts.flatMap(({ additions }) => additions), ...updates]
  const titles = all.flatMap(({ newTags = [] }) => newTags)
  const ids = await idsOfNewTags(titles, (tags) => write(createTags, { body: { tags } }))
  const names = [...new Set(parts.flatMap(({ newList }) => newList ?? []))]
  const made = names.length > 0 ? await write(createLists, { body: { lists: names.map((title) => ({ title })) } }) : []
  const idOfList = new Map(names.map((name, index) => [name, made[index]?.id]))
  const tagsOf = (tags: readonly string[], newTags: readonly string[]) => [
    ...new Set([...tags, ...newTags.flatMap((title) => ids.get(title) || [])]),
  ]
  let count = 0
  for (const part of parts) {
    let { afterId } = part
    const listId = idOfList.get(part.newList ?? '')
    const drafts = part.additions.map(({ newTags = [], tags = [], ...draft }) => ({
      ...draft,
      ...(listId !== undefined && { listId }),
      tags: tagsOf(tags, newTags),
    }))
    await writeAll(drafts, 5000, async (tasks) => {
      const made = await write(createTasks, { body: { tasks, afterId } })
      count += made.filter(({ type }) => type === 'task').length
      afterId = tasks.at(-1)?.id ?? afterId
    })
  }
  const changes = updates.map(({ id, task, newTags }) => ({
    id,
    task: { ...task, ...(task.tags && { tags: tagsOf(task.tags, newTags) }) },
  }))
  await writeAll(changes, 5000, async (tasks) => {
    count += (await write(updateTasks, { body: { tasks } })).length
  })
  await writeAll(calledOff, 5000, (ids) => write(deleteTasks, { body: { ids } }))
  return count + calledOff.length
}
