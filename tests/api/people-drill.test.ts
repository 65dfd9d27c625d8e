// A small part of `npm run drill -- people`, which test:all runs at full size.
/** @module-tag extended */
import { expect, test } from 'vitest'
import { drillPeople } from '#e2e/drill/people-drill.ts'

test('of 300 calls with somebody else’s ids, none tells of what is theirs or changes it', async () => {
  const { calls, statuses, faults } = await drillPeople(300, 20261125, () => {})
  expect(faults).toEqual([])
  expect(calls).toBe(300)
  // They are not all refused for their form.
  expect(statuses.get(200)).toBeGreaterThan(50)
})
