import { describe, expect, test } from 'vitest'
import { drawnParts, evenOffsets, offsetsOf } from '#kit/list/row-offsets.ts'
import { runListCommand } from '#kit/list/run-list-command.ts'
import { ALL, hasKey, NOTHING, sizeOf, toggled, withKeys } from '#kit/list/selection.ts'
import { arraySource } from '#kit/list/source.ts'
import { choiceIn, isShown, type TableColumn, textOfChoice, tracksOf } from '#kit/list/table-columns.ts'

describe('where rows stand', () => {
  test('rows of different heights: each begins where the one above ends', () => {
    const offsets = offsetsOf([44, 60, 44])
    expect([0, 1, 2, 3].map(offsets.topOf)).toEqual([0, 44, 104, 148])
    expect([0, 43, 44, 103, 104, 999].map(offsets.rowAt)).toEqual([0, 0, 1, 1, 2, 2])
  })

  test('rows of one height are found as they would be one by one', () => {
    const even = evenOffsets(50, 44)
    const each = offsetsOf(Array.from({ length: 50 }, () => 44))
    for (const y of [0, 43, 44, 1000, 2199, 9999]) expect(even.rowAt(y)).toBe(each.rowAt(y))
    for (const index of [0, 1, 49, 50, 51]) expect(even.topOf(index)).toBe(each.topOf(index))
    expect(even.rowAt(-5)).toBe(0)
  })

  test('what is drawn and the gaps between make up the whole height', () => {
    const offsets = evenOffsets(50_000, 44)
    const parts = drawnParts(offsets, 1000, 1030, [3, 49_999, -1, 50_000])
    const rows = parts.filter(({ kind }) => kind === 'row')
    const gaps = parts.reduce((sum, part) => sum + (part.kind === 'gap' ? part.height : 0), 0)
    expect(rows.map(({ index }) => index)).toEqual([3, ...Array.from({ length: 30 }, (_, at) => 1000 + at), 49_999])
    expect(gaps + rows.length * 44).toBe(50_000 * 44)
  })

  test('an empty list has nothing to draw', () => expect(drawnParts(evenOffsets(0, 44), 0, 30, [0])).toEqual([]))
})

describe('a selection', () => {
  test('of all that match holds whatever is listed, but for what is taken out', () => {
    const some = toggled(ALL, 'b')
    expect(['a', 'b', 'never read'].map((key) => hasKey(some, key))).toEqual([true, false, true])
    expect(sizeOf(some, 50_000)).toBe(49_999)
    expect(hasKey(toggled(some, 'b'), 'b')).toBe(true)
  })

  test('of some rows takes more along, and of all gives back what was taken out', () => {
    expect([...withKeys(toggled(NOTHING, 'a'), ['b', 'c']).keys]).toEqual(['a', 'b', 'c'])
    expect(sizeOf(withKeys(toggled(toggled(ALL, 'a'), 'b'), ['b', 'c']), 10)).toBe(9)
  })
})

describe('the columns of a table', () => {
  const columns: readonly TableColumn[] = [
    { id: 'name', label: 'Name', width: '3fr' },
    { id: 'price', label: 'Price', width: '88px', begins: 'shown' },
    { id: 'brand', label: 'Brand', width: '1fr', begins: 'hidden' },
  ]
  const shownBy = (text: string | null) => columns.filter((one) => isShown(one, choiceIn(text))).map(({ id }) => id)

  test('are as they begin until some are chosen; the one that rows are known by stays', () => {
    expect(shownBy(null)).toEqual(['name', 'price'])
    expect(shownBy('-name -price +brand')).toEqual(['name', 'brand'])
    expect(tracksOf(columns.slice(0, 2), '18px')).toBe('18px 3fr 88px')
  })

  test('a choice is what differs from how they begin: other columns that come later begin as they do', () => {
    const text = textOfChoice(columns, new Set(['name', 'brand']))
    expect(text).toBe('-price +brand')
    expect(shownBy(text)).toEqual(['name', 'brand'])
    expect(textOfChoice(columns, new Set(['name', 'price']))).toBeNull()
  })

  test('what is stored and says nothing leaves them as they begin', () => {
    for (const text of ['', 'price', '["price"]', '+none -other', '- +'])
      expect(shownBy(text)).toEqual(['name', 'price'])
  })
})

describe('a key in the list', () => {
  const source = arraySource(
    [
      { key: 'head', kind: 'head' as const },
      { key: 'one', kind: 'item' as const },
      { key: 'more', kind: 'action' as const },
    ],
    ({ key }) => key,
  )
  const press = (command: string, index: number) => {
    const done: string[] = []
    const isTaken = runListCommand(command, {
      source,
      traitsOf: ({ kind }) => ({ kind, isFolded: false }),
      active: { index, activate: (next) => done.push(`to ${next}`) },
      selection: undefined,
      actions: {
        open: (_, key) => done.push(`open ${key}`),
        act: ({ key }) => done.push(`act ${key}`),
        fold: ({ key }) => done.push(`fold ${key}`),
        run: (name, { key }) => done.push(`${name} ${key}`) > 0,
      },
    })
    return [isTaken, ...done]
  }

  test.each([
    ['next', 0, [true, 'to 1']],
    ['next', 2, [true, 'to 2']],
    ['page-up', 1, [true, 'to 0']],
    ['last', 0, [true, 'to 2']],
    ['open', 0, [true, 'fold head']],
    ['open', 1, [true, 'open one']],
    ['open', 2, [true, 'act more']],
    ['collapse', 0, [true, 'fold head']],
    ['expand', 0, [true]],
    ['expand', 1, [false]],
    ['select-all', 1, [false]],
    ['archive', 1, [true, 'archive one']],
  ])('%s on row %s', (command, index, expected) => expect(press(command, index)).toEqual(expected))

  test('means nothing in an empty list', () => expect(press('next', -1)).toEqual([false]))
})
