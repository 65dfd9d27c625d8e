// The tasks of a calendar file that was opened with Cairn, outside of the tasks screen: those that are new or newer, and writing them.
import { tasksApi } from '#contract/apps/tasks.ts'
import { readTasks } from '#formats/icalendar/read-tasks.ts'
import { sortBySize } from '#kit/transfer/batches.ts'
import type { Writer } from '#kit/transfer/transfer.ts'
import { call } from '#platform/api/call.ts'
import { tasksIn } from '../task-lists.ts'
import { changeMessages, leftOutMessages } from './import-messages.ts'
import { placeImported } from './place-imported.ts'
import { writeImported } from './write-imported.ts'

const { all, lists, tags } = tasksApi.endpoints

/**
 * Undefined where the text is no calendar.
 * @param name the file's
 */
export async function readSharedCalendar(text: string, name: string) {
  const here = { lists: await call(lists, {}), tags: await call(tags, {}) }
  const present = { ...here, tasks: tasksIn(await call(all, {}), here.lists) }
  const read = readTasks(text, present)
  if (!read) return undefined
  const { updates, calledOff } = read
  const { fitting: fresh, tooLarge } = sortBySize(read.fresh)
  const { parts } = placeImported({ ...present, listId: null }, fresh, read.name ?? name.replace(/\.ics$/i, ''))
  const [first] = parts.flatMap(({ additions }) => additions.filter(({ type }) => type !== 'section'))
  return {
    place: 'tasks' as const,
    titles: fresh.map(({ title = '' }) => title),
    dueDates: fresh.map(({ dueDate = null }) => dueDate),
    updates: updates.map(({ title }) => title),
    details: changeMessages(read),
    notTaken: leftOutMessages(read.notTaken),
    tooLarge: tooLarge.map(({ title = '' }) => title),
    left: read.known + read.unreadable.length,
    total: parts.flatMap(({ additions }) => additions).length + updates.length + calledOff.length,
    async write(writer: Writer) {
      const count = await writeImported(writer, parts, updates, calledOff)
      const id = first?.id ?? updates[0]?.id
      return { count, ...(id !== undefined && { link: `/apps/tasks?task=${encodeURIComponent(id)}` }) }
    },
  }
}
