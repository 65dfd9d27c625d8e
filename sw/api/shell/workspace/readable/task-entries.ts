// Tasks: tasks.ics and tasks.csv.
import type { Task } from '#contract/apps/tasks.ts'
import type { ReadableSource } from '../readable-entries.ts'
import type { ZipEntry } from '../zip-writer.ts'
import { CALENDAR_END, calendarStart, taskToTodos } from './calendar.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'
import { joined, titlesOf } from './texts.ts'

const COLUMNS = ['Kind', 'Title', 'Done', 'Due', 'Priority', 'Tags', 'Steps', 'Notes', 'Created', 'Completed']
const PRIORITIES = ['low', 'normal', 'high']

export async function* taskEntries({ read, at }: ReadableSource): AsyncGenerator<ZipEntry> {
  const tags = await titlesOf(read('taskTags'))
  const stamp = new Date(at).toISOString()
  yield {
    path: 'readable/tasks.ics',
    at,
    content: joined<Task>(read('tasks'), (task) => (task.type === 'section' ? '' : taskToTodos(task, tags, stamp)), {
      start: calendarStart('Tasks'),
      end: CALENDAR_END,
    }),
  }
  yield {
    path: 'readable/tasks.csv',
    at,
    content: joined<Task>(read('tasks'), (task) => csvLine(cellsOf(task, tags)), {
      start: BYTE_ORDER_MARK + csvLine(COLUMNS),
    }),
  }
}

const cellsOf = (task: Task, tags: ReadonlyMap<string, string>) => [
  task.type,
  task.title,
  task.completed ? 'yes' : 'no',
  task.dueDate,
  PRIORITIES[task.priority],
  task.tags.flatMap((id) => tags.get(id) ?? []).join('; '),
  task.subTasks.map(({ title, completed }) => `${completed ? '[x]' : '[ ]'} ${title}`).join('\n'),
  task.notes,
  task.createdAt,
  task.completedAt,
]
