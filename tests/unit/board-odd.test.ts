// Files of boards in which something is not what it should be: nothing throws, one odd entry costs itself alone, and nothing comes in as what nobody wrote.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { planOfJson } from '#apps/scrumboard/import/plan-of-json.ts'
import { planOfTable } from '#apps/scrumboard/import/plan-of-table.ts'
import { BoardPlan } from '#contract/apps/scrumboard-shapes.ts'

const nobody = () => undefined
const read = (value: unknown) => planOfJson(JSON.stringify(value), nobody)
const titlesIn = (plan: BoardPlan | undefined) =>
  plan?.lists.flatMap(({ cards }) => cards.map(({ title }) => title)) ?? []

const ODD: readonly unknown[] = [
  null,
  5,
  'odd',
  '',
  true,
  [],
  {},
  [null, 5, {}],
  { constructor: 1 },
  '__proto__',
  '\ud800',
]
type Json = { [key: string]: unknown }

/** Every place in a value. */
function pathsIn(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [...(at.length > 0 ? [at] : []), ...inner.flatMap(([key, one]) => pathsIn(one, [...at, key]))]
}

function put(whole: unknown, path: readonly string[], odd: unknown): unknown {
  const copy = structuredClone(whole)
  const last = path.at(-1) ?? ''
  const holder = path.slice(0, -1).reduce((inner, key) => (inner as Json)[key], copy) as Json
  holder[last] = odd
  return copy
}

describe.each(['trello.json', 'wekan.json', 'planka.json'])('in %s', (file) => {
  const whole: unknown = JSON.parse(readFileSync(new URL(`../fixtures/boards/${file}`, import.meta.url), 'utf8'))
  const text = JSON.stringify(whole)
  const all = titlesIn(planOfJson(text, nobody)?.plan)

  test('what is odd anywhere costs the cards beside it nothing', () => {
    const lost: unknown[] = []
    // Each place with a third of what is odd, another one for each.
    for (const [nth, path] of pathsIn(whole).entries())
      for (const odd of ODD.filter((_, at) => (at + nth) % 3 === 0)) {
        const board = read(put(whole, path, odd))
        if (board) expect(BoardPlan.safeParse(board.plan).error?.issues ?? []).toEqual([])
        const entry = path.findIndex((key) => key === 'cards' || key === 'lists')
        // A list, or a card, that cannot be read costs what it holds; others nothing.
        const isHolder = entry < 0 ? ['item', 'included', '_format'].includes(path.join()) : path.length < entry + 4
        const found = titlesIn(board?.plan)
        if (!isHolder && found.length < all.length) lost.push([path.join('.'), odd])
        // What is not there is reported.
        else if (board && found.length + board.refused.length < all.length && path.at(-1) !== 'cards')
          lost.push([path.join('.'), odd, 'untold'])
      }
    expect(lost).toEqual([])
  })

  test('a file that ends too early is none', () => {
    for (let at = 0; at < text.length; at += 97) expect(planOfJson(text.slice(0, at), nobody)).toBeNull()
  })
})

const lists = [{ id: 'a', name: 'Now', pos: 1 }]

test('thousands of odd cards among good ones are told, and those come', () => {
  const cards = Array.from({ length: 9000 }, (_, at) =>
    at % 3 === 0 ? { id: at, idList: 'a', name: `Card ${at}`, pos: at } : [null, 'odd', 7][at % 3],
  )
  const board = read({ name: 'Boat', lists, cards })
  expect(titlesIn(board?.plan)).toHaveLength(3000)
  expect(board?.refused).toHaveLength(6000)
  expect(board?.refused[0]).toEqual({ at: 2, name: '', reason: 'odd' })
})

test('lists that share an id both come, and the first has the cards', () => {
  const twice = [...lists, { id: 'a', name: 'Later', pos: 2 }]
  const board = read({ name: 'Boat', lists: twice, cards: [{ id: 1, idList: 'a', name: 'Paint' }] })
  expect(board?.plan.lists.map(({ title, cards }) => [title, cards.length])).toEqual([
    ['Now', 1],
    ['Later', 0],
  ])
})

test('numbers as texts and texts as numbers are read as they are meant', () => {
  const cards = [
    { id: 1, idList: 7, name: 1984, pos: '10', closed: 'false', dueComplete: 1 },
    { id: 2, idList: '7', name: 'First', pos: '2', closed: 'true', dueComplete: '0' },
  ]
  const board = read({ name: 2027, lists: [{ id: '7', name: 3 }], cards })
  expect(board?.plan).toMatchObject({
    title: '2027',
    lists: [
      {
        title: '3',
        cards: [
          { title: 'First', archived: true, done: false },
          { title: '1984', archived: false, done: true },
        ],
      },
    ],
  })
})

const DAYS: readonly [unknown, 'date' | undefined][] = [
  ['Week 12', 'date'],
  ['5', 'date'],
  [5, 'date'],
  [{ $date: '2027-01-01' }, 'date'],
  ['2027-02-30T10:00:00.000Z', 'date'],
  ['2027-02-30', 'date'],
  ['2027-01-02 10:75', 'date'],
  ['0012-01-02', 'date'],
  ['12026-01-02', 'date'],
  ['', undefined],
  [null, undefined],
]

test.each(DAYS)('a due date of %j is none', (due, reason) => {
  const board = read({ name: 'Boat', lists, cards: [{ id: 1, idList: 'a', name: 'Paint', due }] })
  expect(board?.plan.lists[0]?.cards[0]?.dueDate).toBeNull()
  expect(board?.refused.map((one) => one.reason)).toEqual(reason === undefined ? [] : [reason])
})

test('a day without a time ends it, wherever one is; a time stays one', () => {
  const dueOf = (due: string) =>
    read({ name: 'Boat', lists, cards: [{ id: 1, idList: 'a', name: 'Paint', due }] })?.plan.lists[0]?.cards[0]?.dueDate
  expect(dueOf('2027-01-02')).toBe(new Date(2027, 0, 2, 23, 59, 59).toISOString())
  expect(dueOf('2027-01-02T10:00:00+02:00')).toBe('2027-01-02T08:00:00.000Z')
  const table = planOfTable('Title,Due\nPaint,31/12/2027 17:30\n', {
    ...{ title: 'Boat', usualList: 'Cards', personCalled: nobody },
  })
  expect(table?.plan.lists[0]?.cards[0]?.dueDate).toBe(new Date(2027, 11, 31, 17, 30).toISOString())
})

test('a comment whose date is none is kept without one', () => {
  const actions = [{ type: 'commentCard', date: 'Week 12', data: { text: 'Wet', card: { id: 1 } } }]
  const board = read({ name: 'Boat', lists, cards: [{ id: 1, idList: 'a', name: 'Paint' }], actions })
  expect(board?.plan.lists[0]?.cards[0]?.comments).toMatchObject([{ text: 'Wet', createdAt: null }])
})
