import { describe, expect, test } from 'vitest'
import type { Task } from '#contract/apps/tasks.ts'
import { dueGroups, mostUrgent } from '#portal/home/due-groups.ts'

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

describe('the next task', () => {
  const choose = (...tasks: Task[]) => mostUrgent(tasks, 'me', NOW)?.title

  test('is what is late, before what is due today', () => {
    expect(
      choose(task('tonight', { dueDate: at(17, 20), priority: 2 }), task('late', { dueDate: at(16, 9), priority: 0 })),
    ).toBe('late')
  })

  test('is the more important of what is late, however late', () => {
    expect(choose(task('older', { dueDate: at(2, 9) }), task('important', { dueDate: at(16, 9), priority: 2 }))).toBe(
      'important',
    )
  })

  test('is the earlier day, before the more important of a later day', () => {
    expect(
      choose(
        task('Friday', { dueDate: at(20, 9), priority: 2 }),
        task('Thursday', { dueDate: at(19, 9), priority: 0 }),
      ),
    ).toBe('Thursday')
  })

  test('is the more important of one day, then the earlier', () => {
    const noon = task('noon', { dueDate: at(18, 12) })
    const morning = task('morning', { dueDate: at(18, 9) })
    expect(choose(noon, morning)).toBe('morning')
    expect(choose({ ...noon, priority: 2 }, morning)).toBe('noon')
  })

  test('is one without a date only where no other is left', () => {
    expect(choose(task('some day', { priority: 2 }), task('in March', { dueDate: '2027-03-01T09:00:00.000Z' }))).toBe(
      'in March',
    )
    expect(choose(task('some day'))).toBe('some day')
  })

  test('is nobody else’s, no heading, and not done', () => {
    expect(
      choose(
        task('hers', { assignedTo: 'her', dueDate: at(16, 9) }),
        task('heading', { type: 'section' }),
        task('done', { completed: true }),
        task('mine', { assignedTo: 'me' }),
      ),
    ).toBe('mine')
  })

  test('is none where there is nothing to do', () => {
    expect(choose(task('done', { completed: true }))).toBeUndefined()
  })
})
