// Tasks: tasks.ics and tasks.csv, in the order of the list and with the section of each.
import type { Task } from '#contract/apps/tasks.ts'
import { csvTable } from '#formats/csv.ts'
import { tasksToCalendar, withSections } from '#formats/icalendar/write-tasks.ts'
import { namesCell } from '#formats/names-cell.ts'
import type { ArchiveEntry, ReadableSource } from '#sw/api/engine/readable/readable-source.ts'
import { all, textEntry, titlesOf } from '#sw/api/engine/readable/texts.ts'

const COLUMNS = [
  'Section',
  'Title',
  'Done',
  'Due',
  'Priority',
  'Tags',
  'Steps',
  'Notes',
  'Created',
  'Completed',
  'Start',
  'Repeats',
]
const PRIORITIES = ['low', 'normal', 'high']

export async function* taskEntries({ read, at }: ReadableSource): AsyncGenerator<ArchiveEntry> {
  const tagTitles = await titlesOf(read('taskTags'))
  const tasks = (await all<Task>(read('tasks'))).sort((a, b) => a.order - b.order)
  yield textEntry('readable/tasks.ics', at, tasksToCalendar(tasks, { tagTitles, now: at, name: 'Tasks' }))
  const rows = withSections(tasks).map(({ task, section }) => cellsOf(task, section, tagTitles))
  yield textEntry('readable/tasks.csv', at, csvTable([COLUMNS, ...rows]))
}

const cellsOf = (task: Task, section: string, tags: ReadonlyMap<string, string>) => [
  section,
  task.title,
  task.completed ? 'yes' : 'no',
  task.dueDate,
  PRIORITIES[task.priority],
  namesCell(task.tags.flatMap((id) => tags.get(id) ?? [])),
  task.subTasks.map(({ title, completed }) => `${completed ? '[x]' : '[ ]'} ${title}`).join('\n'),
  task.notes,
  task.createdAt,
  task.completedAt,
  task.startDate,
  task.repeat,
]
