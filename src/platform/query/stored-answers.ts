// The last answers of a person's screens as one text of bounded size, for the next start: one answer for each endpoint, the newest first.
// @chunk signed-in
import { hashKey } from '@tanstack/react-query'
import type { PersistedClient } from '@tanstack/react-query-persist-client'
import * as z from '#contract/zod.ts'

/** Characters, all answers together. */
const MOST = 300_000

const Stored = z.object({
  buster: z.string(),
  timestamp: z.number(),
  answers: z.array(z.object({ key: z.array(z.unknown()), at: z.number(), data: z.unknown() })),
})

interface Answer {
  readonly key: readonly unknown[]
  /** ms since the epoch */
  readonly at: number
  /** As JSON. */
  readonly data: string
}

/** Undefined: there is too much of it. */
type Given = Omit<Answer, 'data'> & { readonly data: string | undefined }

export interface StoredAnswers {
  serialize(client: PersistedClient): string
  /** What is no such text has no time, which the query client takes for too old. */
  deserialize(text: string): PersistedClient
  /** Makes room where the storage is full. @returns the client without its largest answer; undefined where none is left */
  dropLargest(refused: { readonly persistedClient: PersistedClient }): PersistedClient | undefined
}

export function createStoredAnswers(most = MOST): StoredAnswers {
  /** By endpoint. Stays when the cache forgets an answer that no screen has shown for a while. */
  const answers = new Map<string, Answer>()
  const textOf = rememberTexts(most)
  /** Whose they are, in which language, by which contract. */
  let buster: string | undefined

  const add = ({ key, at, data }: Given) => {
    const name = endpointOf(key)
    if ((answers.get(name)?.at ?? 0) > at) return
    if (data === undefined) answers.delete(name)
    else answers.set(name, { key, at, data })
  }
  const begin = (next: string) => {
    if (buster !== next) answers.clear()
    buster = next
  }
  return {
    serialize({ buster: of, timestamp, clientState: { queries } }) {
      begin(of)
      for (const { queryKey, state } of queries)
        add({ key: queryKey, at: state.dataUpdatedAt, data: textOf(state.data) })
      const newest = newestOf(answers, most).map(
        ({ key, at, data }) => `{"key":${JSON.stringify(key)},"at":${at},"data":${data}}`,
      )
      return `{"buster":${JSON.stringify(of)},"timestamp":${timestamp},"answers":[${newest.join()}]}`
    },
    deserialize(text) {
      const stored = read(text)
      begin(stored.buster)
      for (const { key, at, data } of stored.answers) add({ key, at, data: textOf(data) })
      const queries = stored.answers.map(({ key, at, data }) => ({
        queryKey: key,
        queryHash: hashKey(key),
        dehydratedAt: at,
        state: restoredState(data, at),
      }))
      return { buster: stored.buster, timestamp: stored.timestamp, clientState: { mutations: [], queries } }
    },
    dropLargest({ persistedClient: client }) {
      const [largest] = [...answers].toSorted(([, a], [, b]) => b.data.length - a.data.length).map(([name]) => name)
      if (largest === undefined || answers.size === 1) return undefined
      answers.delete(largest)
      const queries = client.clientState.queries.filter(({ queryKey }) => endpointOf(queryKey) !== largest)
      return { ...client, clientState: { ...client.clientState, queries } }
    },
  }
}

const endpointOf = (key: readonly unknown[]): string => JSON.stringify(key.slice(0, 2))

/** Those that fit. One that is too large leaves its room to older ones. */
function newestOf(answers: ReadonlyMap<string, Answer>, most: number): Answer[] {
  let left = most
  return [...answers.values()]
    .toSorted((a, b) => b.at - a.at)
    .filter(({ data }) => {
      if (data.length > left) return false
      left -= data.length
      return true
    })
}

const NOTHING = { buster: '', timestamp: 0, answers: [] }

function read(text: string): z.infer<typeof Stored> {
  try {
    return Stored.safeParse(JSON.parse(text)).data ?? NOTHING
  } catch {
    return NOTHING
  }
}

/** Shown at once and refetched, whatever its age; `isFetched` of its query shows that it has not been yet. */
const restoredState = (data: unknown, at: number) => ({
  data,
  dataUpdatedAt: at,
  dataUpdateCount: 0,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  fetchStatus: 'idle' as const,
  isInvalidated: true,
  status: 'success' as const,
})

/** @returns JSON of data, made once for each: data in the cache is the same object until it changes. Undefined for a list that is too large */
function rememberTexts(most: number): (data: unknown) => string | undefined {
  const texts = new WeakMap<object, string | undefined>()
  return (data) => {
    if (typeof data !== 'object' || data === null) return JSON.stringify(data)
    if (!texts.has(data)) texts.set(data, Array.isArray(data) ? listWithin(most, data) : JSON.stringify(data))
    return texts.get(data)
  }
}

/** Written no further than there is room: of 50,000 rows that would take longer than all else that the page does with them. */
function listWithin(most: number, rows: readonly unknown[]): string | undefined {
  const texts: string[] = []
  let left = most
  for (const row of rows) {
    const text = JSON.stringify(row) ?? 'null'
    left -= text.length + 1
    if (left < 0) return undefined
    texts.push(text)
  }
  return `[${texts.join()}]`
}
