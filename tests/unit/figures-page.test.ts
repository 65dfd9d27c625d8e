// The page of figures: one table, of which a step can be measured again alone, and in which what is over its budget is shown with its reason.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { figuresPage, type Row, readFigures, withMeasured } from '#scripts/figures-page.mjs'
import { atMost } from '#scripts/hand-over.mjs'

const OLD = '2 cores of X, 4 GB of memory, Node 26.1.0, Chromium 150.1'
const NEW = '8 cores of Y, 16 GB of memory, Node 26.2.0, Chromium 151.2'
const row = (step: string, figure: string, more: Partial<Row> = {}): Row => ({
  ...{ step, figure, value: '3 kB', budget: '4 kB', verdict: 'within', machine: OLD, date: '2026-11-01' },
  ...more,
})
const ROWS = [
  row('size', 'first script'),
  row('size', 'parts', { budget: '', verdict: 'shown' }),
  row('bench', 'first visit', { value: '5 s', verdict: 'over' }),
]

test('what a page was written from is read from it again', () => {
  expect(readFigures(figuresPage(ROWS))).toEqual(ROWS)
  expect(readFigures(figuresPage([]))).toEqual([])
})

test('each row has its budget, its verdict, its machine and its day', () => {
  const lines = figuresPage([...ROWS, row('tests', 'tests', { machine: NEW })]).split('\n')
  expect(lines).toContain('| size | first script | 3 kB | 4 kB | within | 1 | 2026-11-01 |')
  expect(lines).toContain('| size | parts | 3 kB |  | shown | 1 | 2026-11-01 |')
  expect(lines).toContain('| tests | tests | 3 kB | 4 kB | within | 2 | 2026-11-01 |')
  expect(lines).toEqual(expect.arrayContaining([`1. ${OLD}`, `2. ${NEW}`]))
})

test('what is over its budget is counted, and has its reason or says that it has none', () => {
  const why = [['first visit', 'the disk is slow']] as const
  const page = figuresPage([...ROWS, row('bench', 'other', { verdict: 'over' })], why)
  expect(page).toContain('| 5 s | 4 kB | **over**: the disk is slow | 1 |')
  expect(page).toContain('| other | 3 kB | 4 kB | **over**: no one has explained it yet | 1 |')
  expect(page).toContain('Of 3 figures with a budget, 2 are over it.')
  expect(figuresPage(ROWS.slice(0, 2))).toContain('Of 1 figures with a budget, none is over it.')
})

test('a step that is measured again takes the place of its rows, and others stay as they were', () => {
  const again = [row('size', 'first script', { value: '2 kB', machine: NEW, date: '2026-11-30' })]
  const order = ['size', 'bench']
  expect(withMeasured(ROWS, again, order)).toEqual([...again, ROWS[2]])
  expect(withMeasured(ROWS.slice(2), again, order)).toEqual([...again, ROWS[2]])
})

test('signs of the table in a figure are written as text, and read again', () => {
  const rows = [row('simulate', '|bias| of <Item>', { budget: '<= 3' }), row('simulate', 'a | b | c')]
  expect(figuresPage(rows)).toContain('| simulate | \\|bias\\| of \\<Item> | 3 kB | \\<= 3 | within | 1 |')
  expect(readFigures(figuresPage(rows))).toEqual(rows)
})

test('a number may be as high as its budget, and no higher', () => {
  const kB = (value: number) => `${value} kB`
  expect(atMost('a', 4, 4, kB)).toEqual({ figure: 'a', value: '4 kB', budget: '4 kB', verdict: 'within' })
  expect(atMost('a', 5, 4)).toMatchObject({ value: '5', verdict: 'over' })
  expect(atMost('a', 5, Number.POSITIVE_INFINITY)).toMatchObject({ budget: '', verdict: 'shown' })
})

test('the page of the project is as the command writes it, and each figure over its budget has a reason', () => {
  const text = readFileSync('docs/figures.md', 'utf8')
  expect(figuresPage(readFigures(text))).toBe(text)
  expect(text).not.toContain('no one has explained it yet')
  // No path, and no name of a machine.
  expect(text).not.toMatch(/\/(?:home|work|Users|tmp)\//)
})
