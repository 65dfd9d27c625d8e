// A whole day of a task is this day wherever it is read: in the calls, in what is written for other programs, and in a backup that is imported elsewhere.
import { afterEach, expect, test, vi } from 'vitest'
import type { Task } from '#contract/apps/tasks.ts'
import { isWholeDay } from '#formats/due.ts'
import { localDay } from '#formats/iso-day.ts'
import { taskEntries } from '#sw/api/apps/tasks/readable.ts'
import type { Row } from '#sw/api/engine/readable/readable-source.ts'
import { all } from '#tests/setup/tasks-api.ts'
import { createTestApi, newDatabase, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'
import { exportFile, importFile, SMALL } from '#tests/setup/workspace-api.ts'

afterEach(() => vi.unstubAllEnvs())

const ZONES = ['Europe/Paris', 'America/New_York', 'Asia/Tokyo', 'Pacific/Kiritimati', 'UTC']
/** Where it was written, and where it is read. */
const TRAVELS = ZONES.flatMap((from) => ZONES.filter((to) => to !== from).map((to) => [from, to] as const))

const DAY = '2026-11-25'
const dueHere = () => new Date(2026, 10, 25, 23, 59, 59).toISOString()
const startHere = () => new Date(2026, 10, 24).toISOString()
const STEP_ID = 'step'
const TIMED = '2026-11-25T09:30:00.000Z'

const draft = () => ({
  id: 'whole',
  title: 'Send the invoice',
  dueDate: dueHere(),
  startDate: startHere(),
  subTasks: [{ id: STEP_ID, title: 'Print it', completed: false, dueDate: dueHere() }],
})
const add = async (api: TestApi) => {
  const tasks = [draft(), { id: 'timed', title: 'Call', dueDate: TIMED }]
  const { status, body } = await api.send('POST', 'apps/tasks/tasks', { tasks, afterId: null })
  expect([status, body]).toEqual([200, tasks.map((task) => expect.objectContaining(task))])
}
const one = async (api: TestApi, id = 'whole') => (await api.get(`apps/tasks/task?id=${id}`)).body as Task

test.each(TRAVELS)(
  'set in %s, it is that day in %s: in the calls, in the table and in the calendar',
  async (from, to) => {
    vi.stubEnv('TZ', from)
    const api = createTestApi({ samplesOf: [] })
    await add(api)

    vi.stubEnv('TZ', to)
    expect(await one(api)).toMatchObject({
      dueDate: dueHere(),
      startDate: startHere(),
      subTasks: [{ dueDate: dueHere() }],
    })
    expect((await all(api)).find(({ id }) => id === 'whole')).toEqual(await one(api))
    const { dueDate } = await one(api)
    expect([localDay(Date.parse(dueDate ?? '')), isWholeDay(new Date(dueDate ?? ''))]).toEqual([DAY, true])
    // A time of day stays the moment that it is.
    expect((await one(api, 'timed')).dueDate).toBe(TIMED)

    const { ics, csv } = await readable(api)
    expect(ics.match(/DUE;VALUE=DATE:20261125/g)).toHaveLength(2)
    expect(ics).toContain('DTSTART;VALUE=DATE:20261124')
    expect(ics).toContain('DUE:20261125T093000Z')
    expect(csv).toContain(`${DAY},`)
    expect(csv).toContain('2026-11-24')
  },
)

test('changed elsewhere in something else, it stays that day, and its next is a day there', async () => {
  vi.stubEnv('TZ', 'Europe/Paris')
  const api = createTestApi()
  await add(api)
  vi.stubEnv('TZ', 'Asia/Tokyo')
  await api.send('PATCH', 'apps/tasks/task', { id: 'whole', task: { title: 'Sent?', repeat: 'FREQ=DAILY' } })
  await api.send('PATCH', 'apps/tasks/task', { id: 'whole', task: { completed: true } })
  const tasks = (await all(api)).filter(({ title }) => title === 'Sent?')
  vi.stubEnv('TZ', 'America/New_York')
  const days = (await all(api)).filter(({ title }) => title === 'Sent?').map((task) => new Date(task.dueDate ?? ''))
  expect(tasks).toHaveLength(2)
  expect(days.map((day) => [localDay(day), isWholeDay(day)])).toEqual([
    [DAY, true],
    ['2026-11-26', true],
  ])
})

test('in a backup that is brought in elsewhere it is that day', async () => {
  vi.stubEnv('TZ', 'America/New_York')
  const api = createTestApi({ samplesOf: [], only: SMALL })
  await add(api)
  const file = await exportFile(api)
  vi.stubEnv('TZ', 'Asia/Tokyo')
  const other = createTestApi({ samplesOf: [], only: SMALL })
  expect((await importFile(other, file, { mode: 'apply' })).status).toBe(200)
  expect(await one(other)).toMatchObject({ dueDate: dueHere(), startDate: startHere() })
})

test('a task of an earlier build gets its day when the list is read; one that is timed is left as it is', async () => {
  vi.stubEnv('TZ', 'Europe/Paris')
  const database = newDatabase()
  const api = createTestApi({ database })
  await add(api)
  await api.db.table('tasks').update('whole', draft())
  await all(api)
  expect((await api.db.table('tasks').get('timed')).dueDate).toBe(TIMED)
  vi.stubEnv('TZ', 'Asia/Tokyo')
  expect(await one(api)).toMatchObject({ dueDate: dueHere(), startDate: startHere() })
})

async function readable(api: TestApi) {
  const source = {
    async *read(table: string) {
      yield (await api.db.table(table).toArray()) as Row[]
    },
    content: async () => undefined,
    count: () => 0,
    at: TEST_NOW,
  }
  const texts: string[] = []
  for await (const { content } of taskEntries(source)) {
    const parts: Uint8Array[] = []
    for await (const part of content) parts.push(part)
    texts.push(Buffer.concat(parts).toString())
  }
  const [ics = '', csv = ''] = texts
  return { ics: ics.replaceAll('\r\n ', ''), csv }
}
