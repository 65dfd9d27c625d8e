// What the query client does besides TanStack Query's own.
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from '#platform/query/client.ts'

test('a write while the first answer is under way is not missed: what was asked before it is asked again', async () => {
  const client = createQueryClient()
  const answers: ((answer: string) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['notes', 'window'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    staleTime: 60_000,
  })
  const leave = observer.subscribe(() => undefined)
  expect(answers).toHaveLength(1)
  const done = client.invalidateQueries({ queryKey: ['notes'] })
  answers[0]?.('before the write')
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.('after it')
  await done
  expect(observer.getCurrentResult().data).toBe('after it')
  leave()
  client.clear()
})
