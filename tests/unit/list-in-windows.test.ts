// A long list read window by window: what is shown meanwhile, what a write in between makes of it, and that later only changes are read.
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { ListChanges, ListWindow } from '#contract/windows.ts'
import { readInWindows, wholeList } from '#kit/query/list-in-windows.ts'
import { fc, runs } from '#tests/setup/properties.ts'

interface Row {
  readonly id: string
  readonly order: number
  readonly text: string
}

const WINDOW = 4

/** A back end of rows in their order, that knows which have changed when. */
function createServer(count: number) {
  const rows = new Map<string, Row>()
  const touched: string[] = []
  const put = (row: Row) => {
    rows.set(row.id, row)
    touched.push(row.id)
  }
  for (let index = 0; index < count; index += 1) rows.set(`r${index}`, { id: `r${index}`, order: index, text: '' })
  const all = () => [...rows.values()].toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
  const calls: string[] = []
  /** Done before the call with this number is answered. */
  const between = new Map<number, () => void>()
  const call = <Answer>(name: string, answer: () => Answer) => {
    calls.push(name)
    between.get(calls.length)?.()
    return Promise.resolve(answer())
  }
  return {
    all,
    put,
    calls,
    between,
    remove: (id: string) => {
      rows.delete(id)
      touched.push(id)
    },
    window: (after: string | undefined): Promise<ListWindow<Row>> =>
      call('window', () => {
        const [order, id = ''] = after?.split(' ') ?? []
        const rest = all().filter(
          (row) => after === undefined || row.order > Number(order) || (row.order === Number(order) && row.id > id),
        )
        const read = rest.slice(0, WINDOW)
        const last = read.length < WINDOW ? undefined : read.at(-1)
        return { rows: read, next: last ? `${last.order} ${last.id}` : null, stamp: String(touched.length) }
      }),
    changed: (since: string): Promise<ListChanges<Row> | null> =>
      call('changed', () => {
        const ids = new Set(touched.slice(Number(since)))
        if (ids.size > 5) return null
        const there = [...ids].flatMap((id) => rows.get(id) ?? [])
        return { rows: there, gone: [...ids].filter((id) => !rows.has(id)), stamp: String(touched.length) }
      }),
  }
}

type Server = ReturnType<typeof createServer>

function open(server: Server) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const query = queryOptions({ queryKey: ['list', 'all', {}] as const, queryFn: readInWindows<Row>(server) })
  const shown: (readonly Row[])[] = []
  client.getQueryCache().subscribe(({ query: { queryKey, state } }) => {
    if (queryKey[0] === 'list' && state.data !== undefined && state.data !== shown.at(-1))
      shown.push(state.data as Row[])
  })
  return { client, query, shown, read: () => client.fetchQuery(query) }
}

const ids = (rows: readonly Row[]) => rows.map(({ id }) => id)

test('the first window is shown before the others are there; what is shown only grows', async () => {
  const server = createServer(19)
  const { read, shown } = open(server)
  expect(await read()).toEqual(server.all())
  expect(shown.map(({ length }) => length)).toEqual([4, 8, 16, 19, 19].filter((_, index) => index < shown.length))
  expect(shown.length).toBeGreaterThan(3)
})

test('a list of one window is shown once, as a whole', async () => {
  const { read, shown } = open(createServer(3))
  await read()
  expect(shown).toHaveLength(1)
})

test('read again, no more is read than what has changed', async () => {
  const server = createServer(19)
  const { read } = open(server)
  await read()
  server.calls.length = 0
  server.put({ id: 'r7', order: 7, text: 'changed' })
  server.remove('r1')
  server.put({ id: 'new', order: 2.5, text: '' })
  expect(await read()).toEqual(server.all())
  expect(server.calls).toEqual(['changed'])
})

test('the last row of a window stays where it is changed before the next window is read', async () => {
  const server = createServer(8)
  server.between.set(2, () => server.put({ id: 'r3', order: 3, text: 'changed' }))
  const { read } = open(server)
  expect(await read()).toEqual(server.all())
})

test('what an optimistic change made up is gone with the next reading', async () => {
  const server = createServer(6)
  const { client, query, read } = open(server)
  await read()
  client.setQueryData(query.queryKey, (rows = []) => [...rows, { id: 'phantom', order: 99, text: '' }])
  expect(ids(await read())).toEqual(ids(server.all()))
})

test('the whole list is waited for where it is read in part, and is there at once otherwise', async () => {
  const server = createServer(19)
  const { client, query, read } = open(server)
  const reading = read()
  await expect.poll(() => client.getQueryData(query.queryKey)?.length).toBeGreaterThan(0)
  expect(await wholeList(client, query)).toEqual(server.all())
  await reading
  server.calls.length = 0
  expect(await wholeList(client, query)).toEqual(server.all())
  expect(server.calls).toEqual([])
})

test('broken off in the middle, what is shown stays, and the reading goes on from there', async () => {
  const server = createServer(19)
  const { client, query, read } = open(server)
  server.between.set(3, () => void client.cancelQueries({ queryKey: query.queryKey }))
  await read().catch(() => undefined)
  expect(client.getQueryData(query.queryKey)?.length).toBe(8)
  server.between.clear()
  server.calls.length = 0
  expect(await read()).toEqual(server.all())
  expect(server.calls).toEqual(['changed', 'window', 'window', 'window'])
})

test('where the rest cannot be read, the whole list is refused, not a part of it given', async () => {
  const server = createServer(19)
  const { client, query, read } = open(server)
  server.between.set(3, () => {
    throw new Error('gone')
  })
  await expect(read()).rejects.toThrow('gone')
  server.between.set(4, server.between.get(3) as () => void)
  await expect(wholeList(client, query)).rejects.toThrow('gone')
  server.between.clear()
  expect(await wholeList(client, query)).toEqual(server.all())
})

const Write = fc.record({
  before: fc.integer({ min: 1, max: 12 }),
  id: fc.integer({ min: 0, max: 24 }).map((index) => `r${index}`),
  order: fc.option(fc.integer({ min: -2, max: 26 }), { nil: undefined }),
})

test('whatever is written while it is read, it ends as the back end has it, and shows no row twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 23 }), fc.array(Write, { maxLength: 8 }), async (count, writes) => {
      const server = createServer(count)
      for (const [before, of] of Map.groupBy(writes, (write) => write.before)) {
        server.between.set(before, () => {
          for (const { id, order } of of) {
            if (order === undefined) server.remove(id)
            else server.put({ id, order, text: `before ${before}` })
          }
        })
      }
      const { read, shown } = open(server)
      await read()
      expect(await read()).toEqual(server.all())
      for (const rows of shown) expect(new Set(ids(rows)).size).toBe(rows.length)
    }),
    { numRuns: runs(300) },
  )
})
