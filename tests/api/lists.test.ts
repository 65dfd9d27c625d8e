// sw/api/lists.ts: whatever happens to the rows, each list is what sorting them all would give, page by page.

import { describe, expect, test } from 'vitest'
import { CairnDb, type RowChange } from '#sw/api/engine/db.ts'
import type { Listing } from '#sw/api/engine/lists/list-entries.ts'
import { createLists } from '#sw/api/engine/lists/list-keeping.ts'
import { newestFirst, numberKey, oldestFirst, textKey } from '#sw/api/engine/lists/list-keys.ts'
import { countOf, countsOf, idsBetween, pageOfList, positionOf, sliceOfList } from '#sw/api/engine/lists/lists.ts'
import { schemaOf } from '#sw/api/engine/schema.ts'
import { fc, runs } from '#tests/setup/properties.ts'
import { newDatabase } from '#tests/setup/test-api.ts'

const RUNS = runs(60)

interface Thing {
  id: string
  shelf: number
  weight: number
}

/** One list a shelf and one of all, both by weight; names and keys with the character that separates them inside. */
const listing: Listing = ({ shelf, weight }: Thing) => {
  return [
    ['all', `w${weight}`],
    [`shelf\u001f${shelf}`, `w\u001f${weight}`],
  ]
}
const lists = createLists({ things: listing }, 4)
const SHELVES = ['shelf 0', 'shelf 1', 'shelf 2']

type Step = { put: Thing[] } | { remove: string[] } | { again: Thing[] }

const thing = fc.record({
  id: fc.constantFrom(...Array.from({ length: 40 }, (_, index) => `t${index}`), 'with\u001fbreak', ''),
  shelf: fc.nat(2),
  weight: fc.nat(9),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ put: fc.uniqueArray(thing, { selector: ({ id }) => id, maxLength: 25 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      remove: fc.uniqueArray(
        thing.map(({ id }) => id),
        { maxLength: 15 },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ again: fc.uniqueArray(thing, { selector: ({ id }) => id, maxLength: 5 }) }) },
)

describe('ordered lists', () => {
  test(
    `every page, count and place is what sorting all rows gives (${RUNS} random histories)`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
          const db = new CairnDb(newDatabase(), schemaOf([{ tables: { things: 'id' } }]))
          const things = new Map<string, Thing>()
          for (const made of steps) {
            await db.transaction('rw', [...lists.tables], async () => lists.apply(db, changesOf(things, made)))
            await expectSorted(db, 'all', [...things.values()])
            for (const [shelf, name] of SHELVES.entries()) {
              await expectSorted(
                db,
                name,
                [...things.values()].filter((thing) => thing.shelf === shelf),
              )
            }
          }
          expect(await countsOf(db, [...SHELVES, 'nowhere'])).toEqual([
            ...SHELVES.map((_, shelf) => [...things.values()].filter((thing) => thing.shelf === shelf).length),
            0,
          ])
          db.close()
        }),
        { numRuns: RUNS },
      )
    },
    180_000 + RUNS * 4000,
  )

  test('rows of tables without lists change nothing, a table called like a prototype’s field among them', async () => {
    const db = new CairnDb(newDatabase(), schemaOf([{ tables: { things: 'id' } }]))
    await lists.apply(db, [{ table: 'constructor', key: 'a', after: { id: 'a' } }])
    expect(await db.table('listKeys').count()).toBe(0)
  })

  test('a row that is added twice, or removed without having been added, does not change the counts', async () => {
    const db = new CairnDb(newDatabase(), schemaOf([{ tables: { things: 'id' } }]))
    const after = { id: 'a', shelf: 1, weight: 1 }
    await lists.apply(db, [{ table: 'things', key: 'a', after }])
    await lists.apply(db, [{ table: 'things', key: 'a', after }])
    await lists.apply(db, [{ table: 'things', key: 'b', before: { ...after, id: 'b' } }])
    expect(await pageOfList(db, 'all', { page: 1, size: 3 })).toEqual({ ids: ['a'], total: 1 })
  })

  test('entries that come before the first stretch, whose own were taken away, are found', async () => {
    const db = new CairnDb(newDatabase(), schemaOf([{ tables: { things: 'id' } }]))
    const things = new Map<string, Thing>()
    const put = (weight: number, ...ids: string[]): Step => ({ put: ids.map((id) => ({ id, shelf: 0, weight })) })
    for (const made of [put(1, 'd', 'e'), put(0, 'a', 'b', 'c'), { remove: ['a', 'b'] }, put(0, 'a', 'b')]) {
      await lists.apply(db, changesOf(things, made))
    }
    expect((await pageOfList(db, 'all', { page: 1, size: 9 })).ids).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('a list that has become empty leaves nothing behind', async () => {
    const db = new CairnDb(newDatabase(), schemaOf([{ tables: { things: 'id' } }]))
    const after = { id: 'a', shelf: 1, weight: 1 }
    await lists.apply(db, [{ table: 'things', key: 'a', after }])
    expect(await countOf(db, 'all')).toBe(1)
    await lists.apply(db, [{ table: 'things', key: 'a', before: after }])
    expect([await db.table('listKeys').count(), await db.table('listRanks').count()]).toEqual([0, 0])
  })
})

/** Does the step to the things, and returns what it changed. `again` reports rows that are there already, or rows gone that never were. */
function changesOf(things: Map<string, Thing>, made: Step): RowChange[] {
  if ('remove' in made) {
    return made.remove.map((id) => {
      const before = things.get(id)
      things.delete(id)
      return { table: 'things', key: id, before: before && { ...before } }
    })
  }
  if ('again' in made) {
    return made.again.map(({ id, ...rest }) => {
      const known = things.get(id)
      return known
        ? { table: 'things', key: id, after: { ...known } }
        : { table: 'things', key: id, before: { id, ...rest } }
    })
  }
  return made.put.map((thing) => {
    const before = things.get(thing.id)
    things.set(thing.id, thing)
    return { table: 'things', key: thing.id, before: before && { ...before }, after: { ...thing } }
  })
}

async function expectSorted(db: CairnDb, list: string, things: readonly Thing[]): Promise<void> {
  const sorted = things.toSorted((a, b) => a.weight - b.weight || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
  expect(await countOf(db, list)).toBe(sorted.length)
  for (let page = 1; page <= Math.ceil(sorted.length / 3) + 1; page += 1) {
    const ids = sorted.slice((page - 1) * 3, page * 3)
    expect(await pageOfList(db, list, { page, size: 3 })).toEqual({ ids, total: sorted.length })
    const fromEnd = sorted.toReversed().slice((page - 1) * 3, page * 3)
    expect((await pageOfList(db, list, { page, size: 3, reverse: true })).ids).toEqual(fromEnd)
  }
  expect(await sliceOfList(db, list, 2, 7)).toEqual(sorted.slice(2, 7))
  const key = list === 'all' ? 'w5' : 'w\u001f5'
  const lighter = things.filter(({ weight }) => weight < 5).length
  expect(await positionOf(db, list, key)).toBe(lighter)
  expect(await idsBetween(db, list, '', key)).toEqual(sorted.slice(0, lighter))
  expect(await idsBetween(db, list, key)).toEqual(sorted.slice(lighter))
}

describe('sort keys', () => {
  test('sort like the numbers, times and words that they stand for', () => {
    const number = fc.double({ noNaN: true }).filter((value) => !Object.is(value, -0))
    fc.assert(fc.property(number, number, (a, b) => Math.sign(a - b || 0) === order(numberKey(a), numberKey(b))))
    const time = fc.date({ min: new Date(0), noInvalidDate: true }).map((date) => date.getTime())
    fc.assert(fc.property(time, time, (a, b) => Math.sign(a - b) === order(oldestFirst(a), oldestFirst(b))))
    fc.assert(fc.property(time, time, (a, b) => Math.sign(b - a) === order(newestFirst(a), newestFirst(b))))
    expect(newestFirst('2026-11-17T09:00:00.000Z')).toBe(newestFirst(Date.UTC(2026, 10, 17, 9)))
    expect(['Été', 'eta', 'Zoo', 'a'].toSorted((a, b) => order(textKey(a), textKey(b)))).toEqual([
      'a',
      'eta',
      'Été',
      'Zoo',
    ])
  })
})

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
