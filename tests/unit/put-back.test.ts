// The undo of a removal puts back what it took, and nothing else.
import { expect, test } from 'vitest'
import { putBack } from '#src/portal/profile/put-back.ts'
import { fc } from '#tests/setup/properties.ts'

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
  expect(put([added, c], a)).toEqual([added, a, c])
})

test('two removals, undone in whichever sequence', () => {
  const id = (job: Job) => job.id
  // a was removed, then b; a is put back first.
  expect(putBack(putBack([c], before, a, id), [b, c], b, id)).toEqual(before)
  expect(putBack(putBack([c], [b, c], b, id), before, a, id)).toEqual(before)
})

test('any of them removed one after the other, undone from the last: all as before, and nothing that was changed since is lost', () => {
  const all = Array.from({ length: 6 }, (_, index): Job => ({ id: `${index}`, name: `${index}` }))
  const id = (job: Job) => job.id
  fc.assert(
    fc.property(fc.shuffledSubarray(all), fc.shuffledSubarray(all), (removed, changed) => {
      const taken: [Job, readonly Job[]][] = []
      let now: readonly Job[] = all
      for (const one of removed) {
        taken.push([one, now])
        now = now.filter(({ id }) => id !== one.id)
      }
      now = now.map((one) => (changed.includes(one) ? { ...one, name: 'changed' } : one))
      const stored = now
      for (const [one, before] of taken.toReversed()) now = putBack(now, before, one, id)
      expect(now.map(id)).toEqual(all.map(id))
      for (const one of stored) expect(now).toContain(one)
    }),
  )
})

test('what is there already is not put there twice', () => {
  expect(put([a, b], b)).toEqual([a, b])
})
