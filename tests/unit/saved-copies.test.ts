import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import { noteCopy } from '#platform/query/saved-copies.ts'
import { evaluationQueries } from '#portal/skills/queries.ts'

test('the portal’s answer takes the copy’s place, also where it was there before the copy was shown', async () => {
  const client = new QueryClient()
  const queryKey = ['jobs', 'one']
  await client.fetchQuery({
    queryKey,
    queryFn: () => {
      noteCopy(client, queryKey, { answer: 'copy', changeId: undefined, savedAt: 1, later: Promise.resolve('answer') })
      return 'copy'
    },
  })
  await expect.poll(() => client.getQueryData(queryKey)).toBe('answer')
})

test('an evaluation under way goes back to no question that was answered', async () => {
  const client = new QueryClient()
  const current = evaluationQueries.current()
  const session = (seq: number, id = 'one') => ({ id, seq }) as EvaluationSession
  const read = (answer: EvaluationSession | null) => client.fetchQuery({ ...current, queryFn: () => answer })
  await read(session(10))
  await read(session(9))
  expect(client.getQueryData(current.queryKey)).toEqual(session(10))
  await read(session(11))
  expect(client.getQueryData(current.queryKey)).toEqual(session(11))
  await read(session(0, 'two'))
  expect(client.getQueryData(current.queryKey)).toEqual(session(0, 'two'))
  await read(null)
  expect(client.getQueryData(current.queryKey)).toBeNull()
})
