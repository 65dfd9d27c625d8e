// A workspace with every app in it: what its file has, and that it comes back as it was.
import ICAL from 'ical.js'
import { beforeAll, expect, test } from 'vitest'
import type { Task } from '#contract/apps/tasks.ts'
import { readCsv, unguarded } from '#formats/csv.ts'
import { readTasks } from '#formats/icalendar/read-tasks.ts'
import { modules } from '#sw/api/registry.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'
import { contentsOf, exportedTables, exportFile, importFile, reportOf, unzip } from '#tests/setup/workspace-api.ts'

const LONG = 120_000
let api: TestApi
let before: Record<string, unknown[]>
let file: File

beforeAll(async () => {
  api = createTestApi()
  file = await exportFile(api, 'readable=true')
  before = await contentsOf(api)
}, LONG)

test('every table knows the shape of its rows, so that none comes in that does not fit', async () => {
  const unknown: string[] = []
  for (const entry of modules.filter(({ isSecret }) => !isSecret)) {
    const { tables } = await entry.load()
    unknown.push(...Object.keys(entry.tables).filter((name) => !tables[name]?.shape))
  }
  expect(unknown).toEqual([])
})

test('every table that has rows at first is in the file', async () => {
  const entries = await unzip(file)
  for (const name of exportedTables())
    expect([name, (entries[`data/${name}.jsonl`] ?? '').split('\n').length - 1]).toEqual([name, before[name]?.length])
})

test('there is one of each thing for other programs', async () => {
  const entries = await unzip(file)
  const paths = Object.keys(entries)
  const count = (pattern: RegExp) => paths.filter((path) => pattern.test(path)).length
  const read = (path: string) => entries[path] ?? ''
  expect(read('readable/contacts.vcf').split('BEGIN:VCARD').length - 1).toBe(before.contacts?.length)
  expect(read('readable/contacts.csv').trim().length).toBeGreaterThan(1000)
  for (const name of ['tasks', 'birthdays', 'reminders'])
    expect(ICAL.parse(read(`readable/${name}.ics`))[0]).toBe('vcalendar')
  expect(count(/^readable\/mail\/\w+\/.*\.eml$/)).toBe(before.mails?.length)
  expect(count(/^readable\/notes\/.*\.md$/)).toBe(before.notes?.length)
  expect(count(/^readable\/boards\/.*\.md$/)).toBe(before.boards?.length)
  expect(count(/^readable\/chats\/.*\.txt$/)).toBeGreaterThan(50)
  expect(count(/^files\//)).toBeGreaterThanOrEqual(
    (before.files as { kind: string }[]).filter(({ kind }) => kind === 'file').length,
  )
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
})

test('tasks stand there in the order of the list, each with its section, and no section stands as a task', async () => {
  const entries = await unzip(file)
  const rows = (before.tasks as Task[]).toSorted((a, b) => a.order - b.order)
  let section = ''
  const listed = rows.flatMap(({ type, title }) => {
    if (type === 'section') section = title
    return type === 'section' ? [] : [[section, title]]
  })
  expect(new Set(listed.map(([name]) => name)).size).toBeGreaterThan(1)
  const [head, ...lines] = readCsv(entries['readable/tasks.csv'] ?? '')
  expect(head?.slice(0, 3)).toEqual(['List', 'Section', 'Title'])
  expect(lines.map((cells) => cells.slice(1, 3).map(unguarded))).toEqual(listed)
  const todos = readTasks(entries['readable/tasks.ics'] ?? '', { tasks: [], tags: [] })
  expect(todos?.fresh.map((task) => [task.section, task.title])).toEqual(listed)
})

test(
  'brought in on another device, later, it makes every table what it was',
  async () => {
    const other = createTestApi()
    other.setNow(TEST_NOW + 10 * 86_400_000)
    const answer = await importFile(other, file, { mode: 'apply', others: 'remove' })
    expect(reportOf(answer).tables.filter(({ refused }) => refused > 0)).toEqual([])
    const after = await contentsOf(other)
    for (const name of exportedTables()) expect({ [name]: after[name] }).toEqual({ [name]: before[name] })
  },
  LONG,
)
