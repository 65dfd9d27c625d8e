// What home reads of tasks: how many are due when, and the first of them, by lists that every write keeps in step.
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Task, TaskDraft, TasksDue } from '#contract/apps/tasks.ts'
import { workspaceModules } from '#sw/api/engine/module-entry.ts'
import { schemaOf } from '#sw/api/engine/schema.ts'
import { modules } from '#sw/api/registry.ts'
import { all, changed, titles } from '#tests/setup/tasks-api.ts'
import { createTestApi, newDatabase, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

afterEach(() => vi.unstubAllEnvs())

const ZONES = ['UTC', 'Europe/Paris', 'America/New_York', 'Asia/Tokyo', 'Pacific/Kiritimati']

const at = (day: number, hour: number, minute = 0, second = 0) =>
  new Date(2026, 10, day, hour, minute, second).toISOString()
/** The whole day, as the screen sets it. */
const day = (date: number) => at(date, 23, 59, 59)
/** Tuesday 17 November 2026, 09:00 here. */
const nine = () => new Date(2026, 10, 17, 9).getTime()

const dueOf = async (api: TestApi) => (await api.get('apps/tasks/due')).body as TasksDue
const add = (api: TestApi, tasks: readonly TaskDraft[]) =>
  api.send('POST', 'apps/tasks/tasks', { tasks, afterId: null })

async function apiWith(tasks: readonly TaskDraft[]): Promise<TestApi> {
  const api = createTestApi({ samplesOf: [] })
  api.setNow(nine())
  await add(
    api,
    tasks.map((task) => ({ id: task.title, ...task }) as TaskDraft),
  )
  return api
}

/** The same, from all rows. */
async function counted(api: TestApi, now: number) {
  const open = (await all(api)).filter(({ type, completed }) => type === 'task' && !completed)
  const start = (days: number) => new Date(2026, 10, new Date(now).getDate() + days).getTime()
  const within = (from: number, to: number) =>
    open.filter(({ dueDate }) => dueDate !== null && Date.parse(dueDate) >= from && Date.parse(dueDate) < to)
  const time = ({ dueDate }: Task) => Date.parse(dueDate ?? '')
  const first = within(0, start(1)).sort((a, b) => time(a) - time(b) || b.priority - a.priority || a.order - b.order)
  return {
    overdue: within(0, now).length,
    later: within(now, start(1)).length,
    today: within(start(0), start(1)).length,
    week: within(start(0), start(7)).length,
    undated: open.filter(({ dueDate }) => dueDate === null).length,
    tasks: first.slice(0, 12),
  }
}

describe('what is due', () => {
  test.each(ZONES)('is told apart by this moment and by the days here, in %s', async (zone) => {
    vi.stubEnv('TZ', zone)
    const api = await apiWith([
      { title: 'in eight days', dueDate: at(25, 8) },
      { title: 'today', dueDate: day(17) },
      { title: 'tonight', dueDate: at(17, 23) },
      { title: 'this morning', dueDate: at(17, 8) },
      { title: 'some day' },
      { title: 'yesterday', dueDate: day(16) },
      { title: 'on Monday', dueDate: day(23) },
      { title: 'in seven days', dueDate: at(24, 0) },
      { title: 'done yesterday', dueDate: at(16, 12), completed: true },
      { title: 'a heading', type: 'section', dueDate: at(17, 12) },
    ])
    const due = await dueOf(api)
    expect(due).toMatchObject({ overdue: 2, later: 2, today: 3, week: 4, undated: 1, isEmpty: false })
    expect(titles(due.tasks)).toEqual(['yesterday', 'this morning', 'tonight', 'today'])
    expect(due.until).toBe(at(17, 23))
    expect(due).toMatchObject(await counted(api, nine()))
  })

  test.each(ZONES.flatMap((from) => ZONES.filter((to) => to !== from).map((to) => [from, to] as const)))(
    'on a day that was set in %s, it is so on that day in %s; at a time, at that moment',
    async (from, to) => {
      vi.stubEnv('TZ', from)
      const api = await apiWith([
        { title: 'today', dueDate: day(17) },
        { title: 'yesterday', dueDate: day(16) },
        { title: 'tomorrow', dueDate: day(18) },
        { title: 'call', dueDate: '2026-11-17T09:30:00.000Z' },
      ])
      vi.stubEnv('TZ', to)
      for (const hour of [0, 9, 23]) {
        const now = new Date(2026, 10, 17, hour).getTime()
        api.setNow(now)
        const due = await dueOf(api)
        expect(due).toMatchObject(await counted(api, now))
        expect(titles(due.tasks).filter((title) => title !== 'call')).toEqual(['yesterday', 'today'])
      }
    },
  )

  test('is another with the minute after it says so, and with the day', async () => {
    const api = await apiWith([{ title: 'call', dueDate: at(17, 9, 30) }])
    const { until } = await dueOf(api)
    expect(until).toBe(at(17, 9, 30))
    api.setNow(Date.parse(until) + 59_999)
    expect(await dueOf(api)).toMatchObject({ overdue: 0, later: 1 })
    api.setNow(Date.parse(until) + 60_000)
    expect(await dueOf(api)).toMatchObject({
      overdue: 1,
      later: 0,
      until: new Date(2026, 10, 18, 0, 0, 0, -1).toISOString(),
    })
  })

  test('is kept in step by every write, and by undo', async () => {
    const api = await apiWith([{ title: 'a', dueDate: day(17) }, { title: 'b', dueDate: at(17, 8) }, { title: 'c' }])
    const follows = async () => expect(await dueOf(api)).toMatchObject(await counted(api, nine()))
    const { headers } = await api.send('PATCH', 'apps/tasks/task', { id: 'b', task: { completed: true } })
    expect(titles((await dueOf(api)).tasks)).toEqual(['a'])
    await api.send('POST', 'changes/undo', { id: headers.get('x-change-id') })
    expect(titles((await dueOf(api)).tasks)).toEqual(['b', 'a'])
    await changed(api, 'c', { dueDate: day(16), repeat: 'FREQ=DAILY' })
    await follows()
    await changed(api, 'c', { completed: true })
    await follows()
    await api.send('DELETE', 'apps/tasks/tasks', { ids: ['a', 'b'] })
    await follows()
  })

  test('at the same time stands by priority, then in the order of the list, and a dozen of it is answered', async () => {
    const names = Array.from({ length: 15 }, (_, index) => `t${index}`)
    const api = await apiWith(names.map((title) => ({ title, dueDate: day(17) })))
    await changed(api, 't14', { priority: 2 })
    await api.send('PATCH', 'apps/tasks/order', { tasks: ['t3', 't0', 't1', 't2'].map((id) => ({ id })) })
    const due = await dueOf(api)
    expect(due.later).toBe(15)
    expect(titles(due.tasks)).toEqual(['t14', 't3', 't0', 't1', 't2', ...names.slice(4, 11)])
  })

  test('is nothing where there is nothing; a section alone is something', async () => {
    const api = createTestApi({ samplesOf: [] })
    expect(await dueOf(api)).toMatchObject({
      overdue: 0,
      later: 0,
      today: 0,
      week: 0,
      undated: 0,
      tasks: [],
      isEmpty: true,
    })
    await api.send('POST', 'apps/tasks/task', { type: 'section' })
    expect(await dueOf(api)).toMatchObject({ undated: 0, isEmpty: false })
  })

  test('is what it is of the samples too, and in a database whose tasks stood in no list', async () => {
    const api = await withoutLists(async (earlier) => {
      await all(earlier)
      expect(await dueOf(earlier)).toMatchObject(await counted(earlier, TEST_NOW))
    })
    expect((await dueOf(api)).tasks.length).toBeGreaterThan(0)
    expect(await dueOf(api)).toMatchObject(await counted(api, TEST_NOW))
  })

  test('of an earlier build is once on its day, when that has been kept, and gone when it is done', async () => {
    vi.stubEnv('TZ', 'Europe/Paris')
    const api = await withoutLists(async (earlier) => {
      await earlier.send('DELETE', 'apps/tasks/tasks', { ids: (await all(earlier)).map(({ id }) => id) })
      await add(earlier, [{ id: 'whole', title: 'whole', dueDate: day(17) }])
      await earlier.db.table('tasks').update('whole', { dueDate: day(17) })
    })
    api.setNow(nine())
    expect(await dueOf(api)).toMatchObject({ overdue: 0, later: 1, until: day(17) })
    await all(api)
    vi.stubEnv('TZ', 'Asia/Tokyo')
    api.setNow(nine())
    expect(await dueOf(api)).toMatchObject({ overdue: 0, later: 1, today: 1, tasks: [{ dueDate: day(17) }] })
    await changed(api, 'whole', { completed: true })
    expect(await dueOf(api)).toMatchObject({ overdue: 0, later: 0, today: 0, tasks: [] })
  })
})

/** A database as the build before the lists leaves it, opened by this one. */
async function withoutLists(use: (earlier: TestApi) => Promise<void>): Promise<TestApi> {
  const database = newDatabase()
  const { versions } = schemaOf(workspaceModules(modules))
  const earlier = createTestApi({ database, versions: versions.filter(({ version }) => version < 1009) })
  await use(earlier)
  await earlier.db.table('listRanks').where('list').startsWith('tasks').delete()
  await earlier.db.table('listKeys').where('key').startsWith('tasks').delete()
  earlier.db.close()
  return createTestApi({ database })
}

test('between two moments are the open tasks that are due at a time, none that is due on a day', async () => {
  const api = await apiWith([
    { title: 'late', dueDate: at(17, 11, 0, 1) },
    { title: 'at the end', dueDate: at(17, 11) },
    { title: 'at the beginning', dueDate: at(17, 10) },
    { title: 'early', dueDate: at(17, 9, 59) },
    { title: 'done', dueDate: at(17, 10, 30), completed: true },
    { title: 'on the day', dueDate: day(17) },
  ])
  const { body } = await api.get(`apps/tasks/timed?from=${at(17, 10)}&to=${at(17, 11)}`)
  expect(titles(body as Task[])).toEqual(['at the beginning', 'at the end'])
})
