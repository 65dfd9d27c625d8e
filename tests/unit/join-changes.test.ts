// Recent changes: those of one thing that follow one another are one line.
import { expect, test } from 'vitest'
import type { RecentChange } from '#contract/shell/changes.ts'
import { joinChanges } from '#shell/settings/data/join-changes.ts'

const at = (minutes: number): string => new Date(Date.UTC(2026, 10, 17, 9, minutes)).toISOString()

/** The later, the higher its id. */
const changed = (id: number, key: string, more: Partial<RecentChange> = {}): RecentChange => ({
  id: String(id),
  at: at(id),
  api: 'tasks',
  endpoint: 'updateTask',
  created: 0,
  changed: 1,
  deleted: 0,
  titles: [key],
  records: [{ table: 'tasks', key, title: key }],
  ...more,
})
const idsOf = (changes: readonly RecentChange[]) => joinChanges(changes).map(({ ids }) => ids)

test('changes of one thing that follow one another are one, told as the newest of them', () => {
  const changes = [changed(4, 'a', { titles: ['Call mum'] }), changed(3, 'a'), changed(2, 'b'), changed(1, 'a')]
  const joined = joinChanges(changes)
  expect(joined.map(({ ids }) => ids)).toEqual([['4', '3'], ['2'], ['1']])
  expect(joined[0]).toMatchObject({ id: '4', at: at(4), titles: ['Call mum'] })
})

test('a pause of more than half an hour begins another, counted from change to change', () => {
  const changes = [changed(59, 'a'), changed(40, 'a'), changed(20, 'a'), changed(1, 'a', { at: at(-20) })]
  expect(idsOf(changes)).toEqual([['59', '40', '20'], ['1']])
})

test('what adds, deletes, touches several, or undoes stands for itself', () => {
  const created = { changed: 0, created: 1 }
  const several = { changed: 2 }
  const undone = { api: 'changes' }
  for (const more of [created, several, undone, { deleted: 1 }, { records: [] }])
    expect(idsOf([changed(2, 'a', more), changed(1, 'a', more)])).toEqual([['2'], ['1']])
})

test('no more are joined than can be undone at once', () => {
  const changes = Array.from({ length: 150 }, (_, index) => changed(150 - index, 'a', { at: at(0) }))
  expect(idsOf(changes).map(({ length }) => length)).toEqual([100, 50])
})
