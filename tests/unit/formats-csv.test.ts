// Tables as CSV: what is written is read back, what others write is understood, and nothing is a formula.

import { describe, expect, test } from 'vitest'
import { csvStyleOf, csvTable, readCsv, unguarded } from '#formats/csv.ts'
import { fc } from '#tests/setup/properties.ts'

describe('there and back', () => {
  test('whatever the cells hold', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', "'", '|', ',', ';', '\t', '\n', ' ', '=', '-', '@') })
    const row = fc.array(cell, { minLength: 1, maxLength: 4 }).filter((cells) => cells.some((one) => one !== ''))
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        // The separator is recognised by the first line.
        const read = readCsv(csvTable([['a', 'b', 'c', 'd'], ...rows])).slice(1)
        expect(read.map((cells) => cells.map(unguarded))).toEqual(rows)
      }),
    )
  })

  test('begins with a mark, and lines end in CRLF', () => {
    expect(csvTable([['Ville'], ['Sète']])).toBe('\ufeffVille\r\nSète\r\n')
    expect(readCsv('\ufeffVille\r\nSète\r\n')).toEqual([['Ville'], ['Sète']])
  })
})

test.each([
  ['en', 'Day,Visitors\r\n2026-11-18,4385\r\n2026-11-19,0.5\r\n'],
  ['fr', 'Day;Visitors\r\n2026-11-18;4385\r\n2026-11-19;0,5\r\n'],
])('numbers are as spreadsheets of %s read them', (language, text) => {
  const rows = [
    ['Day', 'Visitors'],
    ['2026-11-18', 4385],
    ['2026-11-19', 0.5],
  ]
  expect(csvTable(rows, csvStyleOf(language))).toBe(`\ufeff${text}`)
})

describe('files of others', () => {
  test.each([
    ['semicolons', 'a;b\n1,5;2'],
    ['tabs', 'a\tb\n1,5\t2'],
    ['bars', 'a|b\n1,5|2'],
    ['a separator that is told', '\ufeffsep=|\r\na|b\r\n1,5|2'],
    ['commas and quotes', 'a,b\r\n"1,5",2\r\n'],
  ])('with %s', (_, text) => {
    expect(readCsv(text)).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ])
  })

  test('lines within a cell, quotes within quotes, and lines without a cell', () => {
    expect(readCsv('a,b\n"1\n2","say ""hi"""\n\n,\nx,')).toEqual([
      ['a', 'b'],
      ['1\n2', 'say "hi"'],
      ['x', ''],
    ])
  })
})

test('a separator within quotes of the first line is none', () => {
  expect(readCsv('"Last, first, middle";Note\nLind;x')).toEqual([
    ['Last, first, middle', 'Note'],
    ['Lind', 'x'],
  ])
})

describe('a quote that is never closed', () => {
  test.each([
    ['in a row', 'Name,Notes\nIda,"open\nBob,x\nCy,"y, z"', [['Ida', 'open\nBob,x\nCy,y', ' z"']]],
    [
      'in the last row',
      'Name,Notes\nIda,"a, b"\nBob,"open\nCy,y\n',
      [
        ['Ida', 'a, b'],
        ['Bob', '"open'],
        ['Cy', 'y'],
      ],
    ],
    [
      'with doubled ones behind it',
      'Name,Notes\nIda,"say ""hi""\nBob,x',
      [
        ['Ida', '"say ""hi""'],
        ['Bob', 'x'],
      ],
    ],
    ['in the first line', '"Name,Notes\nIda,x', [['Ida', 'x']]],
  ])('%s takes no row with it', (_, text, rows) => {
    expect(readCsv(text).slice(1)).toEqual(rows)
  })

  test('is found in time that grows with the file', () => {
    const start = performance.now()
    expect(readCsv(`a,b\n${'"x""y,'.repeat(200_000)}`).length).toBeGreaterThan(1)
    expect(performance.now() - start).toBeLessThan(5000)
  })
})

test.each([
  [
    undefined,
    [
      ['a;b', 'c'],
      ['1;2', '3'],
    ],
  ],
  [
    ';',
    [
      ['a', 'b,c'],
      ['1', '2,3'],
    ],
  ],
  ['|', [['a;b,c'], ['1;2,3']]],
])('a separator that is chosen (%j) goes before the one that is found', (chosen, rows) => {
  expect(readCsv('a;b,c\n1;2,3', chosen)).toEqual(rows)
})

test.each(['=1+1', '+1', '-x', '@a', ' =1', '\t=1', '\u200b=1', '＝1', '\r1'])('%j is no formula', (text) => {
  const [[cell = ''] = []] = readCsv(csvTable([[text, 'b']]))
  expect(cell.startsWith("'")).toBe(true)
  expect(unguarded(cell)).toBe(text.replace('\r', '\n'))
})
