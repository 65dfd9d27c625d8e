// The sample tasks are what the contract says, and look like one person's weeks.
import { describe, expect, test } from 'vitest'
import { Task, TaskTag } from '#contract/apps/tasks.ts'
import * as z from '#contract/zod.ts'
import { people } from '#seed/people.ts'
import { seedTasks, seedTaskTags } from '#seed/tasks.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const DAY = 24 * 3_600_000
const tasks = seedTasks(NOW)

describe('the sample tasks', () => {
  test('every row has the shape of the contract, with nothing besides', () => {
    expect(z.array(Task).parse(tasks)).toEqual(tasks)
    expect(z.array(TaskTag).parse(seedTaskTags())).toEqual(seedTaskTags())
  })

  test('the tags are Api, Frontend, Bug, Backend, Urgent and Discuss, and each is used', () => {
    const titles = seedTaskTags().map(({ title }) => title)
    expect(titles).toEqual(['Api', 'Frontend', 'Bug', 'Backend', 'Urgent', 'Discuss'])
    expect(new Set(tasks.flatMap(({ tags }) => tags))).toEqual(new Set(seedTaskTags().map(({ id }) => id)))
  })

  test('everyone a task is assigned to is one of the people', () => {
    const known = new Set<string | null>([null, ...people.map(({ id }) => id)])
    expect(tasks.filter(({ assignedTo }) => !known.has(assignedTo))).toEqual([])
  })

  test('ids are unique, also those of subtasks', () => {
    const ids = tasks.flatMap(({ id, subTasks }) => [id, ...subTasks.map((subTask) => subTask.id)])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('they stand in sections, in an unbroken order that begins with a section', () => {
    expect(tasks.map(({ order }) => order)).toEqual(tasks.map((_, index) => index))
    expect(tasks[0]?.type).toBe('section')
    expect(tasks.filter(({ type }) => type === 'section').length).toBeGreaterThanOrEqual(20)
    expect(tasks.filter(({ type }) => type === 'task').length).toBeGreaterThanOrEqual(400)
  })

  test('what is at hand stands in the first seven sections; further down all is done, undated or more than two weeks away', () => {
    const eighth = tasks.filter(({ type }) => type === 'section')[7]
    const further = tasks.filter(({ order }) => order > (eighth?.order ?? 0))
    expect(further.length).toBeGreaterThan(300)
    const soon = further.filter(
      ({ completed, dueDate }) => !completed && dueDate && Date.parse(dueDate) < NOW + 14 * DAY,
    )
    expect(soon).toEqual([])
  })

  test('nothing was made, changed or completed in the future, nor completed before it was made', () => {
    for (const { createdAt, updatedAt, completedAt, completed } of tasks) {
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.parse(completedAt ?? updatedAt))
      expect(Date.parse(updatedAt)).toBeLessThanOrEqual(NOW)
      expect(completedAt !== null).toBe(completed)
    }
  })

  test('due dates are overdue, today, tomorrow and in the weeks ahead, between six and midnight where the person is', () => {
    const dates = tasks.flatMap(({ dueDate, completed }) => (dueDate && !completed ? [new Date(dueDate)] : []))
    const today = new Date(NOW).setHours(0, 0, 0, 0)
    const days = dates.map((date) => Math.round((new Date(date).setHours(0, 0, 0, 0) - today) / DAY))
    expect(days).toEqual(expect.arrayContaining([0, 1]))
    expect(Math.min(...days)).toBeLessThan(0)
    expect(Math.max(...days)).toBeGreaterThan(20)
    for (const date of dates) expect(date.getHours()).toBeGreaterThanOrEqual(6)
  })

  test('the same moment gives the same rows, another moment other dates', () => {
    expect(seedTasks(NOW)).toEqual(tasks)
    expect(seedTasks(NOW + DAY)[1]?.createdAt).not.toBe(tasks[1]?.createdAt)
  })

  test('a factor makes as many times more, all with the shape of the contract and ids of their own', () => {
    const many = seedTasks(NOW, 20)
    expect(many).toHaveLength(20 * tasks.length)
    expect(many.slice(0, tasks.length)).toEqual(tasks)
    expect(z.array(Task).parse(many)).toEqual(many)
    expect(new Set(many.map(({ id }) => id)).size).toBe(many.length)
    expect(many.at(-1)?.order).toBe(many.length - 1)
  })
})
