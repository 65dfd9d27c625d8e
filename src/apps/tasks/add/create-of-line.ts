// Adds a task of a line that was typed outside of the list, in the palette: with the date, tags, priority and person that the line for a new task would find.
// @offline later
import { tasksApi } from '#contract/apps/tasks.ts'
import { call, callForChange } from '#platform/api/call.ts'
import type { CreateOfLine } from '#platform/navigation/created.ts'
import { taskHref } from '../tasks-context.ts'
import { additionOf, recognise } from './quick-add.ts'

const { assignees, createTag, createTasks, tags } = tasksApi.endpoints

export const createOfLine: CreateOfLine = async (text, language, now) => {
  const [known, people] = await Promise.all([call(tags, {}), call(assignees, {})])
  const { words } = recognise(text, { tags: known, people, language, now, plain: new Set(), wanted: new Set() })
  const { newTags = [], ...draft } = additionOf(text, words)
  const changeIds: (string | undefined)[] = []
  const own = new Set(draft.tags)
  // One after the other: each is a change of its own, undone with the task that needed it.
  for (const title of newTags) {
    const { answer, changeId } = await callForChange(createTag, { body: { tag: { title } } })
    own.add(answer.id)
    changeIds.push(changeId)
  }
  const id = crypto.randomUUID()
  const task = { ...draft, id, tags: [...own] }
  const { changeId } = await callForChange(createTasks, { body: { tasks: [task], afterId: null } })
  return { changeIds: [...changeIds, changeId].filter((one) => one !== undefined), link: taskHref(id) }
}
