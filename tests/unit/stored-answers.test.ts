import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import type { PersistedClient } from '@tanstack/react-query-persist-client'
import { describe, expect, test } from 'vitest'
import { createStoredAnswers, type StoredAnswers } from '#platform/query/stored-answers.ts'
import { fc } from '#tests/setup/properties.ts'

interface Given {
  readonly key: readonly unknown[]
  readonly at: number
  readonly data: unknown
}

/** As the query client gives what it holds. */
function clientOf(given: readonly Given[], buster = 'alex'): PersistedClient {
  const client = new QueryClient()
  for (const { key, at, data } of given) client.setQueryData(key, data, { updatedAt: at })
  return { buster, timestamp: 1, clientState: dehydrate(client) }
}

const stored = (answers: StoredAnswers, given: readonly Given[], buster?: string): string =>
  answers.serialize(clientOf(given, buster))

/** The data of a new client that begins with a text, by key. */
function restored(text: string): Map<string, unknown> {
  const client = new QueryClient()
  hydrate(client, createStoredAnswers().deserialize(text).clientState)
  const queries = client.getQueryCache().getAll()
  return new Map(queries.map(({ queryKey, state }) => [JSON.stringify(queryKey), state.data]))
}

const tasks = { key: ['tasks', 'all', {}], at: 10, data: [{ id: 'one', title: 'Paint “the boat”' }] }
const user = { key: ['user', 'user', {}], at: 20, data: { name: 'Alex' } }

describe('the answers of the last visit', () => {
  test('come back as they were, to be asked for again', () => {
    const text = stored(createStoredAnswers(), [tasks, user, { key: ['workspace', 'x', {}], at: 5, data: null }])
    const client = new QueryClient()
    hydrate(client, createStoredAnswers().deserialize(text).clientState)
    expect(client.getQueryData(tasks.key)).toEqual(tasks.data)
    expect(client.getQueryData(user.key)).toEqual(user.data)
    expect(client.getQueryData(['workspace', 'x', {}])).toBeNull()
    for (const query of client.getQueryCache().getAll()) {
      expect(query.isStale()).toBe(true)
      expect(query.isFetched()).toBe(false)
      expect(query.state).toMatchObject({ status: 'success', fetchStatus: 'idle' })
    }
  })

  test('are one for each endpoint: the last that was asked', () => {
    const page = (number: number, at: number) => ({ key: ['jobs', 'jobs', { page: number }], at, data: [number] })
    const text = stored(createStoredAnswers(), [page(1, 30), page(2, 50), page(3, 40)])
    expect([...restored(text)]).toEqual([['["jobs","jobs",{"page":2}]', [2]]])
  })

  test('are written no further than there is room, and what an endpoint had before goes too', () => {
    const answers = createStoredAnswers(1000)
    stored(answers, [tasks, user])
    let written = 0
    const row = {
      toJSON() {
        written += 1
        return { id: 'some row of a long list' }
      },
    }
    const text = stored(answers, [{ ...tasks, at: 30, data: Array.from({ length: 10_000 }, () => row) }, user])
    expect(written).toBeLessThan(100)
    expect([...restored(text).keys()]).toEqual([JSON.stringify(user.key)])
  })

  test('stay when the cache has forgotten them, until there are newer ones', () => {
    const answers = createStoredAnswers()
    stored(answers, [tasks, user])
    expect(restored(stored(answers, [user])).size).toBe(2)
    const newer = { ...tasks, at: 30, data: [] }
    expect(restored(stored(answers, [newer])).get(JSON.stringify(tasks.key))).toEqual([])
  })

  test('stay through a start that shows none of them', () => {
    const text = stored(createStoredAnswers(), [tasks])
    const next = createStoredAnswers()
    next.deserialize(text)
    expect(restored(stored(next, [user])).size).toBe(2)
  })

  test('are never another person’s, nor in another language', () => {
    const answers = createStoredAnswers()
    stored(answers, [tasks], 'en alex')
    expect([...restored(stored(answers, [user], 'en blake')).keys()]).toEqual([JSON.stringify(user.key)])
    const next = createStoredAnswers()
    next.deserialize(stored(createStoredAnswers(), [tasks], 'en alex'))
    expect([...restored(stored(next, [user], 'fr alex')).keys()]).toEqual([JSON.stringify(user.key)])
  })

  test('take so much room and no more: the newest first, and what is too large leaves its room to the others', () => {
    const of = (name: string, at: number, length: number) => ({ key: [name, 'all'], at, data: 'x'.repeat(length) })
    const given = [of('old', 1, 400), of('large', 4, 2000), of('new', 3, 400), of('middle', 2, 400)]
    const text = stored(createStoredAnswers(1000), given)
    expect([...restored(text).keys()]).toEqual(['["new","all"]', '["middle","all"]'])
  })

  test('make room where the storage is full: the largest goes first', () => {
    const answers = createStoredAnswers()
    const client = clientOf([tasks, user])
    answers.serialize(client)
    const smaller = answers.dropLargest({ persistedClient: client })
    expect([...restored(answers.serialize(smaller ?? client)).keys()]).toEqual([JSON.stringify(user.key)])
    expect(answers.dropLargest({ persistedClient: client })).toBeUndefined()
  })
})

describe('what is no such text', () => {
  const broken = [
    '',
    'null',
    '[]',
    '{"buster":"alex","timestamp":1}',
    '{"buster":"alex","timestamp":1,"clientState":{"mutations":[],"queries":[]}}',
    '{"buster":"alex","timestamp":1,"answers":[{"key":"tasks","at":1,"data":[]}]}',
    stored(createStoredAnswers(), [tasks]).slice(0, -5),
  ]

  test.each(broken)('%s is nothing at all', (text) => {
    expect(createStoredAnswers().deserialize(text)).toEqual({
      buster: '',
      timestamp: 0,
      clientState: { mutations: [], queries: [] },
    })
  })

  test('stops no start', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => restored(text).size >= 0))
  })
})
