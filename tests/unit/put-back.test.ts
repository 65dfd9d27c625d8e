// The undo of a removal puts back what it took, and nothing else.
import { expect, test } from 'vitest'
import { putBack } from '#src/portal/profile/put-back.ts'

interface Job {
  readonly id: string
  readonly name: string
}

const before: readonly Job[] = ['a', 'b', 'c'].map((id) => ({ id, name: id }))
const [a, b, c] = before as [Job, Job, Job]
const put = (now: readonly Job[], taken: Job) => putBack(now, before, taken, ({ id }) => id)

test('it stands where it stood', () => {
  expect([put([b, c], a), put([a, c], b), put([a, b], c)]).toEqual([before, before, before])
})

test('what was changed, added, moved or removed since stays so', () => {
  const changed = { ...c, name: 'changed since' }
  const added = { id: 'd', name: 'added since' }
  expect(put([a, changed, added], b)).toEqual([a, b, changed, added])
  expect(put([changed, a], b)).toEqual([changed, a, b])
  expect(put([added], c)).toEqual([c, added])
})

test('what is there already is not put there twice', () => {
  expect(put([a, b], b)).toEqual([a, b])
})
