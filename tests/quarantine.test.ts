// Which lists of tests in quarantine are valid.
import { expect, test } from 'vitest'
import { faultsOf } from '../scripts/quarantine.mjs'

const entry = {
  file: 'tests/a.test.ts',
  title: 'one',
  reason: 'Reads what is not there yet.',
  since: '2026-11-25',
  until: '2026-12-09',
}
const faults = (list: (typeof entry)[], today = '2026-12-01') =>
  faultsOf(list, {
    now: Date.parse(today),
    read: (file: string) => (file === entry.file ? "test('one', () => {})" : undefined),
  })

test('with a reason, a test that is there and two weeks at most, an entry may stand', () => {
  expect(faults([])).toEqual([])
  expect(faults([entry])).toEqual([])
  expect(faults([entry], '2026-12-09')).toEqual([])
})

test.each([
  ['no reason', { reason: '' }, /has no reason/],
  ['no such file', { file: 'tests/b.test.ts' }, /is no test/],
  ['no such test', { title: 'two' }, /is no test/],
  ['longer than two weeks', { until: '2026-12-10' }, /may stay for 14 days/],
  ['no date', { since: 'today' }, /may stay for 14 days/],
])('%s is a fault', (_, part, words) => {
  expect(faults([{ ...entry, ...part }])).toEqual([expect.stringMatching(words)])
})

test('past its day, and more than eight, are faults', () => {
  expect(faults([entry], '2026-12-11')).toEqual([expect.stringMatching(/should have been mended by 2026-12-09/)])
  expect(faults(Array.from({ length: 9 }, () => entry))).toEqual([expect.stringMatching(/at most 8/)])
})
