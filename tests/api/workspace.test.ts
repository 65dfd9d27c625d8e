// The whole workspace: out as one file, in from such a file, begun anew, and how large it is.
import { describe, expect, test } from 'vitest'
import type { Task } from '#contract/apps/tasks.ts'
import type { ResetReport, WorkspaceStatus } from '#contract/shell/workspace.ts'
import { modules } from '#sw/api/registry.ts'
import { createDevice } from '#tests/setup/device.ts'
import { ask } from '#tests/setup/one-workspace.ts'
import { type Answer, createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'
import {
  contentsOf,
  exportedTables,
  exportFile,
  importFile,
  reportOf,
  SMALL,
  tableOf,
  unzip,
} from '#tests/setup/workspace-api.ts'

const DAY = 86_400_000
const small = () => createTestApi({ only: SMALL })
const changeOf = ({ headers }: Answer) => headers.get('x-change-id') ?? ''
async function undo(api: TestApi, answer: Answer): Promise<Answer> {
  const undone = await api.send('POST', 'changes/undo', { id: changeOf(answer) || 'none' })
  expect(undone.status).toBe(200)
  return undone
}
const tasks = async (api: TestApi) => (await api.get('apps/tasks/all')).body as Task[]
const rename = (api: TestApi, id: string, title: string) =>
  api.send('PATCH', 'apps/tasks/task', { id, task: { title } })

/** Some work of a person: made, changed, deleted, moved. */
async function work(api: TestApi): Promise<void> {
  await api.send('POST', 'apps/tasks/tasks', {
    tasks: [{ id: 'mine', title: 'Ça et là 🚲', notes: 'a\nb', uid: 'u' }],
    afterId: 'team',
  })
  await rename(api, 'learning', '=SUM(A1)')
  await api.send('DELETE', 'apps/tasks/task?id=some-day')
  await api.send('DELETE', 'apps/tasks/tag?id=bug')
  await api.send('PATCH', 'apps/tasks/order', { tasks: [{ id: 'team' }, { id: 'this-week' }] })
}

describe('GET workspace/export', () => {
  test('answers one .zip with a name that says its day', async () => {
    const file = await exportFile(small())
    expect([file.name, file.type]).toEqual(['cairn-2026-11-17.zip', 'application/zip'])
  })

  test('holds every table of every module, one row a line, and a manifest with counts and checksums', async () => {
    const api = small()
    await work(api)
    const entries = await unzip(await exportFile(api))
    const manifest = JSON.parse(entries['manifest.json'] ?? '')
    expect(manifest).toMatchObject({
      app: 'cairn',
      format: 1,
      madeAt: new Date(TEST_NOW).toISOString(),
      schema: api.db.verno,
    })
    expect(manifest.tables.map(({ name }: { name: string }) => name)).toEqual(exportedTables(SMALL))
    const contents = await contentsOf(api)
    for (const { name, rows, path, crc32 } of manifest.tables) {
      const lines = (entries[path] ?? '').split('\n').slice(0, -1)
      expect([name, lines.length, rows]).toEqual([name, contents[name]?.length, contents[name]?.length])
      expect(crc32).toMatch(/^[\da-f]{8}$/)
    }
    const rows = (entries['data/tasks.jsonl'] ?? '').trim().split('\n')
    expect(rows.map((line) => JSON.parse(line))).toEqual(contents.tasks)
  })

  test('also has the apps that nobody has opened yet', async () => {
    const api = small()
    await exportFile(api)
    const { apps } = (await api.get('workspace/status')).body as WorkspaceStatus
    expect(apps.filter(({ seededAt }) => seededAt === null)).toEqual([])
  })

  test('is as it was when it was asked for, though people go on working while it is read', async () => {
    const api = small()
    const before = await tasks(api)
    const response = await ask(api.app, '/api/workspace/export?readable=false')
    await rename(api, 'team', 'changed since')
    await api.send('DELETE', 'apps/tasks/task?id=learning')
    await api.send('POST', 'apps/tasks/task', { type: 'task' })
    const entries = await unzip(await response.blob())
    const rows = (entries['data/tasks.jsonl'] ?? '')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Task)
    expect(rows.sort((a, b) => a.order - b.order)).toEqual(before)
  })

  test('tells how far it is', async () => {
    const reported: number[] = []
    const api = createTestApi({ only: SMALL, onProgress: ({ done, total }) => reported.push(done / total) })
    await exportFile(api)
    expect(reported.length).toBeGreaterThan(2)
    expect(reported).toEqual(reported.toSorted((a, b) => a - b))
    expect(reported.at(-1)).toBe(1)
  })

  test('tells it several times within a table', async () => {
    const reported: number[] = []
    const api = createTestApi({ only: SMALL, onProgress: ({ done }) => reported.push(done) })
    await exportFile(api)
    expect((await tasks(api)).length).toBeGreaterThan(300)
    const steps = reported.map((done, index) => done - (reported[index - 1] ?? 0))
    expect(Math.max(...steps)).toBeLessThanOrEqual(100)
  })
})

describe('POST workspace/import', () => {
  test('what was exported, brought in after a reset, makes every table what it was', async () => {
    const api = small()
    await exportFile(api)
    await work(api)
    const before = await contentsOf(api)
    const file = await exportFile(api)
    api.setNow(TEST_NOW + 3 * DAY)
    await api.send('POST', 'workspace/reset')
    expect(await contentsOf(api)).not.toEqual(before)

    const answer = await importFile(api, file, { mode: 'apply', others: 'remove' })
    expect(answer.status).toBe(200)
    expect(reportOf(answer).tables.filter(({ refused }) => refused > 0)).toEqual([])
    expect(await contentsOf(api)).toEqual(before)
  })

  test('on another device likewise', async () => {
    const api = small()
    await work(api)
    const file = await exportFile(api)
    const before = await contentsOf(api)
    const other = small()
    other.setNow(TEST_NOW + 10 * DAY)
    await importFile(other, file, { mode: 'apply', others: 'remove' })
    expect(await contentsOf(other)).toEqual(before)
  })

  test('a dry run says what would be done, and does nothing', async () => {
    const api = small()
    await work(api)
    const file = await exportFile(api)
    await api.send('DELETE', 'apps/tasks/task?id=mine')
    await rename(api, 'team', 'here')
    await api.send('POST', 'apps/tasks/task', { type: 'task' })
    const before = await contentsOf(api)
    const rows = (await tasks(api)).length

    const dry = await importFile(api, file, { others: 'remove' })
    expect(reportOf(dry)).toMatchObject({ mode: 'dry-run', madeAt: new Date(TEST_NOW).toISOString() })
    const said = { rows, added: 1, changed: 1, skipped: 0, removed: 1, refused: 0, refusals: [] }
    expect(tableOf(dry, 'tasks')).toEqual(said)
    expect(dry.headers.get('x-change-id')).toBeNull()
    expect(await contentsOf(api)).toEqual(before)

    const applied = await importFile(api, file, { mode: 'apply', others: 'remove' })
    expect(tableOf(applied, 'tasks')).toEqual(said)
  })

  test('is one change, and undone as one', async () => {
    const api = small()
    await work(api)
    const file = await exportFile(api)
    await rename(api, 'team', 'here')
    await api.send('PATCH', 'apps/tasks/tag', { id: 'api', tag: { title: 'here' } })
    const before = await contentsOf(api)
    const applied = await importFile(api, file, { mode: 'apply', others: 'remove' })
    expect(await contentsOf(api)).not.toEqual(before)
    expect((await undo(api, applied)).body).toMatchObject({ api: 'tasks', kept: 0 })
    expect(await contentsOf(api)).toEqual(before)
  })

  test('what is here too and differs is left alone, or takes the content of the file', async () => {
    const api = small()
    const file = await exportFile(api)
    await rename(api, 'team', 'here')
    const skipping = await importFile(api, file, { mode: 'apply', strategy: 'skip' })
    expect(tableOf(skipping, 'tasks')).toMatchObject({ added: 0, changed: 0, skipped: 1 })
    expect(changeOf(skipping)).toBe('')
    expect((await tasks(api)).find(({ id }) => id === 'team')).toMatchObject({ title: 'here' })
    const replacing = await importFile(api, file, { mode: 'apply', strategy: 'replace' })
    expect(tableOf(replacing, 'tasks')).toMatchObject({ added: 0, changed: 1, skipped: 0 })
    expect((await tasks(api)).find(({ id }) => id === 'team')).toMatchObject({ title: 'Team' })
  })

  test('sent again under its key it has one effect', async () => {
    const api = small()
    await work(api)
    const file = await exportFile(api)
    await api.send('DELETE', 'apps/tasks/task?id=mine')
    const send = () => importFile(api, file, { mode: 'apply' }, { 'idempotency-key': 'k' })
    const [first, again] = [await send(), await send()]
    expect(again.body).toEqual(first.body)
    expect(changeOf(again)).toBe(changeOf(first))
  })

  test('a database that is lost afterwards is rebuilt with what came', async () => {
    const device = createDevice(SMALL)
    const api = device.start()
    await work(api)
    const file = await exportFile(api)
    await api.send('POST', 'workspace/reset')
    await importFile(api, file, { mode: 'apply', others: 'remove' })
    const before = await tasks(api)
    expect(await tasks(await device.lose(api))).toEqual(before)
  })
})

describe('POST workspace/reset', () => {
  const reset = (api: TestApi, body?: object) => api.send('POST', 'workspace/reset', body)

  test('puts the samples of today in place of everything, as one change that can be undone', async () => {
    const api = small()
    await work(api)
    await exportFile(api)
    const before = await contentsOf(api)
    api.setNow(TEST_NOW + 3 * DAY)
    const answer = await reset(api)
    expect(answer.body).toEqual({ before: expect.any(Number), after: expect.any(Number), undoable: true })
    const fresh = small()
    fresh.setNow(TEST_NOW + 3 * DAY)
    await exportFile(fresh)
    expect(await contentsOf(api)).toEqual(await contentsOf(fresh))
    await undo(api, answer)
    expect(await contentsOf(api)).toEqual(before)
  })

  test('leaves the person who is signed in as they are', async () => {
    const api = small()
    await exportFile(api)
    await api.db.table('users').update('alex-morgan', { name: 'Alex M.' })
    await reset(api)
    expect(await api.db.table('users').get('alex-morgan')).toMatchObject({ name: 'Alex M.' })
  })

  test('to nothing but what the apps cannot do without', async () => {
    const api = small()
    const structure = new Set<string>()
    for (const entry of modules.filter(({ name }) => SMALL.includes(name)))
      for (const table of (await entry.load()).structure) structure.add(table)
    const answer = await reset(api, { factor: 0 })
    expect((answer.body as ResetReport).undoable).toBe(true)
    const contents = await contentsOf(api)
    for (const name of exportedTables(SMALL).filter((table) => table !== 'users' && table !== 'workspaceChoices'))
      expect([name, contents[name]?.length === 0]).toEqual([name, !structure.has(name)])
    await undo(api, answer)
    expect(await tasks(api)).not.toEqual([])
  })

  test('many times as large as usual: the samples come when they are needed, and nothing before can be undone', async () => {
    const api = small()
    const usual = (await tasks(api)).length
    const before = await rename(api, 'team', 'x')
    const answer = await reset(api, { factor: 3 })
    expect(answer.body).toEqual({ before: expect.any(Number), after: 0, undoable: false })
    expect((await undo(api, before)).body).toBeNull()
    expect(await tasks(api)).toHaveLength(3 * usual)
    const { apps } = (await api.get('workspace/status')).body as WorkspaceStatus
    expect(apps.find(({ api: name }) => name === 'tasks')).toMatchObject({ factor: 3, rows: 3 * usual + 6 })
    await reset(api)
    expect(await tasks(api)).toHaveLength(usual)
  })

  test('refuses what is no factor', async () => {
    const api = small()
    for (const factor of [-1, 1.5, 1001, 'x', null]) expect((await reset(api, { factor })).status).toBe(400)
  })

  test.each([0, 1, 3])(
    'a database that is lost after a reset to %d times the samples is rebuilt as it was',
    async (factor) => {
      const device = createDevice(SMALL)
      const api = device.start()
      await work(api)
      await reset(api, { factor })
      await api.send('POST', 'apps/tasks/tasks', { tasks: [{ id: 'since', title: 'since' }], afterId: null })
      const before = await tasks(api)
      const next = await device.lose(api)
      expect(await tasks(next)).toEqual(before)
    },
  )
})

describe('GET workspace/status', () => {
  const status = async (api: TestApi) => (await api.get('workspace/status')).body as WorkspaceStatus

  test('tells the rows and bytes of each app, and whether its samples have come', async () => {
    const api = small()
    const count = (await tasks(api)).length
    const { apps, changes, exportedAt } = await status(api)
    const own = apps.find(({ api: name }) => name === 'tasks')
    expect(own).toMatchObject({ rows: count + 6, seededAt: new Date(TEST_NOW).toISOString(), factor: 1 })
    const size = JSON.stringify(await contentsOf(api)).length
    expect(own?.bytes).toBeGreaterThan(size / 2)
    expect(own?.bytes).toBeLessThan(size * 2)
    expect(apps.find(({ api: name }) => name === 'activities')).toMatchObject({ rows: 0, bytes: 0, seededAt: null })
    expect([changes, exportedAt]).toEqual([{ count: 0, oldest: null, last: 0 }, null])
  })

  test('tells how far back can be undone, and when the workspace was last taken out', async () => {
    const api = small()
    await rename(api, 'team', 'x')
    api.setNow(TEST_NOW + DAY)
    await rename(api, 'team', 'y')
    await exportFile(api)
    expect(await status(api)).toMatchObject({
      changes: { count: 2, oldest: new Date(TEST_NOW).toISOString() },
      exportedAt: new Date(TEST_NOW + DAY).toISOString(),
    })
  })
})
