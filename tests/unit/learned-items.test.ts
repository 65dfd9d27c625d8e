// What answers have shown of items, read back into the banks: what is taken, what is refused, and what the engine then does with it.
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { applyEstimates, withLearned } from '#e2e/estimate/apply-estimates.ts'
import { learnedOf } from '#e2e/estimate/bank-items.ts'
import { itemBanks } from '#seed/items/banks.ts'
import { type LearnedItems, learnedItems } from '#seed/items/learned.ts'
import { bankOf, loadBanks, ratedParameters } from '#sw/api/portal/evaluation/bank-store.ts'
import { fineDistribution } from '#sw/api/portal/evaluation/posterior.ts'

const banks = await loadBanks()
const sql = banks.get('sql')
const source = await itemBanks.sql?.()
if (!sql || !source) throw new Error('No bank')

/** Each item a little harder than rated, and known well. */
const known = (change: object = {}) => ({
  sql: {
    version: sql.version,
    items: [...sql.items.values()].map((item) => {
      const { a, b } = ratedParameters(item)
      return { id: item.id, a: a + 0.1, b: b + 0.2, spread: 0.2, answers: 150 }
    }),
    ...change,
  },
})
const learned = (file: unknown = known()): LearnedItems => {
  const { sql: taken } = applyEstimates(banks, file).learned
  if (!taken) throw new Error('Refused')
  return taken
}

describe('a bank with what answers have told', () => {
  const bank = bankOf('sql', source, learned())

  test('has its items as they are known, each step of a task moved with it, and what can be guessed as it was', () => {
    const tasks = bank.engine.items.filter(({ steps }) => steps)
    expect(tasks.length).toBeGreaterThan(0)
    for (const [index, item] of bank.engine.items.entries()) {
      const rated = sql.engine.items[index]
      expect(item.a).toBeCloseTo((rated?.a ?? 0) + 0.1, 9)
      expect(item.b).toBeCloseTo((rated?.b ?? 0) + 0.2, 9)
      expect(item).toMatchObject({ id: rated?.id, c: rated?.c, spread: 0.2 })
      for (const [stepIndex, step] of (item.steps ?? []).entries())
        expect(step).toBeCloseTo((rated?.steps?.[stepIndex] ?? 0) + 0.2, 9)
    }
    expect(bank).toMatchObject({ version: sql.version, calibration: 'calibrated' })
  })

  test('tells more of a person by the same answers', () => {
    const seOf = ({ engine }: typeof sql) =>
      fineDistribution(
        engine.items
          .slice(0, 20)
          .map((item, index) => ({ ...item, score: index % 2 === 0 ? (item.steps?.length ?? 1) : 0 })),
      ).se
    expect(seOf(bank)).toBeLessThan(0.95 * seOf(sql))
  })

  test('leaves an item as rated that nothing is told of', () => {
    const { version, items } = learned()
    const { 'sql-001': _, ...others } = items
    const part = bankOf('sql', source, { version, items: others })
    const [index, next] = [part.engine.indexes.get('sql-001') ?? -1, part.engine.indexes.get('sql-002') ?? -1]
    expect(part.engine.items[index]).toEqual(sql.engine.items[index])
    expect(part.engine.items[next]?.spread).toBe(0.2)
  })

  test('is as rated where what was told is of another version of it', () => {
    const other = bankOf('sql', source, { ...learned(), version: 'earlier' })
    expect(other.engine.items).toEqual(sql.engine.items)
    expect(other.calibration).toBe('author')
  })
})

test('as it is shipped, nothing has been told: every difficulty is as sure as its ratings', () => {
  expect(learnedItems).toEqual({})
  for (const { engine, calibration } of banks.values()) {
    expect(calibration).toBe('author')
    for (const { spread } of engine.items) expect(spread).toBeGreaterThanOrEqual(0.5)
  }
})

describe('estimates that are read back', () => {
  const refusedFor = (file: unknown) => applyEstimates(banks, file).report.map(({ refused }) => refused)
  const [first, ...rest] = known().sql.items

  test('are taken, and said to be', () => {
    const { report } = applyEstimates(banks, known())
    expect(report).toEqual([{ skillId: 'sql', answers: 150 * sql.items.size, moved: expect.closeTo(0.2, 9) }])
  })

  test.each([
    ['of no bank', { cooking: known().sql }, /no bank of cooking/],
    ['of another version', known({ version: 'earlier' }), /another version/],
    ['of an item that is not there', known({ items: [{ ...first, id: 'sql-999' }, ...rest] }), /no item sql-999/],
    ['of one item twice', known({ items: [first, first, ...rest] }), /twice/],
    ['without spread', known({ items: [{ ...first, spread: 0 }, ...rest] }), /spread/],
    ['that turn an item round', known({ items: [{ ...first, a: -1 }, ...rest] }), /"a"/],
    ['that are no numbers', known({ items: [{ ...first, b: null }, ...rest] }), /"b"/],
  ])('are none where they are %s', (_, file, said) => {
    expect(() => applyEstimates(banks, file)).toThrow(said)
  })

  test('are left where few have answered, and where levels would mean something else', () => {
    const few = known().sql.items.map((item) => ({ ...item, answers: 49 }))
    const moved = known().sql.items.map((item) => ({ ...item, b: item.b - 0.8 }))
    expect(refusedFor(known({ items: few }))).toEqual(['few'])
    expect(refusedFor(known({ items: moved }))).toEqual(['moved'])
    expect(applyEstimates(banks, known({ items: moved })).learned).toEqual({})
  })

  test('are written into a file that reads as they are, and out of it again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'learned-'))
    const path = join(folder, 'learned.ts')
    copyFileSync('seed/items/learned.ts', path)
    const shipped = readFileSync(path, 'utf8')
    const all = { sql: learned(), 'data-protection': { version: 'x', items: {} } }
    writeFileSync(path, withLearned(shipped, all))
    const { learnedItems: read } = await import(/* @vite-ignore */ pathToFileURL(path).href)
    expect(Object.keys(read)).toEqual(['sql', 'data-protection'])
    const { a, b } = read.sql.items['sql-001']
    const item = learned().items['sql-001']
    expect([a, b]).toEqual([expect.closeTo(item?.a ?? 0, 3), expect.closeTo(item?.b ?? 0, 3)])
    expect(withLearned(readFileSync(path, 'utf8'), {})).toBe(shipped)
  })
})

test('estimates begin with ratings, whatever is known by now: nothing is counted twice', () => {
  const again = learnedOf(bankOf('sql', source, learned()), { sessions: [] })
  expect(again).toEqual(learnedOf(sql, { sessions: [] }))
  expect(again.items[0]?.b).toBe(sql.engine.items[0]?.b)
})
