// Tables of tasks as five programs export them: nothing that Cairn has a place for is left behind.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { planTable, readLines } from '#apps/tasks/table/plan-table.ts'
import { tableOfLines } from '#formats/file-table.ts'
import { guessTaskColumns } from '#formats/task-columns.ts'
import { plainTaskTable } from '#formats/task-tables.ts'

/** Tuesday 17 November 2026, 09:00 here. */
const now = new Date(2026, 10, 17, 9).getTime()
const day = (month: number, date: number) => new Date(2026, month - 1, date, 23, 59, 59).toISOString()
const start = (month: number, date: number) => new Date(2026, month - 1, date).toISOString()

function imported(name: string) {
  const text = readFileSync(new URL(`../fixtures/tasks/${name}.csv`, import.meta.url), 'utf8')
  const table = tableOfLines(readLines(text), true)
  const { fresh, refused, altered } = planTable(table, {
    ...{ fields: guessTaskColumns(table), tasks: [], tags: [], language: 'en', now },
  })
  expect({ refused, altered }).toEqual({ refused: [], altered: [] })
  return fresh.map(
    ({ list, section, title, notes, completed, dueDate, startDate, repeat, priority, newTags, subTasks }) => ({
      ...{
        ...(list !== undefined && { list }),
        section,
        title,
        notes,
        completed,
        dueDate,
        startDate,
        repeat,
        priority,
        tags: newTags,
      },
      steps: subTasks?.map((step) => `${step.completed ? '✓ ' : ''}${step.title}`),
    }),
  )
}

const BARE = { notes: null, completed: false, dueDate: null, startDate: undefined, repeat: undefined, priority: 1 }
const plain = { ...BARE, tags: [], steps: [] }

test('Todoist', () => {
  expect(imported('todoist')).toEqual([
    {
      ...{ ...plain, section: '', title: 'Call the slipway', notes: 'Before noon\n\nThey close at four.', priority: 2 },
      ...{ dueDate: new Date(2026, 10, 18, 10).toISOString(), tags: ['quay'], steps: ['Ask for the big trailer'] },
    },
    {
      ...plain,
      section: 'Season',
      title: 'Wash the sails',
      dueDate: day(11, 17),
      repeat: 'FREQ=MONTHLY;BYMONTHDAY=17',
    },
  ])
})

test('TickTick: lines above the table, days in a zone, checklists, tasks below others', () => {
  expect(imported('ticktick')).toEqual([
    {
      ...{ ...plain, list: 'Winter', section: '', title: 'Call the slipway', notes: 'Before noon', priority: 2 },
      ...{ dueDate: '2026-11-19T09:00:00.000Z', tags: ['quay', 'phone'], steps: ['Ask for the big trailer'] },
    },
    {
      ...{
        ...plain,
        list: 'Winter',
        section: '',
        title: 'Wash the sails',
        dueDate: day(12, 1),
        repeat: 'FREQ=MONTHLY',
      },
      steps: ['Main', '✓ Jib'],
    },
    { ...plain, section: '', title: 'Pay the berth', dueDate: day(10, 31), completed: true, priority: 0 },
  ])
})

test('Asana: what was completed, tasks below others', () => {
  expect(imported('asana')).toEqual([
    {
      ...{
        ...plain,
        list: 'Boat',
        section: 'Winter',
        title: 'Call the slipway',
        notes: 'Before noon',
        startDate: start(11, 18),
      },
      ...{ dueDate: day(11, 19), tags: ['quay', 'phone'], steps: ['Ask for the big trailer'] },
    },
    { ...plain, list: 'Boat', section: 'Winter', title: 'Pay the berth', dueDate: day(10, 31), completed: true },
    { ...plain, list: 'Boat', section: 'Season', title: 'Wash the sails', notes: 'Main\nJib' },
  ])
})

test('Notion: dates in words, states as sections', () => {
  const at = new Date(2026, 10, 19, 10).toISOString()
  expect(imported('notion')).toEqual([
    { ...plain, section: 'In progress', title: 'Call the slipway', dueDate: at, priority: 2, tags: ['quay', 'phone'] },
    { ...plain, section: 'Not started', title: 'Wash the sails', dueDate: day(12, 1), priority: 0 },
    { ...plain, section: 'Done', title: 'Pay the berth', dueDate: day(10, 31), completed: true },
  ])
})

test('Outlook: the month first, also in dates that do not say so', () => {
  expect(imported('outlook')).toEqual([
    {
      ...{
        ...plain,
        section: 'Not Started',
        title: 'Call the slipway',
        notes: 'Before noon',
        startDate: start(11, 18),
      },
      ...{ dueDate: day(11, 19), priority: 2, tags: ['quay', 'phone'] },
    },
    { ...plain, section: 'Completed', title: 'Pay the berth', dueDate: day(10, 5), completed: true },
    { ...plain, section: 'In Progress', title: 'Wash the sails', priority: 0 },
  ])
})

const HEAD = ['Task ID', 'Name', 'Notes', 'Parent task', 'Completed At']

test('a task below another that says more than a step takes, or has tasks below itself, stays a task', () => {
  const rows = [
    ['1', 'Season', '', '', ''],
    ['2', 'Sails', 'Both', 'Season', ''],
    ['3', 'Hull', '', 'Season', ''],
    ['4', 'Keel', '', 'Hull', '2026-11-01'],
    ['5', 'Alone', '', 'Elsewhere', ''],
  ]
  expect(plainTaskTable([HEAD, ...rows])).toEqual([
    [...HEAD, 'Steps'],
    ['1', 'Season', '', '', '', ''],
    ['2', 'Sails', 'Both', 'Season', '', ''],
    ['3', 'Hull', '', 'Season', '', '[x] Keel'],
    ['5', 'Alone', '', 'Elsewhere', '', ''],
  ])
})

test('any other table stays as it is, with what stands behind its last column', () => {
  const lines = [['Title', 'Due'], ['Rope', '03/04/2026', 'more'], ['x']]
  expect(plainTaskTable(lines)).toEqual(lines)
  const list = [['Rope'], ['Sails'], ['Keel', 'x', 'y']]
  expect(plainTaskTable(list)).toEqual(list)
  expect(plainTaskTable([])).toEqual([])
})
