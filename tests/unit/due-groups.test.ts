import { describe, expect, test } from 'vitest'
import type { Task } from '#contract/apps/tasks.ts'
import { dueGroups } from '#portal/home/due-groups.ts'

/** Tuesday 17 November 2026, 09:00 here. */
const NOW = new Date(2026, 10, 17, 9).getTime()
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()

let order = 0
const task = (title: string, part: Partial<Task> = {}): Task => {
  order += 1
  return {
    id: title,
    type: 'task',
    title,
    notes: null,
    completed: false,
    dueDate: null,
    priority: 1,
    tags: [],
    assignedTo: null,
    subTasks: [],
    order,
    createdAt: at(1, 0),
    updatedAt: at(1, 0),
    completedAt: null,
    ...part,
  }
}

const titles = (tasks: readonly Task[]) => tasks.map(({ title }) => title)

describe('the tasks of home by when they are due', () => {
  const groups = dueGroups(
    [
      task('in eight days', { dueDate: at(25, 8) }),
      task('tonight', { dueDate: at(17, 23) }),
      task('this morning', { dueDate: at(17, 8) }),
      task('some day'),
      task('yesterday', { dueDate: at(16, 12) }),
      task('on Monday', { dueDate: at(23, 23) }),
      task('in seven days', { dueDate: at(24, 0) }),
      task('done yesterday', { dueDate: at(16, 12), completed: true }),
      task('a heading', { type: 'section', dueDate: at(17, 12) }),
    ],
    NOW,
  )

  test('overdue: everything before this moment, the oldest first', () => {
    expect(titles(groups.overdue)).toEqual(['yesterday', 'this morning'])
  })

  test('today: the whole day, what is already late included', () => {
    expect(titles(groups.today)).toEqual(['this morning', 'tonight'])
  })

  test('the week: today and the six days after it', () => {
    expect(titles(groups.week)).toEqual(['this morning', 'tonight', 'on Monday'])
  })

  test('no date: only those', () => {
    expect(titles(groups.none)).toEqual(['some day'])
  })
})
