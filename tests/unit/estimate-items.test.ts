// From answers to what is known of items, tried with simulated people whose items are known.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Answers, estimateItems, type UnknownItem } from '#e2e/estimate/estimate-items.ts'
import { mergeAnswers } from '#e2e/estimate/merge-answers.ts'
import { createChance } from '#e2e/simulate/banks.ts'
import { loadBanks } from '#sw/api/portal/evaluation/bank-store.ts'
import { type ItemParameters, mostOf, scoreChances } from '#sw/api/portal/evaluation/response-model.ts'
import { scoreAt } from '#sw/api/portal/evaluation/sample-sessions.ts'

const SPREAD = 0.7
const BELIEF = { slope: 1, spread: SPREAD }

/** Forty items, four of them worked, whose ratings are off by N(0, 0.7), and people who answer all of them. */
function simulated(people: number, seed: number) {
  const chance = createChance(seed)
  const items = Array.from({ length: 40 }, (_, index): UnknownItem => {
    const rating = -1.95 + index / 10
    const base = { id: `item-${index}`, rating, type: `type-${index % 3}`, topic: `topic-${index % 4}` }
    return index % 10 === 9
      ? { ...base, a: 0.8, b: rating, c: 0, steps: [rating - 0.5, rating, rating + 0.5] }
      : { ...base, a: 1.2, b: rating, c: 0.1 }
  })
  const truths = items.map(({ a, b, c, steps }): ItemParameters => {
    const error = SPREAD * chance.normal()
    return {
      a: a * Math.exp(0.3 * chance.normal()),
      b: b + error,
      c,
      ...(steps && { steps: steps.map((step) => step + error) }),
    }
  })
  const answers = Array.from({ length: people }, (): Answers => {
    const theta = chance.normal()
    return truths.map((truth, item) => ({ item, score: scoreAt(scoreChances(truth, theta), chance.uniform()) }))
  })
  return { items, truths, answers }
}

const rootMean = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length)

describe('what answers tell of items', () => {
  test('without any, they are as rated', () => {
    const { items } = simulated(0, 1)
    for (const [index, item] of estimateItems(items, [], BELIEF).items.entries())
      expect(item).toMatchObject({ b: items[index]?.rating, spread: SPREAD, answers: 0 })
  })

  test('after 150, difficulty is known to less than a third of a logit, and as surely as it says', () => {
    const { items, truths, answers } = simulated(150, 2)
    const learned = estimateItems(items, answers, BELIEF)
    const errors = learned.items.map(({ b }, index) => b - (truths[index]?.b ?? 0))
    expect(rootMean(errors)).toBeLessThan(0.3)
    const inSpreads = rootMean(errors.map((error, index) => error / (learned.items[index]?.spread ?? 1)))
    expect(inSpreads).toBeGreaterThan(0.7)
    expect(inSpreads).toBeLessThan(1.3)
    expect(learned.items.every((item) => item.answers === 150)).toBe(true)
  })

  test('the more there are, the more is known, and how far ratings may be believed is found out', {
    tags: 'extended',
  }, () => {
    const { items, answers } = simulated(400, 3)
    const estimates = [20, 100, 400].map((people) =>
      estimateItems(items, answers.slice(0, people), { slope: 0.6, spread: 0.3 }),
    )
    const spreads = estimates.map((one) => rootMean(one.items.map(({ spread }) => spread)))
    expect(spreads[2]).toBeLessThan((spreads[1] ?? 0) * 0.75)
    expect(estimates[2]?.ratings.slope).toBeGreaterThan(0.8)
    expect(estimates[2]?.ratings.spread).toBeGreaterThan(0.5)
    expect(estimates[2]?.ratings.spread).toBeLessThan(0.95)
  })

  test('the same answers give the same figures', { tags: 'extended' }, () => {
    const { items, answers } = simulated(30, 4)
    expect(estimateItems(items, answers, BELIEF)).toEqual(estimateItems(items, answers, BELIEF))
  })
})

const session = (bankVersion: string, itemId: string, seconds: number) => ({
  skillId: 'sql',
  bankVersion,
  answers: [{ itemId, isRight: true, isPassed: false, isTimedOut: false, seconds }],
})

test('answers are merged whatever their sequence, each evaluation once', () => {
  const [one, other] = [session('a', 'sql-001', 10), session('a', 'sql-002', 12)]
  const merged = mergeAnswers([{ sessions: [one, other] }, { sessions: [one] }])
  expect(merged.sessions).toHaveLength(2)
  expect(mergeAnswers([{ sessions: [other] }, { sessions: [one] }])).toEqual(merged)
})

test('the commands take stored sessions to what is known of items: only with consent, and only of this version of a bank', async () => {
  const bank = (await loadBanks()).get('sql')
  if (!bank) throw new Error('No bank')
  const chance = createChance(5)
  const folder = mkdtempSync(join(tmpdir(), 'estimate-'))
  const path = (name: string) => join(folder, name)
  const at = '2026-11-01T10:00:00.000Z'
  const rowOf = (person: number) => ({
    ...{ id: `s${person}`, userId: `u${person}`, skillId: 'sql', calibration: 'author', rules: {}, drafts: {} },
    bankVersion: person === 0 ? 'earlier' : bank.version,
    ...{ accommodations: { extraTime: 'none', readableFont: false, comfortableTarget: false } },
    ...{ mayCalibrate: person !== 1, status: 'finished', startedAt: at, touchedAt: at, itemId: null, shownAt: at },
    ...{ spentMs: {}, focusLosses: 0, stopReason: 'precision', resultId: null },
    log: bank.engine.items.slice(0, 12).map((item, seq) => {
      const score = scoreAt(scoreChances(item, person % 2 === 0 ? -1 : 1), chance.uniform())
      const outcome = score === mostOf(item) ? 'right' : 'wrong'
      return {
        ...{ seq, itemId: item.id, outcome, score, shownAt: at, answeredAt: at, elapsedMs: 1000 * person, indexes: [] },
        ...{ value: null, isPassed: false, isTimedOut: false, focusLosses: 0 },
      }
    }),
  })
  writeFileSync(path('sessions.json'), JSON.stringify(Array.from({ length: 6 }, (_, person) => rowOf(person))))
  const run = (...words: string[]) => {
    const ran = spawnSync(process.execPath, ['e2e/estimate/run.mjs', ...words], { encoding: 'utf8' })
    expect(ran.stderr).not.toContain('Error')
    expect(ran.status).toBe(0)
    return ran.stdout
  }
  run('export', path('sessions.json'), path('answers.json'))
  expect(readFileSync(path('answers.json'), 'utf8')).not.toMatch(/"u\d"|2026/)
  run('merge', path('merged.json'), path('answers.json'), path('answers.json'))
  expect(JSON.parse(readFileSync(path('merged.json'), 'utf8')).sessions).toHaveLength(5)
  run('estimate', path('merged.json'), path('items.json'))
  const { sql, javascript } = JSON.parse(readFileSync(path('items.json'), 'utf8'))
  expect(sql.items.slice(0, 13).map(({ answers }: { answers: number }) => answers)).toEqual([...Array(12).fill(4), 0])
  expect(sql.items[0].spread).toBeLessThan(SPREAD)
  expect(javascript.ratings).toEqual(BELIEF)
  copyFileSync('seed/items/learned.ts', path('learned.ts'))
  expect(run('apply', path('items.json'), path('learned.ts'))).toContain('sql: 48 answers')
  expect(readFileSync(path('learned.ts'))).toEqual(readFileSync('seed/items/learned.ts'))
})
