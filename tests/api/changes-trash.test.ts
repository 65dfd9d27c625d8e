// The change log read: a record's history, what was deleted, what was done lately; several undone, and deleted things restored.
import { describe, expect, test } from 'vitest'
import type { Task } from '#contract/apps/tasks.ts'
import type { DeletedThing, RecentChange, RecordVersion } from '#contract/shell/changes.ts'
import { CHANGES_KEPT, CHANGES_KEPT_MS, PURGE_EVERY } from '#sw/api/engine/change-log/change-log.ts'
import { createTokens } from '#sw/api/engine/people/tokens.ts'
import { rootsOf } from '#sw/api/shell/changes/trash.ts'
import { apiWith } from '#tests/setup/tasks-api.ts'
import { type Answer, createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const changeOf = ({ headers }: Answer) => headers.get('x-change-id') ?? ''
const MINUTE = 60_000

const rename = (api: TestApi, id: string, title: string) =>
  api.send('PATCH', 'apps/tasks/task', { id, task: { title } })
const remove = (api: TestApi, ...ids: string[]) => api.send('DELETE', 'apps/tasks/tasks', { ids })
const ids = async (api: TestApi) => ((await api.get('apps/tasks/all')).body as Task[]).map(({ id }) => id)

interface Trash {
  readonly things: DeletedThing[]
  readonly next: string | null
}
const trash = async (api: TestApi, query = '') => (await api.get(`changes/deleted?${query}`)).body as Trash
const deletedKeys = async (api: TestApi, query = '') => (await trash(api, query)).things.map(({ key }) => key)
const restore = (api: TestApi, ...things: { change: string; table: string; key: string }[]) =>
  api.send('POST', 'changes/restore', { things })

describe('the history of a record', () => {
  const history = async (api: TestApi, key: string, query = '') =>
    (await api.get(`changes/history?table=tasks&key=${key}${query}`)).body as {
      versions: RecordVersion[]
      next: string | null
    }

  test('tells each version, newest first: when, by which call, and which fields', async () => {
    const api = await apiWith('a', 'b')
    api.setNow(TEST_NOW + MINUTE)
    await rename(api, 'a', 'A')
    await rename(api, 'b', 'B')
    api.setNow(TEST_NOW + 2 * MINUTE)
    const deleted = await remove(api, 'a', 'b')
    const { versions, next } = await history(api, 'a')
    expect(next).toBeNull()
    expect(versions.map(({ endpoint, kind }) => [endpoint, kind])).toEqual([
      ['deleteTasks', 'deleted'],
      ['updateTask', 'changed'],
      ['createTasks', 'created'],
    ])
    expect(versions[0]).toMatchObject({
      id: changeOf(deleted),
      api: 'tasks',
      at: new Date(TEST_NOW + 2 * MINUTE).toISOString(),
    })
    expect(versions[1]?.fields).toEqual([
      { field: 'title', before: 'a', after: 'A' },
      {
        field: 'updatedAt',
        before: new Date(TEST_NOW).toISOString(),
        after: new Date(TEST_NOW + MINUTE).toISOString(),
      },
    ])
    expect(versions[2]?.fields).toContainEqual({ field: 'title', after: 'a' })
  })

  test('comes in pages', async () => {
    const api = await apiWith('a')
    for (const title of ['1', '2', '3', '4']) await rename(api, 'a', title)
    const first = await history(api, 'a', '&limit=2')
    const second = await history(api, 'a', `&limit=2&before=${first.next}`)
    const third = await history(api, 'a', `&limit=2&before=${second.next}`)
    expect([first, second, third].map(({ versions }) => versions.length)).toEqual([2, 2, 1])
    expect(third.next).toBeNull()
  })

  test('is empty for a record that is unchanged or unknown', async () => {
    const api = createTestApi()
    for (const query of ['table=tasks&key=team', 'table=tasks&key=x', 'table=x&key=y'])
      expect((await api.get(`changes/history?${query}`)).body).toMatchObject({ versions: [], next: null })
    expect((await api.get('changes/history?table=tasks')).status).toBe(400)
  })
})

describe('one version of a record', () => {
  const versionsOf = async (api: TestApi, key: string) =>
    ((await api.get(`changes/history?table=tasks&key=${key}`)).body as { versions: RecordVersion[] }).versions
  const titleOf = async (api: TestApi, id: string) =>
    ((await api.get(`apps/tasks/task?id=${id}`)).body as Task | null)?.title
  const back = (api: TestApi, change: string, as: 'before' | 'after', ...fields: string[]) =>
    api.send('POST', 'changes/restore-version', { change, table: 'tasks', key: 'a', fields, as })

  test('can be brought back field by field, whatever was changed since; and that can be undone', async () => {
    const api = await apiWith('a')
    const first = await rename(api, 'a', 'First')
    await api.send('PATCH', 'apps/tasks/task', { id: 'a', task: { notes: 'Stays' } })
    await rename(api, 'a', 'Second')
    const done = await back(api, changeOf(first), 'after', 'title')
    expect(done.body).toEqual({ api: 'tasks', restored: 1, kept: 0 })
    expect((await api.get('apps/tasks/task?id=a')).body).toMatchObject({ title: 'First', notes: 'Stays' })
    expect((await back(api, changeOf(first), 'after', 'title')).body).toMatchObject({ restored: 0 })
    await back(api, changeOf(first), 'before', 'title')
    expect(await titleOf(api, 'a')).toBe('a')
    await api.send('POST', 'changes/undo', { id: changeOf(done) })
    expect((await versionsOf(api, 'a')).map(({ endpoint }) => endpoint)).toContain('restoreVersion')
  })

  test('is not restored for a deleted record, an unknown change, or a table that has no history', async () => {
    const api = await apiWith('a')
    const { headers } = await rename(api, 'a', 'First')
    const id = headers.get('x-change-id') ?? ''
    expect((await back(api, '99', 'after', 'title')).body).toBeNull()
    const other = { change: id, table: 'accounts', key: 'a', fields: ['title'], as: 'after' }
    expect((await api.send('POST', 'changes/restore-version', other)).body).toBeNull()
    await remove(api, 'a')
    expect((await back(api, id, 'after', 'title')).body).toBeNull()
  })

  test('knows the people whom a contact is related to', async () => {
    const api = createTestApi({ samplesOf: ['contacts'] })
    const relationships = [{ contactId: 'ines-roche', kind: 'sister' }]
    await api.send('POST', 'apps/contacts/contacts', { contacts: [{ id: 'a', name: 'A' }] })
    await api.send('PATCH', 'apps/contacts/contact', { id: 'a', contact: { relationships } })
    const { body } = await api.get('changes/history?table=contacts&key=a')
    expect(body).toMatchObject({ names: { 'ines-roche': 'Inès Roche' } })
  })

  test('tells whose session made it, and what ids among its values stand for', async () => {
    const api = await apiWith('a')
    const { token } = await createTokens(() => TEST_NOW).issue('ines-roche')
    const patch = { id: 'a', task: { tags: ['bug'], assignedTo: 'ines-roche' } }
    await api.send('PATCH', 'apps/tasks/task', patch, { authorization: `Bearer ${token}` })
    const { body } = await api.get('changes/history?table=tasks&key=a')
    expect(body).toMatchObject({ names: { bug: 'Bug', 'ines-roche': 'Inès Roche' }, exists: true })
    const { versions } = body as { versions: RecordVersion[] }
    expect(versions.map(({ by }) => by)).toEqual([
      { id: 'ines-roche', name: 'Inès Roche' },
      { id: 'alex-morgan', name: 'Alex Morgan' },
    ])
  })
})

describe('what was deleted', () => {
  test('is listed newest first, with its title, the call that did it and its age', async () => {
    const api = await apiWith('a', 'b', 'c')
    await remove(api, 'a')
    api.setNow(TEST_NOW + MINUTE)
    const { headers } = await api.send('DELETE', 'apps/tasks/tag?id=bug')
    const { things } = await trash(api)
    expect(things[0]).toEqual({
      change: headers.get('x-change-id'),
      table: 'taskTags',
      key: 'bug',
      api: 'tasks',
      title: 'Bug',
      origin: null,
      at: new Date(TEST_NOW + MINUTE).toISOString(),
      age: 0,
      parts: 0,
      group: null,
    })
    expect(things[1]).toMatchObject({ table: 'tasks', key: 'a', title: 'a', age: MINUTE })
  })

  test('of one domain alone', async () => {
    const api = await apiWith('a')
    await remove(api, 'a')
    expect(await deletedKeys(api, 'api=tasks')).toContain('a')
    expect(await deletedKeys(api, 'api=user')).toEqual([])
    expect(await deletedKeys(api, 'api=nothing')).toEqual([])
  })

  test('no longer once it is back, and once only where it was deleted again', async () => {
    const api = await apiWith('a', 'b')
    const seeded = (await deletedKeys(api, 'limit=200')).length
    const first = await remove(api, 'a')
    await api.send('POST', 'changes/undo', { id: changeOf(first) })
    expect(await deletedKeys(api, 'limit=200')).toHaveLength(seeded)
    await remove(api, 'a', 'b')
    expect((await deletedKeys(api, 'limit=200')).filter((key) => key === 'a')).toHaveLength(1)
  })

  test('for thirty days, whatever was changed since: a note with its picture too', async () => {
    const api = createTestApi({ samplesOf: [] })
    await api.send('POST', 'apps/notes', { note: { id: 'n', title: 'Kept' } })
    const form = new FormData()
    form.set('id', 'n')
    form.set('file', new File(['bytes'], 'quay.png', { type: 'image/png' }))
    const { image } = (await api.send('POST', 'apps/notes/image', form)).body as { image: string }
    await api.send('DELETE', 'apps/notes?id=n')
    const [oldest = 0] = await api.db.changes.orderBy('seq').primaryKeys()
    const last = await api.db.changes.orderBy('seq').last()
    const numbers = Array.from({ length: CHANGES_KEPT }, (_, index) => (last?.seq ?? 0) + 1 + index)
    await api.db.changes.bulkAdd(
      numbers.map((seq) => ({ seq, at: TEST_NOW, api: 'tasks', endpoint: 'x', rows: [], touched: [] })),
    )
    await api.db.meta.put({ key: 'seq', value: numbers.at(-1) })
    for (let written = 0; written < PURGE_EVERY; written += 1)
      await api.send('POST', 'apps/notes', { note: { title: 'More' } })
    expect(await api.db.changes.get(oldest)).toBeUndefined()
    const [thing] = (await trash(api, 'api=notes')).things
    expect(thing).toMatchObject({ key: 'n', title: 'Kept' })
    if (thing) await restore(api, { change: thing.change, table: 'notes', key: 'n' })
    expect(await ((await api.get(image)).body as Blob).text()).toBe('bytes')
  })

  test('for thirty days', async () => {
    const api = await apiWith('a')
    await remove(api, 'a')
    api.setNow(TEST_NOW + CHANGES_KEPT_MS)
    expect(await deletedKeys(api)).toContain('a')
    api.setNow(TEST_NOW + CHANGES_KEPT_MS + 1)
    expect(await deletedKeys(api)).toEqual([])
  })

  test('comes in pages, also within one change that deleted many', async () => {
    const names = Array.from({ length: 7 }, (_, index) => `t${index}`)
    const api = await apiWith(...names, 'other')
    await remove(api, ...names)
    await remove(api, 'other')
    const seen: string[] = []
    let before = ''
    for (const length of [3, 3, 2]) {
      const { things, next } = await trash(api, `limit=3${before && `&before=${before}`}`)
      expect(things).toHaveLength(length)
      seen.push(...things.map(({ key }) => key))
      before = next ?? ''
    }
    expect(before).toBe('')
    expect(seen).toEqual(['other', ...names])
  })
})

describe('bringing back', () => {
  test('grouped, many that one change deleted are one line, without those that are back', async () => {
    const api = createTestApi({ samplesOf: ['tasks'] })
    const tasks = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, title: `Plank ${id}` }))
    await api.send('POST', 'apps/tasks/tasks', { tasks, afterId: null })
    const { headers } = await api.send('DELETE', 'apps/tasks/tasks', { ids: tasks.map(({ id }) => id) })
    const change = headers.get('x-change-id') ?? ''
    await api.send('DELETE', 'apps/tasks/tag?id=bug')
    const listed = async (query: string) =>
      (await api.get(`changes/deleted?grouped=true${query}`)).body as { things: DeletedThing[]; next: string | null }
    const [tag, planks, ...others] = (await listed('')).things
    expect(tag).toMatchObject({ table: 'taskTags', key: 'bug', group: null })
    expect(planks).toMatchObject({ change, title: 'Plank a', group: { others: 4, tables: ['tasks'] } })
    expect(others).toEqual([])
    const first = await listed('&limit=1')
    expect(first.things).toEqual([tag])
    expect((await listed(`&limit=1&before=${first.next}`)).things).toEqual([planks])
    await api.send('POST', 'changes/restore', { things: [{ change, table: 'tasks', key: 'b' }] })
    expect((await listed('')).things[1]).toMatchObject({ group: { others: 3 } })
    await api.send('POST', 'changes/restore', { things: [{ change, table: 'tasks', key: 'c' }] })
    expect((await listed('')).things.map(({ group }) => group)).toEqual([null, null, null, null])
  })

  test('one of several that were deleted together', async () => {
    const api = await apiWith('a', 'b', 'c')
    const change = changeOf(await remove(api, 'a', 'b'))
    const answer = await restore(api, { change, table: 'tasks', key: 'b' })
    expect(answer.body).toEqual({ api: 'tasks', restored: 1, kept: 0 })
    expect(await ids(api)).toEqual(['b', 'c'])
    expect(await deletedKeys(api, 'limit=1')).toEqual(['a'])
  })

  test('can itself be undone', async () => {
    const api = await apiWith('a', 'b')
    const change = changeOf(await remove(api, 'a'))
    const answer = await restore(api, { change, table: 'tasks', key: 'a' })
    await api.send('POST', 'changes/undo', { id: changeOf(answer) })
    expect(await ids(api)).toEqual(['b'])
    expect(await deletedKeys(api, 'limit=1')).toEqual(['a'])
  })

  test('restoring all that a change deleted also restores what it changed: a tag, and the tasks that had it', async () => {
    const api = createTestApi()
    const before = (await api.get('apps/tasks/all')).body
    const change = changeOf(await api.send('DELETE', 'apps/tasks/tag?id=api'))
    expect((await api.get('apps/tasks/all')).body).not.toEqual(before)
    await restore(api, { change, table: 'taskTags', key: 'api' })
    expect((await api.get('apps/tasks/all')).body).toEqual(before)
  })

  test('rows that exist, are unknown or too old are skipped; the answer is null where none is left', async () => {
    const api = await apiWith('a')
    const change = changeOf(await remove(api, 'a'))
    const thing = { change, table: 'tasks', key: 'a' }
    await restore(api, thing)
    expect((await restore(api, thing)).body).toEqual({ api: 'tasks', restored: 0, kept: 1 })
    for (const other of [
      { ...thing, change: '999' },
      { ...thing, key: 'x' },
      { ...thing, table: 'x' },
    ])
      expect((await restore(api, other)).body).toBeNull()
    api.setNow(TEST_NOW + CHANGES_KEPT_MS + 1)
    expect((await restore(api, thing)).body).toBeNull()
  })
})

test('several changes are undone as one, the newest first, and that is undone as one', async () => {
  const api = await apiWith('a', 'b')
  const before = (await api.get('apps/tasks/all')).body
  const changes = [
    await rename(api, 'a', '1'),
    await rename(api, 'a', '2'),
    await remove(api, 'a'),
    await remove(api, 'b'),
  ]
  const after = (await api.get('apps/tasks/all')).body
  const undone = await api.send('POST', 'changes/undo-several', { ids: [...changes.map(changeOf), '999'] })
  expect(undone.body).toEqual({ api: 'tasks', restored: 4, kept: 0 })
  expect((await api.get('apps/tasks/all')).body).toEqual(before)
  await api.send('POST', 'changes/undo', { id: changeOf(undone) })
  expect((await api.get('apps/tasks/all')).body).toEqual(after)
  expect((await api.send('POST', 'changes/undo-several', { ids: ['999'] })).body).toBeNull()
})

test('undoing an undo says whose data changed', async () => {
  const api = await apiWith('a')
  const undone = await api.send('POST', 'changes/undo', { id: changeOf(await rename(api, 'a', 'A')) })
  expect((await api.send('POST', 'changes/undo', { id: changeOf(undone) })).body).toMatchObject({ api: 'tasks' })
})

describe('recent changes', () => {
  const recent = async (api: TestApi, query = '') =>
    (await api.get(`changes/recent?${query}`)).body as { changes: RecentChange[]; next: string | null }

  test('are listed newest first, with their records', async () => {
    const api = await apiWith('a', 'b')
    await rename(api, 'a', 'A')
    await remove(api, 'a', 'b')
    const { changes } = await recent(api, 'limit=3')
    expect(
      changes.map(({ endpoint, created, changed, deleted, titles }) => [endpoint, created, changed, deleted, titles]),
    ).toEqual([
      ['deleteTasks', 0, 0, 2, ['A', 'b']],
      ['updateTask', 0, 1, 0, ['A']],
      ['createTasks', 2, 0, 0, ['a', 'b']],
    ])
  })

  test('adding and removing sample content is listed, but not the setting that did it', async () => {
    const api = await apiWith('a')
    await api.send('PUT', 'workspace/samples', { wanted: false })
    const { changes } = await recent(api, 'limit=1')
    expect(changes).toMatchObject([{ api: 'workspace', endpoint: 'samples', created: 0, changed: 0 }])
    expect(changes).toMatchObject([{ titles: [], records: [] }])
  })

  test('are listed in pages, and by domain', async () => {
    const api = await apiWith('a')
    await rename(api, 'a', 'A')
    const first = await recent(api, 'limit=1&api=tasks')
    const second = await recent(api, `limit=1&api=tasks&before=${first.next}`)
    expect([...first.changes, ...second.changes].map(({ endpoint }) => endpoint)).toEqual(['updateTask', 'createTasks'])
    expect(second.next).toBeNull()
    expect((await recent(api, 'api=user')).changes).toEqual([])
  })
})

describe('deleted rows that belong together', () => {
  const deleted = (table: string, key: string, fields: object = {}) => ({ table, key, before: { id: key, ...fields } })
  const shape = (rows: ReturnType<typeof deleted>[]) =>
    rootsOf(rows).map(({ row, parts }) => [row.key, parts.map(({ key }) => key).sort()])

  test('a board with its lists and their cards is one entry', () => {
    const rows = [
      deleted('cards', 'c1', { listId: 'l1', boardId: 'b' }),
      deleted('lists', 'l1', { boardId: 'b' }),
      deleted('boards', 'b'),
      deleted('cards', 'c2', { listId: 'l1', boardId: 'b' }),
      deleted('cards', 'alone', { listId: 'elsewhere' }),
    ]
    expect(shape(rows)).toEqual([
      ['b', ['c1', 'c2', 'l1']],
      ['alone', []],
    ])
  })

  test('the pieces of a content belong to the file that names it', () => {
    const rows = [
      deleted('files', 'f', { contentId: 'x' }),
      deleted('pieces', 'x-0', { file: 'x', index: 0 }),
      deleted('pieces', 'y-0', { file: 'y', index: 0 }),
    ]
    expect(shape(rows)).toEqual([['f', ['x-0']]])
  })

  test('two rows that refer to each other are one entry', () => {
    const rows = [deleted('a', '1', { otherId: '2' }), deleted('a', '2', { otherId: '1' })]
    expect(shape(rows)).toEqual([['1', ['2']]])
  })
})
