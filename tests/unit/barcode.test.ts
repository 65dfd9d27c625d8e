// Codes as bars, read back here the way a scanner does.
import { describe, expect, test } from 'vitest'
import { barSymbol } from '#formats/barcode.ts'

/** Lengths of bars and spaces, bars first. */
const runs = (modules: string): number[] => (modules.match(/1+|0+/g) ?? []).map(({ length }) => length)

describe('EAN', () => {
  // As printed in the standard's own examples.
  test('an EAN-13 begins, is divided and ends by its guards, and its first digit stands in the parity of the left', () => {
    const { kind, modules = '' } = barSymbol('4003994155486') ?? {}
    expect(kind).toBe('ean')
    expect(modules).toHaveLength(95)
    expect([modules.slice(0, 3), modules.slice(45, 50), modules.slice(92)]).toEqual(['101', '01010', '101'])
    const left = modules.slice(3, 45).match(/.{7}/g) ?? []
    const bars = left.map((digit) => digit.replaceAll('0', '').length % 2)
    expect(bars).toEqual([1, 0, 1, 1, 0, 0])
    expect(left[0]).toBe('0001101')
    expect(modules.slice(50, 57)).toBe('1100110')
  })

  test('a UPC-A is the EAN-13 with a zero before it; an EAN-8 has 67 modules', () => {
    expect(barSymbol('036000291452')?.modules).toBe(barSymbol('0036000291452')?.modules)
    expect(barSymbol('73513537')?.modules).toHaveLength(67)
  })

  test('digits with a wrong check digit are drawn as what they are, in Code 128', () => {
    expect(barSymbol('4003994155487')?.kind).toBe('code-128')
  })
})

describe('Code 128', () => {
  test('has eleven modules a sign, an even number of them in bars, the check sum before the stop', () => {
    const { kind, modules = '' } = barSymbol('PJJ123C') ?? {}
    expect(kind).toBe('code-128')
    expect(modules).toHaveLength(11 * 9 + 13)
    const signs = modules.slice(0, -13).match(/.{11}/g) ?? []
    for (const sign of signs) {
      expect(runs(sign)).toHaveLength(6)
      expect(sign.replaceAll('0', '').length % 2).toBe(0)
    }
    // 104 + 48 + 42·2 + 42·3 + 17·4 + 18·5 + 19·6 + 35·7 = 879, which leaves 55: W.
    expect(signs.at(-1)).toBe(barSymbol('W')?.modules.slice(11, 22))
    expect(runs(modules.slice(-13))).toEqual([2, 3, 3, 1, 1, 1, 2])
  })

  test('every printable sign has bars of its own', () => {
    const signs = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
    expect(new Set(signs.map((sign) => barSymbol(sign)?.modules.slice(11, 22))).size).toBe(95)
  })

  test('pairs of digits share a sign', () => {
    expect(barSymbol('00421234')?.modules).toHaveLength(11 * 6 + 13)
    expect(barSymbol('0042123')?.modules).toHaveLength(11 * 9 + 13)
  })
})

test('what no scanner reads has no symbol', () => {
  expect(barSymbol('')).toBeUndefined()
  expect(barSymbol('é')).toBeUndefined()
})
