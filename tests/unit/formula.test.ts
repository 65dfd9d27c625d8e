// Formulas on a small sheet: what they give, in both languages, and the messages about those that are none.
import { describe, expect, test } from 'vitest'
import { type CellResult, type Entry, resultsOf } from '#formats/formula/evaluate-formula.ts'
import type { CellValue } from '#formats/formula/formula-value.ts'
import { readEntry } from '#formats/formula/parse-formula.ts'
import { fc, runs } from '#tests/setup/properties.ts'

const ROWS: readonly (readonly CellValue[])[] = [
  ['City', 'Amount', 'Count', 'Code'],
  ['Lyon', 120, 3, 'LYO-0417-B'],
  ['Lille', 80.5, 1, 'LIL-12-A'],
  ['Lyon', 40, null, 'LYO-3-C'],
  ['Nice', -10, 0, ''],
  [null, null, 7, ' x  y '],
]
const data = new Map(ROWS.flatMap((row, y) => row.map((value, x) => [`${'ABCD'.charAt(x)}${y + 1}`, value] as const)))
/** @param rowsDown by how much the formula was copied down from F1 */
function result(formula: string, more: Readonly<Record<string, string>> = {}, rowsDown = 0): CellResult {
  const at = `F${1 + rowsDown}`
  const entries = new Map<string, Entry>()
  for (const [name, text] of [[at, formula] as const, ...Object.entries(more)]) {
    const read = readEntry(text)
    if (read) entries.set(name, { read, rowsDown: name === at ? rowsDown : 0 })
  }
  return resultsOf({ data, entries })(at)
}
const given = (formula: string) => {
  const found = result(formula)
  return 'value' in found ? found.value : found.error
}

test.each([
  ['=1+2*3', 7],
  ['=(1+2)*3', 9],
  ['=2^3^1', 8],
  ['=-2^2', 4],
  ['=10%*50', 5],
  ['=7-2-1', 4],
  ['="a"&1+1', 'a2'],
  ['=1=1', true],
  ['="B"="b"', true],
  ['=B2*1,5', 180],
  ['=B2 × 1.5', 180],
  ['=SUM(B2:B5)', 230.5],
  ['=SUM(B2,B3,1.5)', 202],
  ['=somme(B2;B3;1,5)', 202],
  ['=SOMME(B2:B5;10)', 240.5],
  ['=AVERAGE(C2:C6)', 2.75],
  ['=MOYENNE(C2:C6)', 2.75],
  ['=COUNT(C2:C6)', 4],
  ['=COUNTA(A2:A6)', 4],
  ['=COUNTBLANK(A2:C6)', 3],
  ['=MEDIAN(C2:C6)', 2],
  ['=COUNTIF(A2:A6,"lyon")', 2],
  ['=COUNTIF(A2:A6,"L*")', 3],
  ['=COUNTIF(B2:B6,">=80")', 2],
  ['=NB.SI(B2:B6;">=80,5")', 2],
  ['=COUNTIF(B2:B6,">"&B4)', 2],
  ['=SUMIF(A2:A6,"Lyon",B2:B6)', 160],
  ['=SOMME.SI(A2:A6;"Lyon";B2:B6)', 160],
  ['=SUMIFS(B2:B6,A2:A6,A2,C2:C6,">0")', 120],
  ['=SOMME.SI.ENS(B2:B6;A2:A6;A2;C2:C6;">0")', 120],
  ['=AVERAGEIF(A2:A6,"Lyon",B2:B6)', 80],
  ['=MAXIFS(B2:B6,A2:A6,"Lyon")', 120],
  ['=SUMPRODUCT(B2:B5,C2:C5)', 440.5],
  ['=SOMMEPROD((A2:A5="Lyon")*B2:B5)', 160],
  ['=SUMPRODUCT(--(A2:A5="Lyon"),B2:B5)', 160],
  ['=IF(B2>100,"big","small")', 'big'],
  ['=SI(B2>=100;B2*0,9;B2)', 108],
  ['=IFS(B2<50,1,B2<200,2,TRUE,3)', 2],
  ['=SI.CONDITIONS(B2<50;1;VRAI;3)', 3],
  ['=IFERROR(1/C5,0)', 0],
  ['=SIERREUR(RECHERCHEV("x";A2:B6;2;FAUX);"?")', '?'],
  ['=VLOOKUP("Lille",A2:C6,2,FALSE)', 80.5],
  ['=XLOOKUP("Nice",A2:A6,B2:B6)', -10],
  ['=RECHERCHEX("Brest";A2:A6;B2:B6;0)', 0],
  ['=INDEX(B2:B6,MATCH("Lille",A2:A6,0))', 80.5],
  ['=INDEX(B2:B6;EQUIV("Lille";A2:A6;0))', 80.5],
  ['=AND(B2>1,C2>1)', true],
  ['=OU(B2<1;C2<1)', false],
  ['=NOT(FALSE)', true],
  ['=ROUND(1.005,2)', 1.01],
  ['=ROUND(-2.5,0)', -3],
  ['=ARRONDI(B3*1,2;1)', 96.6],
  ['=ROUNDUP(1.21,1)', 1.3],
  ['=ROUNDDOWN(-1.29,1)', -1.2],
  ['=INT(-1.5)', -2],
  ['=MOD(-1,3)', 2],
  ['=LARGE(B2:B5,2)', 80.5],
  ['=RANK(B3,$B$2:$B$5)', 2],
  ['=LEFT(D2,FIND("-",D2)-1)', 'LYO'],
  ['=GAUCHE(D2;TROUVE("-";D2)-1)', 'LYO'],
  ['=MID(D2,5,4)', '0417'],
  ['=VALUE(MID(D2,5,4))', 417],
  ['=RIGHT(D2,1)', 'B'],
  ['=LEN(D3)', 8],
  ['=TRIM(D6)', 'x y'],
  ['=TEXTBEFORE(D2,"-")&TEXTAFTER(D3,"-")', 'LYO12-A'],
  ['=C4+1', 1],
  ['=C4=""', true],
  ['=A1*2', '#VALUE!'],
  ['=1/0', '#DIV/0!'],
  ['=VLOOKUP("x",A2:B6,2,FALSE)', '#N/A'],
  ['=F1+1', '#CYCLE!'],
  ['42,5', 42.5],
  ['Lyon', 'Lyon'],
  ['=“a”&«\u00a0b\u00a0»', 'ab'],
])('%s gives %s', (formula, expected) => {
  const found = given(formula)
  if (typeof expected === 'number' && typeof found === 'number') expect(found).toBeCloseTo(expected, 10)
  else expect(found).toBe(expected)
})

test('what is copied down moves with its cells, but for those that are fixed', () => {
  const down = (formula: string) => result(formula, {}, 1)
  expect(down('=B2*C2')).toEqual({ value: 80.5 })
  expect(down('=B2/B$2')).toEqual({ value: 80.5 / 120 })
  expect(down('=B2/$B$2')).toEqual({ value: 80.5 / 120 })
  expect(down('=SUM(B2:B3)')).toEqual({ value: 120.5 })
})

test('cells read each other, a mistake is passed on and can be caught, and a circle is one', () => {
  expect(result('=G1*2', { G1: '=H1+1', H1: '=B2' })).toEqual({ value: 242 })
  expect(result('=G1', { G1: '=1/0' })).toEqual({ error: '#DIV/0!' })
  expect(result('=IFERROR(G1,5)+IFERROR(G1,5)', { G1: '=1/0' })).toEqual({ value: 10 })
  expect(result('=G1', { G1: '=F1' })).toEqual({ error: '#CYCLE!' })
})

test.each([
  ['=SUM(B2:B5', 'unfinished', ''],
  ['=', 'unfinished', ''],
  ['="a', 'unfinished', ''],
  ['=1 2', 'unexpected', '2'],
  ['=SUM(B2))', 'unexpected', ')'],
  ['=#', 'unexpected', '#'],
  ['=SUMM(B2)', 'function', 'SUMM'],
  ['=constructor(1)', 'function', 'constructor'],
  ['=IF(1)', 'arguments', 'IF'],
  ['=Total+1', 'reference', 'Total'],
  ['=AA1', 'reference', 'AA1'],
])('%s is no formula: %s %s', (entry, kind, word) => {
  expect(readEntry(entry)).toEqual({ problem: { kind, word } })
})

describe('whatever is typed', () => {
  const pieces = [
    'B2',
    '$C$3',
    'A1:D6',
    '1',
    '2,5',
    '"x"',
    '+',
    '-',
    '*',
    '/',
    '^',
    '&',
    '=',
    '(',
    ')',
    ';',
    ',',
    '%',
    'SUM(',
    'SI(',
    'IFERROR(',
    'INDEX(',
    'SUMPRODUCT(',
    'G1',
    ' ',
  ]
  test('comes to a value or to a mistake that has a name, soon', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
        const found = result(`=${parts.join('')}`, { G1: '=F1&B2' })
        expect('value' in found || found.error.startsWith('#')).toBe(true)
      }),
      { numRuns: runs(400) },
    )
  })

  test('is bounded: texts do not grow without end, and what fails is not tried again and again', () => {
    const grown = Array.from({ length: 12 }).reduce<string>((inner) => `SUBSTITUTE(${inner},"a","aaaaaaaaaa")`, '"aa"')
    expect(given(`=${grown}`)).toBe('#VALUE!')
    const many = (name: string) => `=${Array.from({ length: 60 }, () => `IFERROR(${name},1)`).join('+')}`
    const start = performance.now()
    expect(result(many('G1'), { G1: many('H1'), H1: many('I1'), I1: many('J1'), J1: '=1/0' })).toEqual({
      value: 60 ** 4,
    })
    expect(performance.now() - start).toBeLessThan(500)
  })
})
