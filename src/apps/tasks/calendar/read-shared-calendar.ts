// The tasks of a calendar file that was opened with Cairn, outside of the tasks screen: those that are new, and adding them. Brought by src/routes/open-file.tsx.
import { tasksApi } from '#contract/apps/tasks.ts'
import { call, callForChange } from '#platform/api/call.ts'
import { calendarToTasks } from './calendar-to-tasks.ts'
import { notTakenWords } from './not-taken-words.ts'

const { all, tags, createTasks } = tasksApi.endpoints

/** Undefined where the text is no calendar. Tags that there are not yet are told as not taken: they are made where tasks are imported on their screen. */
export async function readSharedCalendar(text: string) {
  const present = { tasks: await call(all, {}), tags: await call(tags, {}) }
  const read = calendarToTasks(text, present)
  if (!read) return undefined
  const tasks = read.fresh.map(({ newTags: _, ...draft }) => ({ id: crypto.randomUUID(), ...draft }))
  return {
    place: 'tasks' as const,
    titles: tasks.map(({ title = '' }) => title),
    notTaken: [
      ...notTakenWords(read.notTaken),
      ...new Set(read.fresh.flatMap(({ newTags = [] }) => newTags.map((title) => `#${title}`))),
    ],
    left: read.known + read.unreadable.length,
    async bringIn() {
      const body = { tasks, afterId: present.tasks.at(-1)?.id ?? null }
      const { answer, changeId } = await callForChange(createTasks, { body })
      return { count: answer.length, changeIds: changeId === undefined ? [] : [changeId] }
    },
  }
}
