// Several queries as one: what a view shows of them, and what a retry requests again.
import { expect, test, vi } from 'vitest'
import { joinQueries } from '#kit/query/join-queries.ts'

const query = <Data>(data: Data | undefined, error: Error | null = null, isFetching = false) => ({
  data,
  error,
  isFetching,
  refetch: vi.fn<() => Promise<void>>().mockResolvedValue(),
})

test('has data once each has some', () => {
  expect(joinQueries({ job: query('Nurse'), draft: query(null) })).toMatchObject({
    data: { job: 'Nurse', draft: null },
    error: null,
    isFetching: false,
  })
  expect(joinQueries({ job: query('Nurse'), draft: query(undefined) })).toMatchObject({ data: undefined, error: null })
})

test('fails with the first that has nothing to show, and a retry asks those alone again', async () => {
  const shown = query('Nurse', new Error('refetch'), true)
  const first = query(undefined, new Error('first'))
  const second = query(undefined, new Error('second'), true)
  const waiting = query(undefined)
  const joined = joinQueries({ shown, waiting, first, second })
  expect(joined).toMatchObject({ data: undefined, error: first.error, isFetching: true })
  await joined.refetch()
  expect([shown, waiting, first, second].map(({ refetch }) => refetch.mock.calls.length)).toEqual([0, 0, 1, 1])
})

test('is no failure where all have something to show', () => {
  expect(joinQueries({ a: query('x', new Error('refetch')), b: query('y') })).toMatchObject({
    data: { a: 'x', b: 'y' },
    error: null,
  })
})
