// One odd entry costs itself alone, whichever list of a portal's it is in.
import { expect, test } from 'vitest'
import { type Api, BadAnswerError, defineApi, type Endpoint } from '#contract/define-api.ts'
import * as z from '#contract/zod.ts'
import { readEntries } from '#platform/api/read-entries.ts'
import { modules } from '#sw/api/registry.ts'

const read = (endpoint: Endpoint, body: unknown, report: (words: string) => void = () => undefined) =>
  readEntries(endpoint, 200, body, new BadAnswerError(endpoint, 200), report)

const Entry = z.object({ id: z.string(), kind: z.enum(['a', 'b']), tags: z.array(z.string()) })
const { list, page } = defineApi('jobs', 'portal', {
  list: { method: 'GET', path: 'x/list', answers: { 200: z.array(Entry) } },
  page: {
    method: 'GET',
    path: 'x/page',
    answers: {
      200: z.object({ total: z.number(), items: z.array(Entry), record: z.object({ parts: z.array(Entry) }) }),
    },
  },
}).endpoints
const good = { id: '1', kind: 'a', tags: [] } as const
const other = { id: '2', kind: 'b', tags: ['x'] } as const
const odd = [{ ...good, kind: 'INTERVIEW' }, { id: '3' }, { ...good, id: 4 }, { ...good, tags: [5] }, null, 'odd', 5]

test('in every list of the portal’s lane', async () => {
  const apis = (await Promise.all(modules.map(async ({ load }) => (await load()).api))) as Api[]
  const lists = apis
    .flatMap(({ endpoints }) => Object.values(endpoints) as Endpoint[])
    .filter(({ lane, method, answers }) => lane === 'portal' && method === 'GET' && answers[200]?.safeParse([]).success)
  expect(lists.length).toBeGreaterThan(8)
  for (const endpoint of lists)
    expect(read(endpoint, [{ odd: true }, null, 'odd', 5, [], true]), endpoint.path).toEqual([])
})

test('and in a list beside other fields; what fits stays, and each reason is reported once', () => {
  const said: string[] = []
  const note = (words: string) => said.push(words)
  expect(read(list, [good, ...odd, other], note)).toEqual([good, other])
  expect(said.toSorted()).toEqual([...new Set(said)].toSorted())
  expect(said).toHaveLength(4)
  read(list, [...odd, good], note)
  expect(said).toHaveLength(4)
  const whole = { total: 7, items: [good, ...odd, other], record: { parts: [good] } }
  expect(read(page, whole)).toEqual({ ...whole, items: [good, other] })
})

test('and in the lists of a group, such as the facets of a search; a part of a record stays what it is', () => {
  const { found } = defineApi('jobs', 'portal', {
    found: {
      method: 'GET',
      path: 'x/found',
      answers: {
        200: z.object({ facets: z.object({ kind: z.array(Entry) }), content: z.object({ work: z.array(Entry) }) }),
      },
    },
  }).endpoints
  const whole = { facets: { kind: [...odd, good, null, other] }, content: { work: [good] } }
  expect(read(found, whole)).toEqual({ ...whole, facets: { kind: [good, other] } })
  expect(() => read(found, { ...whole, content: { work: odd } })).toThrow(BadAnswerError)
})

test('what is no entry, and what is a part of one record, is refused as before', () => {
  const whole = { total: 1, items: [good], record: { parts: [good] } }
  for (const wrong of [
    { ...whole, total: 'many' },
    { ...whole, record: { parts: odd } },
    { ...whole, items: ['a'] },
    5,
  ])
    expect(() => read(page, wrong), JSON.stringify(wrong)).toThrow(BadAnswerError)
})
