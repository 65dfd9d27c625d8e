// Reads a line that was typed outside of the list, in the palette, and adds its task: with the date, tags, priority and person that the line for a new task would find.
// @offline later
import { tasksApi } from '#contract/apps/tasks.ts'
import type { Language } from '#contract/shared.ts'
import { additionOf, choose, recognise } from '#kit/quick-add/read-line.ts'
import { wordNames } from '#kit/quick-add/word-names.ts'
import { call, callForChange } from '#platform/api/call.ts'
import type { CreateOfLine, LineChoices, ReadLine } from '#platform/navigation/created.ts'
import { priorityNames } from '../priority-names.ts'
import { taskHref } from '../tasks-context.ts'

const { assignees, createTag, createTasks, tags } = tasksApi.endpoints

const NO_CHOICES: LineChoices = { plain: new Set(), wanted: new Set() }

async function read(text: string, language: Language, now: number, choices: LineChoices) {
  const [known, people] = await Promise.all([call(tags, {}), call(assignees, {})])
  return recognise(text, { tags: known, people, language, now, ...choices })
}

export const readLine: ReadLine = async (text, language, now, choices) => {
  const names = wordNames(text, await read(text, language, now, choices), {
    language,
    now,
    priorities: priorityNames(),
  })
  return names.map(({ word, name, does, isTaken }) => ({
    ...{ id: `${word.kind} ${word.start}`, name, does, isTaken },
    pressed: choose(choices, text, word, !isTaken),
  }))
}

export const createOfLine: CreateOfLine = async (text, language, now, choices = NO_CHOICES) => {
  const { words } = await read(text, language, now, choices)
  const { newTags, ...draft } = additionOf(text, words)
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
