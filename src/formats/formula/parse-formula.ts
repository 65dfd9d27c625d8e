// A formula as a tree, read from what somebody has typed: with the precedence of the usual spreadsheets, in either language.

import { functionArity } from './formula-functions.ts'
import { englishName } from './formula-names.ts'
import { type FormulaProblem, type Token, tokensOf, UnreadFormula } from './formula-tokens.ts'
import { numberIn } from './formula-value.ts'

/** A cell by its indexes, from 0; what is fixed stays when the formula is copied. */
export interface CellReference {
  readonly column: number
  readonly row: number
  readonly isColumnFixed: boolean
  readonly isRowFixed: boolean
}

export type Formula =
  | { readonly kind: 'value'; readonly value: number | string | boolean | null }
  | { readonly kind: 'cell'; readonly cell: CellReference }
  | { readonly kind: 'range'; readonly from: CellReference; readonly to: CellReference }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Formula[] }
  | { readonly kind: 'operator'; readonly sign: string; readonly one: Formula; readonly other: Formula }
  | { readonly kind: 'minus' | 'percent'; readonly one: Formula }

export type ReadEntry = { readonly formula: Formula } | { readonly problem: FormulaProblem }

const COLUMNS = 26
const ROWS = 99

/** What was typed into a cell: a formula where it begins with an equals sign, else a number or a text; null where it is empty. */
export function readEntry(text: string): ReadEntry | null {
  const entry = text.trim()
  if (entry === '') return null
  if (!/^[=＝]/.test(entry)) return { formula: { kind: 'value', value: numberIn(entry) ?? entry } }
  try {
    return { formula: new Reader(tokensOf(entry.slice(1))).whole() }
  } catch (error) {
    if (error instanceof UnreadFormula) return { problem: error.problem }
    throw error
  }
}

/** From the loosest to the tightest; a sign before a value is tighter still, and a percent sign the tightest. */
const LEVELS: readonly (readonly string[])[] = [['=', '<>', '<', '<=', '>', '>='], ['&'], ['+', '-'], ['*', '/'], ['^']]

class Reader {
  private readonly tokens: readonly Token[]
  private at = 0

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }

  whole(): Formula {
    const formula = this.level(0)
    const left = this.tokens[this.at]
    if (left) throw new UnreadFormula('unexpected', String(left.value))
    return formula
  }

  private level(index: number): Formula {
    const signs = LEVELS[index]
    if (!signs) return this.signed()
    let one = this.level(index + 1)
    for (let sign = this.sign(signs); sign !== undefined; sign = this.sign(signs))
      one = { kind: 'operator', sign, one, other: this.level(index + 1) }
    return one
  }

  private signed(): Formula {
    const sign = this.sign(['-', '+'])
    if (sign === '-') return { kind: 'minus', one: this.signed() }
    if (sign === '+') return this.signed()
    let one = this.primary()
    while (this.sign(['%'])) one = { kind: 'percent', one }
    return one
  }

  private primary(): Formula {
    const token = this.tokens[this.at]
    if (!token) throw new UnreadFormula('unfinished')
    this.at += 1
    if (token.kind === 'number' || token.kind === 'text') return { kind: 'value', value: token.value }
    if (token.kind === 'name') return this.named(token.value)
    if (token.value !== '(') throw new UnreadFormula('unexpected', token.value)
    const inner = this.level(0)
    this.close()
    return inner
  }

  private named(word: string): Formula {
    const name = englishName(word)
    if (this.sign(['('])) return this.call(word, name)
    if (name === 'TRUE' || name === 'FALSE') return { kind: 'value', value: name === 'TRUE' }
    const from = cellOf(word)
    if (!this.sign([':'])) return { kind: 'cell', cell: from }
    const end = this.tokens[this.at]
    if (!end) throw new UnreadFormula('unfinished')
    if (end.kind !== 'name') throw new UnreadFormula('unexpected', String(end.value))
    this.at += 1
    return { kind: 'range', from, to: cellOf(end.value) }
  }

  private call(word: string, name: string): Formula {
    const arity = functionArity(name)
    if (!arity) throw new UnreadFormula('function', word)
    const args: Formula[] = []
    if (!this.sign([')'])) {
      do args.push(this.isNext([';', ')']) ? { kind: 'value', value: null } : this.level(0))
      while (this.sign([';']))
      this.close()
    }
    const [least, most] = arity
    if (args.length < least || args.length > most) throw new UnreadFormula('arguments', word)
    return { kind: 'call', name, args }
  }

  private close(): void {
    if (this.sign([')'])) return
    const left = this.tokens[this.at]
    throw left ? new UnreadFormula('unexpected', String(left.value)) : new UnreadFormula('unfinished')
  }

  private isNext(signs: readonly string[]): boolean {
    const token = this.tokens[this.at]
    return token?.kind === 'sign' && signs.includes(token.value)
  }

  /** The next sign, taken, where it is one of these. */
  private sign(signs: readonly string[]): string | undefined {
    if (!this.isNext(signs)) return undefined
    const token = this.tokens[this.at]
    this.at += 1
    return token ? String(token.value) : undefined
  }
}

function cellOf(word: string): CellReference {
  const match = /^(\$?)([A-Za-z])(\$?)(\d{1,2})$/.exec(word)
  const [, columnFixed = '', letter = '', rowFixed = '', digits = ''] = match ?? []
  const column = letter.toUpperCase().charCodeAt(0) - 65
  const row = Number(digits) - 1
  if (!match || column >= COLUMNS || row < 0 || row >= ROWS) throw new UnreadFormula('reference', word)
  return { column, row, isColumnFixed: columnFixed !== '', isRowFixed: rowFixed !== '' }
}

/** The indexes of a cell, from 0, by its name; undefined where it is none. */
export function positionOf(name: string): { readonly column: number; readonly row: number } | undefined {
  const match = /^([A-Z])(\d{1,2})$/.exec(name)
  return match ? { column: (match[1] ?? '').charCodeAt(0) - 65, row: Number(match[2]) - 1 } : undefined
}

export const cellName = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row + 1}`
