// Codes as bars: EAN-13, UPC-A and EAN-8 where the digits are one of them, Code 128 for any other printable text. Pure.
// @offline later
import { barcodeFault } from '#contract/apps/inventory-codes.ts'

/** A symbol, module by module: `1` is a bar, `0` a space; without the quiet zone. */
export interface BarSymbol {
  readonly kind: 'ean' | 'code-128'
  readonly modules: string
}

/** Empty modules that a scanner needs on either side. */
export const QUIET_ZONE = 10

/** Undefined where no symbol can hold it: it is empty, or has letters beyond ASCII. */
export function barSymbol(code: string): BarSymbol | undefined {
  const ean = /^\d{12}$/.test(code) ? `0${code}` : code
  if (/^(\d{8}|\d{13})$/.test(ean) && barcodeFault(ean) === null)
    return { kind: 'ean', modules: ean.length === 13 ? ean13(ean) : ean8(ean) }
  return /^[\x20-\x7e]{1,100}$/.test(code) ? { kind: 'code-128', modules: code128(code) } : undefined
}

const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const inverted = (modules: string): string => [...modules].map((module) => (module === '1' ? '0' : '1')).join('')
const reversed = (modules: string): string => [...modules].toReversed().join('')
const RIGHT = LEFT.map(inverted)
const LEFT_EVEN = RIGHT.map(reversed)
/** Which of the six digits at the left are even, by the first digit. */
const PARITY = ['......', '..e.ee', '..ee.e', '..eee.', '.e..ee', '.ee..e', '.eee..', '.e.e.e', '.e.ee.', '.ee.e.']

const drawn = (digits: string, set: readonly string[]): string =>
  [...digits].map((digit) => set[Number(digit)] ?? '').join('')

function ean13(digits: string): string {
  const parity = PARITY[Number(digits[0])] ?? ''
  const left = [...digits.slice(1, 7)].map((digit, at) => drawn(digit, parity[at] === 'e' ? LEFT_EVEN : LEFT)).join('')
  return `101${left}01010${drawn(digits.slice(7), RIGHT)}101`
}

const ean8 = (digits: string): string => `101${drawn(digits.slice(0, 4), LEFT)}01010${drawn(digits.slice(4), RIGHT)}101`

/** The widths of bars and spaces of each value, bars first. */
const WIDTHS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 ' +
  '223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 ' +
  '112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 ' +
  '311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 ' +
  '122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')
const [START_B, START_C, STOP, CHECKED_BY] = [104, 105, 106, 103]

function code128(text: string): string {
  // Two digits a sign where there is nothing else.
  const isPairs = /^(\d\d){2,}$/.test(text)
  const values = isPairs
    ? (text.match(/\d\d/g) ?? []).map(Number)
    : [...text].map((sign) => (sign.codePointAt(0) ?? 32) - 32)
  const start = isPairs ? START_C : START_B
  const sum = values.reduce((total, value, at) => total + value * (at + 1), start)
  return [start, ...values, sum % CHECKED_BY, STOP].map(widthsAsModules).join('')
}

const widthsAsModules = (value: number): string =>
  [...(WIDTHS[value] ?? '')].map((width, at) => (at % 2 === 0 ? '1' : '0').repeat(Number(width))).join('')
