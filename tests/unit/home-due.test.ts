// What home counts at once when a task on it is completed.
import { expect, test } from 'vitest'
import { draftToTask } from '#contract/apps/tasks.ts'
import { withoutTask } from '#portal/home/without-task.ts'

/** Tuesday 17 November 2026, 09:00 here. */
const NOW = new Date(2026, 10, 17, 9).getTime()
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
const task = (id: string, dueDate: string) => draftToTask({ id, dueDate }, 0, at(1, 0))

const due = {
  overdue: 2,
  later: 1,
  today: 2,
  week: 4,
  undated: 7,
  tasks: [task('yesterday', at(16, 12)), task('this morning', at(17, 8)), task('tonight', at(17, 23))],
  isEmpty: false,
  until: at(17, 23),
}
const ids = ['yesterday', 'this morning', 'tonight']

test.each([
  ['yesterday', { overdue: 1, later: 1, today: 2, week: 4 }],
  ['this morning', { overdue: 1, later: 1, today: 1, week: 3 }],
  ['tonight', { overdue: 2, later: 0, today: 1, week: 3 }],
])('one that was due %s leaves its counts, and no others', (id, counts) => {
  const after = withoutTask(due, id, NOW)
  expect(after).toMatchObject({ ...counts, undated: 7 })
  expect(after.tasks.map((one) => one.id)).toEqual(ids.filter((other) => other !== id))
})

test('one that home does not show changes nothing', () => {
  expect(withoutTask(due, 'next week', NOW)).toBe(due)
})
