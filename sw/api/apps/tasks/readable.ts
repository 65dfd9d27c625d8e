// Tasks: tasks.ics and tasks.csv, in their order and with the list and the section of each.
import type { Task } from '#contract/apps/tasks.ts'
import { tasksToCalendar } from '#formats/icalendar/write-tasks.ts'
import { tasksToTable } from '#formats/own-task-table.ts'
import { people } from '#seed/people.ts'
import type { ArchiveEntry, ReadableSource } from '#sw/api/engine/readable/readable-source.ts'
import { all, textEntry, titlesOf } from '#sw/api/engine/readable/texts.ts'
import { taskHere } from './stored-tasks.ts'

export async function* taskEntries({ read, at }: ReadableSource): AsyncGenerator<ArchiveEntry> {
  const tagTitles = await titlesOf(read('taskTags'))
  const listTitles = await titlesOf(read('taskLists'))
  const stored = await all<Task>(read('tasks'))
  const tasks = stored.map(taskHere).sort((a, b) => a.order - b.order)
  yield textEntry('readable/tasks.ics', at, tasksToCalendar(tasks, { tagTitles, listTitles, now: at, name: 'Tasks' }))
  yield textEntry('readable/tasks.csv', at, tasksToTable(tasks, { tagTitles, listTitles, people }))
}
