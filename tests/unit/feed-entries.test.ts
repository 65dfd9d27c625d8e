import { expect, test } from 'vitest'
import { countsOf, entriesOf, shownEntries } from '#apps/activities/entries.ts'
import { readFeedSearch } from '#apps/activities/feed-search.ts'
import type { RecentChange } from '#contract/shell/changes.ts'

/** Of a day here, at that hour, as the feed writes it. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()

const activities = [
  {
    id: 'c',
    description: '<strong>Inès</strong> déplaça',
    linkedContent: 'Le café',
    date: at(17, 9),
    type: 'task',
    actor: 'ines',
  },
  { id: 'b', description: 'Six jobs match', extraContent: '<p>Near Lyon</p>', date: at(16, 23), type: 'job' },
  { id: 'a', description: 'You wrote', date: at(15, 0), type: 'comment', actor: 'me' },
] as const

const change = (id: string, date: string, title: string): RecentChange => ({
  id,
  at: date,
  api: 'tasks',
  endpoint: 'updateTask',
  created: 0,
  changed: 1,
  deleted: 0,
  titles: [title],
  records: [],
})

const entries = entriesOf(
  activities,
  [change('9', at(16, 12), 'Budget')],
  'me',
  ({ titles }) => `You changed ${titles}`,
)
const idsOf = (search: Parameters<typeof shownEntries>[1]) => shownEntries(entries, search).map(({ id }) => id)

test('what happened and what was changed stand in one order, the newest first or the oldest', () => {
  expect(idsOf({})).toEqual(['c', 'b', 'change-9', 'a'])
  expect(idsOf({ order: 'oldest' })).toEqual(['a', 'change-9', 'b', 'c'])
})

test('words are found anywhere, whatever their accents and case, without the markup, all of them', () => {
  expect(idsOf({ q: 'CAFE ines' })).toEqual(['c'])
  expect(idsOf({ q: 'lyon' })).toEqual(['b'])
  expect(idsOf({ q: 'budget' })).toEqual(['change-9'])
  expect(idsOf({ q: 'strong' })).toEqual([])
  expect(idsOf({ q: 'café Lyon' })).toEqual([])
})

test('by person, and by type; changes are one’s own', () => {
  expect(idsOf({ actor: 'me' })).toEqual(['change-9', 'a'])
  expect(idsOf({ type: 'change' })).toEqual(['change-9'])
  expect(idsOf({ type: 'job', actor: 'me' })).toEqual([])
  expect(countsOf(entries.map(({ actor }) => actor))).toEqual([
    ['me', 2],
    ['ines', 1],
  ])
})

test('by days here, from the first moment of the first to the last of the last', () => {
  expect(idsOf({ from: '2026-11-16' })).toEqual(['c', 'b', 'change-9'])
  expect(idsOf({ to: '2026-11-16' })).toEqual(['b', 'change-9', 'a'])
  expect(idsOf({ from: '2026-11-15', to: '2026-11-15' })).toEqual(['a'])
})

test('of the address, only what is understood is taken', () => {
  const nonsense = {
    q: 7,
    actor: ['x'],
    type: 'gossip',
    from: 'yesterday',
    to: '2026-99-99',
    order: 'random',
    shown: 0,
  }
  expect(Object.values(readFeedSearch(nonsense)).filter((value) => value !== undefined)).toEqual([])
  const requested = {
    q: 'x',
    actor: 'me',
    type: 'change',
    from: '2026-11-15',
    to: '2026-11-16',
    order: 'oldest',
    shown: 40,
  }
  expect(readFeedSearch(requested)).toEqual(requested)
})
