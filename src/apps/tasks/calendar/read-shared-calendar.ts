// The tasks of a calendar file that was opened with Cairn, outside of the tasks screen: those that are new, and adding them.
import { tasksApi } from '#contract/apps/tasks.ts'
import { readTasks } from '#formats/icalendar/read-tasks.ts'
import { call, callForChange } from '#platform/api/call.ts'
import { alteredMessages, cancelledMessages, leftOutMessages } from './import-messages.ts'
import { placeImported } from './place-imported.ts'

const { all, tags, createTasks } = tasksApi.endpoints

/**
 * Undefined where the text is no calendar. Tags that there are not yet are told as not taken: they are made where tasks are imported on their screen.
 * @param name the file's
 */
export async function readSharedCalendar(text: string, name: string) {
  const present = { tasks: await call(all, {}), tags: await call(tags, {}) }
  const read = readTasks(text, present)
  if (!read) return undefined
  const fresh = read.fresh.map((task) => ({ id: crypto.randomUUID(), ...task }))
  const { parts } = placeImported(present.tasks, fresh, read.name ?? name.replace(/\.ics$/i, ''))
  // Each has its id before it is added: tried again, what is there already is not added twice.
  const bodies = parts.map(({ additions, afterId }) => ({
    afterId,
    tasks: additions.map(({ newTags: _, ...draft }) => ({ id: crypto.randomUUID(), ...draft })),
  }))
  const changeIds: string[] = []
  return {
    place: 'tasks' as const,
    titles: fresh.map(({ title = '' }) => title),
    dueDates: fresh.map(({ dueDate = null }) => dueDate),
    details: [...alteredMessages(read.altered), ...cancelledMessages(read.cancelled)],
    notTaken: [
      ...leftOutMessages(read.notTaken),
      ...new Set(read.fresh.flatMap(({ newTags }) => newTags.map((title) => `#${title}`))),
    ],
    left: read.known + read.unreadable.length,
    async bringIn() {
      let count = 0
      for (const body of bodies) {
        const { answer, changeId } = await callForChange(createTasks, { body })
        count += answer.filter(({ type }) => type === 'task').length
        if (changeId !== undefined) changeIds.push(changeId)
      }
      const [first] = fresh
      return { count, changeIds, ...(first && { link: `/apps/tasks?task=${encodeURIComponent(first.id)}` }) }
    },
  }
}
