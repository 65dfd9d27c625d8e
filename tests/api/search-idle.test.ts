// The search index is updated in idle time, so that no search has to work off what was written before it (performance.md: search over everything).
import { describe, expect, test, vi } from 'vitest'
import type { Task } from '#contract/apps/tasks.ts'
import type { SearchGroup } from '#contract/shell/search.ts'
import { createIndexing } from '#sw/api/engine/search/keep-indexed.ts'
import { createTestApi, type TestApi } from '#tests/setup/test-api.ts'

const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve))
const waiting = (api: TestApi) => api.db.table('searchQueue').count()
const indexed = (api: TestApi) => api.db.table('searchSegments').where('table').equals('tasks').count()

async function taskTitles(api: TestApi, query: string): Promise<string[]> {
  const { body } = await api.send('POST', 'common/search', { query })
  const { results } = body as { results: SearchGroup[] }
  return results.flatMap((group) => (group.id === 'tasks' ? group.results.map(({ title }) => title) : []))
}

describe('the search index', () => {
  test('is built after seeding, without a search', async () => {
    const api = createTestApi({ only: ['tasks'], pause: nextTask, seedFactor: 8 })
    await api.get('apps/tasks/tags')
    await vi.waitFor(async () => expect(await indexed(api)).toBeGreaterThan(0), { timeout: 60_000 })
    await vi.waitFor(async () => expect(await waiting(api)).toBe(0), { timeout: 60_000 })
  })

  test('is kept after a write, without a search', async () => {
    const api = createTestApi({ samplesOf: [], pause: nextTask })
    await api.send('POST', 'apps/tasks/tasks', { tasks: [{ title: 'Ring the notary' }], afterId: null })
    await vi.waitFor(async () => expect(await indexed(api)).toBe(1), { timeout: 60_000 })
    expect(await waiting(api)).toBe(0)
  })

  test('has what is written while it is built', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const pause = async () => {
      await nextTask()
      if ((await indexed(api)) > 0) await released
    }
    const api: TestApi = createTestApi({ samplesOf: ['tasks'], pause, seedFactor: 8 })
    await api.get('apps/tasks/tags')
    await vi.waitFor(async () => expect(await indexed(api)).toBeGreaterThan(0), { timeout: 60_000 })
    expect(await waiting(api)).toBeGreaterThan(0)
    const { body } = await api.send('POST', 'apps/tasks/tasks', { tasks: [{ title: 'Kestrelway' }], afterId: null })
    expect(await taskTitles(api, 'kestrelway')).toEqual(['Kestrelway'])
    const [{ id }] = body as [Task]
    await api.send('PATCH', 'apps/tasks/task', { id, task: { title: 'Peregrine' } })
    expect(await taskTitles(api, 'kestrelway')).toEqual([])
    release()
    expect(await taskTitles(api, 'peregrine')).toEqual(['Peregrine'])
  })

  test('is not waited for where most of many rows are still to be indexed: those are looked through', async () => {
    const api = createTestApi({ samplesOf: [] })
    const titles = Array.from({ length: 2100 }, (_, at) => ({ title: at === 1999 ? 'Ring the notary' : `Task ${at}` }))
    for (let from = 0; from < titles.length; from += 500)
      await api.send('POST', 'apps/tasks/tasks', { tasks: titles.slice(from, from + 500), afterId: null })
    const found = async () =>
      ((await api.get('apps/tasks/search?query=notary')).body as Task[]).map(({ title }) => title)
    expect(await found()).toEqual(['Ring the <mark>notary</mark>'])
    expect(await indexed(api)).toBe(0)
    // With all but a few indexed, it is the index that answers, once it has those too.
    await taskTitles(api, 'notary')
    await api.send('POST', 'apps/tasks/tasks', { tasks: [{ title: 'Pay the notary' }], afterId: null })
    expect((await found()).toSorted()).toEqual(['Pay the <mark>notary</mark>', 'Ring the <mark>notary</mark>'])
    expect(await waiting(api)).toBe(0)
  })

  test('is finished by the next run where one was ended before', async () => {
    const before = createTestApi({ samplesOf: ['tasks'] })
    await before.get('apps/tasks/tags')
    expect(await waiting(before)).toBeGreaterThan(0)
    const after = createTestApi({ samplesOf: ['tasks'], database: before.db.name, pause: nextTask })
    await after.get('apps/tasks/tags')
    await vi.waitFor(async () => expect(await indexed(after)).toBeGreaterThan(0), { timeout: 60_000 })
    await vi.waitFor(async () => expect(await waiting(after)).toBe(0), { timeout: 60_000 })
  })

  test('ends quietly where the database is closed while it is built', async () => {
    const { db, get } = createTestApi({ samplesOf: ['tasks'] })
    await get('apps/tasks/tags')
    const warned = vi.spyOn(console, 'warn')
    const built = Promise.withResolvers<unknown>()
    const maintain = (work: () => Promise<void>): Promise<void> => {
      db.close()
      const writing = Promise.resolve(db.transaction('rw', 'searchSegments', work))
      built.resolve(writing)
      return writing
    }
    const keepIndexed = createIndexing(db, {
      maintain,
      newId: () => crypto.randomUUID(),
      idle: { during: (call) => call(), reached: async () => {} },
    })
    keepIndexed()
    await expect(built.promise).rejects.toThrow('closed')
    await nextTask()
    expect(warned).not.toHaveBeenCalled()
    warned.mockRestore()
  })
})
