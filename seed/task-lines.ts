// Sample tasks as lines of text, for the long lists (backlog-*.ts).
import { DAY, type PlannedSection, type PlannedTask } from './planned-task.ts'

/**
 * One task a line: `title | marks | notes | step; step`, the last two as needed. Marks: the days since it was made come first, then
 * `done:12` (days ago), `due:21@17:00` (days ahead, a local time), `@jonas-weber`, `#bug`, `!high`, `!low`, `steps:2` (how many of them are done).
 */
export function sectionOf(section: string, lines: string): PlannedSection {
  return { section, tasks: lines.trim().split('\n').map(taskOf) }
}

function taskOf(line: string): PlannedTask {
  const [title = '', marks = '', notes = '', steps = ''] = line.split('|').map((part) => part.trim())
  const [created = '', ...others] = marks.split(' ')
  const markOf = (mark: string) => others.find((one) => one.startsWith(mark))?.slice(mark.length)
  const [days, time = '17:00'] = markOf('due:')?.split('@') ?? []
  const done = markOf('done:')
  const tags = others.filter((mark) => mark.startsWith('#')).map((mark) => mark.slice(1))
  return {
    title,
    created: Number(created),
    ...(notes !== '' && { notes }),
    ...(days !== undefined && { due: [Number(days), time] }),
    ...(done !== undefined && { done: Number(done) * DAY - (title.length % 9) * 29 }),
    ...(others.includes('!high') && { priority: 2 as const }),
    ...(others.includes('!low') && { priority: 0 as const }),
    ...(tags.length > 0 && { tags: tags as NonNullable<PlannedTask['tags']> }),
    ...(markOf('@') && { assignedTo: markOf('@') }),
    ...(steps !== '' && { steps: steps.split(';').map((step) => step.trim()) }),
    ...(markOf('steps:') && { stepsDone: Number(markOf('steps:')) }),
  }
}
